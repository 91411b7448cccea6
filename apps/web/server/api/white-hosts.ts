import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { codes } from '@gatehouse/contract/errors/codes';
import { whiteHosts } from '@gatehouse/contract/session/session-extras';
import { whiteOrigins } from '@gatehouse/rules/redirect/white-hosts';
import type { Brand } from '@gatehouse/rules/site/brand';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { type Api, envelopeOf } from './api.ts';
import { createRefreshedValues, type RefreshedValuesOptions } from './refreshed-value.ts';

/** SESS-09, REDIR-02: the brand with the operator's white hosts among the origins that a redirect may lead to. */
export type WhiteHosts = {
  /** Does not wait; without a response, the brand's own list. The same object until the list changes. */
  readonly brand: () => Brand;
  /** Settles with the first response; undefined afterwards. */
  readonly first: () => Promise<unknown> | undefined;
};

export type WhiteHostsOptions = Pick<RefreshedValuesOptions<never>, 'clock'> & {
  readonly brand: Brand;
  readonly api: Api;
  /** Called once for each problem, until it has changed. */
  readonly report: (problem: string) => void;
};

const ONLY_LIST = '';

/** The brand's own list only: for tests, and without an API. */
export function noWhiteHosts(brand: Brand): WhiteHosts {
  return { brand: () => brand, first: () => undefined };
}

/** Asks the API and refreshes its response; a failure keeps the last good one. */
export function createWhiteHosts({ brand, api, report, clock }: WhiteHostsOptions): WhiteHosts {
  let told = '';
  const tell = (problem: string) => {
    if (problem !== '' && problem !== told) report(`white hosts: ${problem}`);
    told = problem;
  };
  const kept = createRefreshedValues<readonly string[]>({
    clock,
    async load() {
      const { value, trace } = whiteOrigins(brand, await ask(api, globalSite(brand).id));
      const leftOut = trace.filter(({ outcome }) => outcome === 'passed over');
      tell(leftOut.map(({ check, detail }) => `${check}: ${detail}`).join('; '));
      return value;
    },
    onFailure: (_key, error) => tell(error instanceof Error ? error.message : String(error)),
  });
  let joined: Brand = brand;
  let list = '';
  return {
    brand() {
      const origins = kept.get(ONLY_LIST) ?? [];
      const now = origins.join(' ');
      if (now !== list) {
        list = now;
        joined = { ...brand, redirectOrigins: [...new Set([...brand.redirectOrigins, ...origins])] };
      }
      return joined;
    },
    first: () => kept.first(ONLY_LIST),
  };
}

/** An API without this call has no white hosts. */
async function ask(api: Api, siteId: string): Promise<readonly unknown[]> {
  const headers = { accept: 'application/json', lang: 'en', platform: 'pc', [gatewayHeaders.site]: siteId };
  const answer = await api({ method: 'GET', path: whiteHosts.path, headers });
  if (answer.status === 404) return [];
  const { ret_code: code, result } = envelopeOf(whiteHosts.path, answer);
  if (code === codes.notFound) return [];
  const hosts = (result as { hosts?: unknown } | null | undefined)?.hosts;
  if (code !== codes.success || !Array.isArray(hosts))
    throw new Error(`${whiteHosts.path} answered without hosts (code ${code})`);
  return hosts;
}
