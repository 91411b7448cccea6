import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { codes } from '@gatehouse/contract/errors/codes';
import { type ThirdPartyProvider, thirdPartyProviders } from '@gatehouse/contract/login/third-party';
import { plainText } from '@gatehouse/rules/page/plain-text';
import type { Site } from '@gatehouse/rules/site/site';
import { type Api, envelopeOf } from './api.ts';
import { createRefreshedValues } from './refreshed-value.ts';

/** LOGIN-06: the providers of a site, from the API. */
export type ThirdPartySource = {
  /** Does not wait; without a response there are none. */
  readonly of: (site: Site) => readonly ThirdPartyProvider[];
  /** Settles with the first response; undefined afterwards. */
  readonly first: (site: Site) => Promise<unknown> | undefined;
};

export type ThirdPartySourceOptions = {
  readonly api: Api;
  /** Called once for each failure of a site, until it has ended. */
  readonly report: (problem: string) => void;
  readonly clock?: (() => number) | undefined;
};

const ID = /^[a-z0-9-]{1,32}$/;
const NAME_CHARS = 40;
const MOST_SHOWN = 8;

/** No site has providers: for tests, and without an API. */
export const noThirdParties: ThirdPartySource = { of: () => [], first: () => undefined };

/** Asks the API and refreshes its responses; a failure keeps the last good one. */
export function createThirdParties({ api, report, clock }: ThirdPartySourceOptions): ThirdPartySource {
  const failing = new Set<string>();
  const kept = createRefreshedValues<readonly ThirdPartyProvider[]>({
    clock,
    async load(siteId) {
      const providers = await ask(api, siteId);
      failing.delete(siteId);
      return providers;
    },
    onFailure(siteId, error) {
      if (failing.has(siteId)) return;
      failing.add(siteId);
      report(`third parties of ${siteId}: ${error instanceof Error ? error.message : String(error)}`);
    },
  });
  return { of: ({ id }) => kept.get(id) ?? [], first: ({ id }) => kept.first(id) };
}

/** An API without this call has no providers. */
async function ask(api: Api, siteId: string): Promise<readonly ThirdPartyProvider[]> {
  const headers = { accept: 'application/json', lang: 'en', platform: 'pc', [gatewayHeaders.site]: siteId };
  const answer = await api({ method: 'GET', path: thirdPartyProviders.path, headers });
  if (answer.status === 404) return [];
  const { ret_code: code, result } = envelopeOf(thirdPartyProviders.path, answer);
  if (code === codes.notFound) return [];
  const providers = (result as { providers?: unknown } | undefined)?.providers;
  if (code !== codes.success || !Array.isArray(providers)) {
    throw new Error(`${thirdPartyProviders.path} answered without providers (code ${code})`);
  }
  return providers
    .map(sound)
    .filter((provider) => provider !== undefined)
    .slice(0, MOST_SHOWN);
}

/** The response ends up in pages: keeps plain text and ids only. */
function sound(provider: Partial<Record<keyof ThirdPartyProvider, unknown>> | null): ThirdPartyProvider | undefined {
  const { id } = provider ?? {};
  const name = plainText(provider?.name, { most: NAME_CHARS });
  const letter = plainText(provider?.letter, { most: 2 }) || [...name][0] || '';
  return typeof id === 'string' && ID.test(id) && name !== '' ? { id, name, letter } : undefined;
}
