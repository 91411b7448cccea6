import { createHash } from 'node:crypto';
import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { codes } from '@gatehouse/contract/errors/codes';
import { bannerConfig, bannerKeys, webConfig, webKeys } from '@gatehouse/contract/remote-config/remote-config';
import {
  ignoredBy,
  type RemoteConfig,
  type RemoteConfigInput,
  readRemoteConfig,
} from '@gatehouse/rules/remote-config/remote-config';
import type { Site } from '@gatehouse/rules/site/site';
import { type Api, envelopeOf } from '../api/api.ts';
import { createRefreshedValues, type RefreshedValues, type RefreshedValuesOptions } from '../api/refreshed-value.ts';
import { PROJECT } from '../messages/translation-files.ts';

/** LOGIN-12: the checked remote config of a site in one language. */
export type SiteRemoteConfig = {
  readonly remoteConfig: RemoteConfig;
  /** Equal for pages with the same config, and short: a part of the page cache's key. */
  readonly key: string;
};

export type RemoteConfigSource = {
  /** Does not wait; without a response there is no config. */
  readonly of: (site: Site, language: string) => SiteRemoteConfig;
  /** LOGIN-12: settles with the first response, so that the first page has it too; undefined afterwards. */
  readonly first: (site: Site, language: string) => Promise<unknown> | undefined;
};

export type RemoteConfigProblem = { readonly site: string; readonly problem: string };

export type RemoteConfigSourceOptions = Pick<RefreshedValuesOptions<never>, 'clock'> & {
  readonly api: Api;
  /** Called once for each problem of a site, until it has changed. */
  readonly report: (problem: RemoteConfigProblem) => void;
  /** Called each time, for the counters. */
  readonly onFailure?: ((problem: RemoteConfigProblem) => void) | undefined;
};

const KEY_CHARS = 12;
export const NO_REMOTE_CONFIG: SiteRemoteConfig = { remoteConfig: {}, key: '' };
/** No remote config: for tests, and pages outside the product. */
export const noRemoteConfig: RemoteConfigSource = { of: () => NO_REMOTE_CONFIG, first: () => undefined };

type Web = Pick<RemoteConfigInput, 'download' | 'captcha'>;
type Banner = Omit<RemoteConfigInput, keyof Web>;
type ConfigQuery = { readonly site: Site; readonly language: string };
type CachedConfig = {
  readonly banner: Banner | undefined;
  readonly web: Web | undefined;
  readonly siteConfig: SiteRemoteConfig;
};

/**
 * LOGIN-12: asks the API for both configs, by site and language, and refreshes them. A failed or unreadable response keeps the
 * last good one; an unusable value counts as absent, and the operator gets a report.
 */
export function createRemoteConfigSource(options: RemoteConfigSourceOptions): RemoteConfigSource {
  const tell = telling(options);
  const asked = new Map<string, ConfigQuery>();
  const known = new Map<string, CachedConfig>();
  const banners = kept(options, asked, tell, askBanner);
  const webs = kept(options, asked, tell, askWeb);

  function keysOf(site: Site, language: string) {
    const keys = { banner: `${site.id} ${language}`, web: site.id };
    if (!asked.has(keys.banner)) asked.set(keys.banner, { site, language });
    if (!asked.has(keys.web)) asked.set(keys.web, { site, language: site.languages.otherwise });
    return keys;
  }

  function configuredBy(key: string, site: Site, banner: Banner | undefined, web: Web | undefined): SiteRemoteConfig {
    const decision = readRemoteConfig({ ...banner, ...web });
    tell(site.id, `values of ${key}`, ignoredBy(decision));
    const siteConfig = { remoteConfig: decision.value, key: shortOf(decision.value) };
    known.set(key, { banner, web, siteConfig });
    return siteConfig;
  }

  return {
    of(site, language) {
      const keys = keysOf(site, language);
      const [banner, web] = [banners.get(keys.banner), webs.get(keys.web)];
      const before = known.get(keys.banner);
      if (before && before.banner === banner && before.web === web) return before.siteConfig;
      return configuredBy(keys.banner, site, banner, web);
    },
    first(site, language) {
      const keys = keysOf(site, language);
      const [banner, web] = [banners.first(keys.banner), webs.first(keys.web)];
      return banner || web ? Promise.all([banner, web]) : undefined;
    },
  };
}

