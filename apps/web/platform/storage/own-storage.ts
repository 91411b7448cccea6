import { SELF_UNBIND_TOKEN } from '@gatehouse/contract/recovery/ban';
import { CONSENT_KEY } from '@gatehouse/rules/consent/consent';
import { COOKIE_NOTICE_COOKIE } from '@gatehouse/rules/consent/cookie-notice';
import { SELF_UNBIND_TTL_MS } from '@gatehouse/rules/login/ban';
import {
  DEVICE_TTL_MS,
  GUID_TTL_MS,
  hostOnly,
  KNOWN_DEVICE_TTL_MS,
  TOKEN_TTL_MS,
} from '@gatehouse/rules/session/session';
import type { Brand } from '@gatehouse/rules/site/brand';
import { APP_BANNER_CLOSED_MS, APP_BANNER_KEY } from './app-banner-key.ts';
import { consentedStores, WITHDRAWN_KEY } from './consented-storage.ts';
import { LAUNCH_KEY } from './launch-key.ts';
import type { OwnStore } from './own-store.ts';
import { PARTNER_REQUEST_KEY } from './partner-request-key.ts';
import { RECENT_COUNTRIES_KEY } from './recent-countries-key.ts';
import { REGULATION_KEY, REGULATION_TTL_MS } from './regulation-key.ts';
import { REHEARSAL_KEY } from './rehearsal-key.ts';
import { TELEGRAM_AUTH_KEY, TELEGRAM_LINK_KEY } from './telegram-keys.ts';
import { THEME_KEY } from './theme-key.ts';
import { TYPED_KEY } from './typed-key.ts';
import { TYPED_TTL_MS } from './typed-text.ts';

const cleared = 'cleared';
/** Equals `TELEGRAM_FRAME_ENDING`, which every page would load. */
const FRAME_ENDING = '_tg';
/** As long as the API keeps the session of its OpenID provider. */
const OAUTH_SESSION_MS = 7 * 86_400_000;
/** Equals `CACHE_TTL_MS`, whose module is in the first load and would be split by an import. */
const CACHED_MS = 60_000;

const necessary: readonly (OwnStore & { readonly purpose: 'necessary' })[] = [
  {
    id: 'session',
    hostOnly: true,
    name: ({ token }) => `${token}*`,
    purpose: 'necessary',
    where: ['cookie'],
    kept: TOKEN_TTL_MS,
  },
  { id: 'iframe', name: ({ token }) => token, purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'signal', name: () => 'session-ended', purpose: 'necessary', where: ['local'], kept: cleared },
  { id: 'activity', name: () => 'session-at-*', purpose: 'necessary', where: ['local'], kept: cleared },
  {
    id: 'device',
    hostOnly: true,
    name: ({ guid }) => guid,
    purpose: 'necessary',
    where: ['cookie'],
    kept: GUID_TTL_MS,
  },
  {
    id: 'deviceSecret',
    hostOnly: true,
    name: ({ device }) => device,
    purpose: 'necessary',
    where: ['cookie'],
    kept: DEVICE_TTL_MS,
  },
  {
    id: 'knownAccount',
    hostOnly: true,
    name: () => 'known_account',
    purpose: 'necessary',
    where: ['cookie'],
    kept: KNOWN_DEVICE_TTL_MS,
  },
  {
    id: 'selfUnblock',
    hostOnly: true,
    name: () => SELF_UNBIND_TOKEN,
    purpose: 'necessary',
    where: ['cookie'],
    kept: SELF_UNBIND_TTL_MS,
  },
  { id: 'language', name: ({ language }) => language, purpose: 'necessary', where: ['cookie', 'local'], kept: cleared },
  { id: 'theme', name: () => THEME_KEY, purpose: 'necessary', where: ['local'], kept: cleared },
  {
    id: 'appBanner',
    name: () => APP_BANNER_KEY,
    purpose: 'necessary',
    where: ['local'],
    kept: APP_BANNER_CLOSED_MS,
  },
  { id: 'rehearsal', name: () => REHEARSAL_KEY, purpose: 'necessary', where: ['local'], kept: cleared },
  { id: 'consent', name: () => CONSENT_KEY, purpose: 'necessary', where: ['local'], kept: cleared },
  { id: 'accepted', name: () => COOKIE_NOTICE_COOKIE, purpose: 'necessary', where: ['local'], kept: cleared },
  { id: 'registration', name: () => 'registration', purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'regulation', name: () => REGULATION_KEY, purpose: 'necessary', where: ['local'], kept: REGULATION_TTL_MS },
  { id: 'cached', name: () => 'cached:*', purpose: 'necessary', where: ['local'], kept: CACHED_MS },
  { id: 'country', name: () => 'chosen-country', purpose: 'necessary', where: ['local'], kept: cleared },
  { id: 'recentCountries', name: () => RECENT_COUNTRIES_KEY, purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'miniApp', hostOnly: true, name: () => 'mini_app', purpose: 'necessary', where: ['cookie'], kept: 'browser' },
  { id: 'stay', name: () => 'stay-here', purpose: 'necessary', where: ['cookie'], kept: 'browser' },
  { id: 'residence', name: () => 'residence-answered:*', purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'withdrawn', name: () => WITHDRAWN_KEY, purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'thirdParty', name: () => 'third-party', purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'oauthLogin', name: () => 'oauth_*', purpose: 'necessary', where: ['cookie'], kept: OAUTH_SESSION_MS },
  {
    id: 'telegramFrame',
    hostOnly: true,
    name: ({ token }) => `${token}*${FRAME_ENDING}`,
    purpose: 'necessary',
    where: ['cookie'],
    kept: TOKEN_TTL_MS,
  },
  { id: 'oauthRequest', name: () => 'oauth-request', purpose: 'necessary', where: ['local'], kept: cleared },
  { id: 'partnerRequest', name: () => PARTNER_REQUEST_KEY, purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'login', name: () => 'login', purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'retrieve', name: () => 'retrieve', purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'lostItem', name: () => 'lost-item', purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'typed', name: () => TYPED_KEY, purpose: 'necessary', where: ['tab'], kept: TYPED_TTL_MS },
  { id: 'invitation', name: () => 'invitation', purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'launch', name: () => LAUNCH_KEY, purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'telegramAuth', name: () => TELEGRAM_AUTH_KEY, purpose: 'necessary', where: ['tab'], kept: 'tab' },
  { id: 'telegramLink', name: () => TELEGRAM_LINK_KEY, purpose: 'necessary', where: ['local'], kept: cleared },
  { id: 'approval', name: () => 'qr-approval', purpose: 'necessary', where: ['tab'], kept: 'tab' },
];

/** The name of an entry as a browser shows it. @param secure whether the site is served over HTTPS */
export function nameOf(store: OwnStore, keys: Brand['keys'], secure: boolean): string {
  return hostOnly(store.name(keys), secure && store.hostOnly === true);
}

/** All entries in the order of the cookie policy; those that need consent come last. */
export const ownStores: readonly OwnStore[] = [...necessary, ...consentedStores];
