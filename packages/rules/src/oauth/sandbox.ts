import type { Site } from '../site/site.ts';

/**
 * OAUTH-06: whether a site has the sandbox of developers: test applications, its page, and the demo resource. Real accounts have none.
 * @param everywhere in development
 */
export function hasSandbox({ kind }: Pick<Site, 'kind'>, everywhere: boolean): boolean {
  return everywhere || kind === 'testnet';
}
