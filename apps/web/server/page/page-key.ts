import type { ThirdPartyProvider } from '@gatehouse/contract/login/third-party';
import type { Page } from '../pages.ts';
import type { RenderInput } from './render-input.ts';

/** Key of the page cache: everything that a page shows but its user and its data. */
export function pageKey(input: RenderInput, variant: Record<string, string>): string {
  const { site, hostKind, content, elements, pageConfig, thirdParties, locale, page, path } = input;
  const known = isOwnPath(page, path) ? path : '';
  return `${site.id} ${hostKind} ${content.key} ${elements.key} ${pageConfig.key} ${locale.value} ${page.name} ${known} ${JSON.stringify(variant)} ${input.inApp} ${input.miniApp} ${input.loginOnly} ${input.firstVisit}${listOf(thirdParties)}`;
}

/** Whether a page shows its path: the page of unknown paths is the same for all. */
export function isOwnPath({ definition }: Page, path: string): boolean {
  return definition.paths.includes(path);
}

/** Empty without variants, so that a site without them pays nothing. */
function listOf(thirdParties: readonly ThirdPartyProvider[]): string {
  return thirdParties.map(({ id, name, letter }) => ` ${id} ${letter} ${name}`).join('');
}

/** The query parameters that make a variant, if their value is one that the page names. */
export function variantOf({ definition }: Page, query: URLSearchParams): Record<string, string> {
  const variant: Record<string, string> = {};
  for (const [name, values] of Object.entries(definition.variants ?? {})) {
    const value = query.get(name);
    if (value !== null && values.includes(value)) variant[name] = value;
  }
  return variant;
}