/** Refreshed responses of one call; reports each failure to the operator. */
function kept<Value>(
  { api, clock }: RemoteConfigSourceOptions,
  asked: ReadonlyMap<string, ConfigQuery>,
  tell: ReportProblems,
  ask: (api: Api, one: ConfigQuery) => Promise<Value>,
): RefreshedValues<Value> {
  return createRefreshedValues({
    clock,
    async load(key) {
      const one = asked.get(key) as ConfigQuery;
      const value = await ask(api, one);
      tell(one.site.id, key, []);
      return value;
    },
    onFailure: (key, error) => tell(asked.get(key)?.site.id ?? '', key, [reasonOf(error)]),
  });
}

async function askBanner(api: Api, { site, language }: ConfigQuery): Promise<Banner> {
  const keys = Object.values(bannerKeys);
  const data = await post(api, bannerConfig.path, { site, language }, { keys, properties: { language } });
  if (Array.isArray(data)) throw new Error(`${bannerConfig.path} answered a list`);
  const own = (name: string) => (Object.hasOwn(data, name) ? (data as Record<string, unknown>)[name] : undefined);
  const { signUpPage, signUpButton, loginPage } = bannerKeys;
  return { signUpPage: own(signUpPage), signUpButton: own(signUpButton), loginPage: own(loginPage) };
}

async function askWeb(api: Api, asked: ConfigQuery): Promise<Web> {
  const data = await post(api, webConfig.path, asked, { keys: Object.values(webKeys) });
  if (!Array.isArray(data)) throw new Error(`${webConfig.path} answered data that is no list`);
  const given = (key: string) => data.find((one: { name?: unknown } | null) => one?.name === key)?.value;
  return { download: given(webKeys.download), captcha: given(webKeys.captcha) };
}

/** Sends only site and language: nothing about the visitor. */
async function post(api: Api, path: string, { site, language }: ConfigQuery, payload: object): Promise<object> {
  const answer = await api({
    ...{ method: 'POST', path, body: Buffer.from(JSON.stringify({ project_name: PROJECT, ...payload })) },
    headers: {
      ...{ accept: 'application/json', 'content-type': 'application/json', lang: language, platform: 'pc' },
      [gatewayHeaders.site]: site.id,
    },
  });
  const { ret_code: code, result } = envelopeOf(path, answer);
  const data = (result as { data?: unknown } | null | undefined)?.data;
  if (code !== codes.success) throw new Error(`${path} answered with code ${code}`);
  if (typeof data !== 'object' || data === null) throw new Error(`${path} answered without data`);
  return data;
}

function shortOf(remoteConfig: RemoteConfig): string {
  if (Object.keys(remoteConfig).length === 0) return '';
  return createHash('sha256').update(JSON.stringify(remoteConfig)).digest('base64url').slice(0, KEY_CHARS);
}

const LONGEST_REASON = 300;

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);
}

type ReportProblems = (site: string, of: string, problems: readonly string[]) => void;

/** Reports each problem of a kind once, until it changes or ends. */
function telling({ report, onFailure = () => {} }: RemoteConfigSourceOptions): ReportProblems {
  const told = new Map<string, string>();
  return (site, of, problems) => {
    for (const problem of problems) onFailure({ site, problem });
    const all = problems.join('; ');
    if ((told.get(of) ?? '') === all) return;
    told.set(of, all);
    if (all !== '') report({ site, problem: all });
  };
}
