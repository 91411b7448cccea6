import { type Decision, decide, type Rule } from '../decision.ts';
import {
  OAUTH_CONSENT_PATH,
  OAUTH_LOG_OUT_PATH,
  OAUTH_LOGIN_PATH,
  OAUTH_PATH,
  OAUTH_REGISTER_PATH,
  TR_CONSENT_PATH,
} from './oauth-paths.ts';

/** A browser at one of the OAuth pages. */
export type OAuthArrival = {
  /** Without language segment and query. */
  readonly path: string;
  /** The provider has checked what the application asks for, and waits for the person's answer. */
  readonly isUnderWay: boolean;
  /** The provider has refused the request, and must not send the browser to the application. */
  readonly isRefused: boolean;
  /** An application has asked for a logout; the person has to confirm it. */
  readonly isLogout: boolean;
  /** The application wants a new account (`prompt=create`). */
  readonly wantsAccount: boolean;
  /** `unnamed`: the query names none. */
  readonly client: 'known' | 'unknown' | 'unnamed';
  readonly loggedIn: boolean;
  /** In a frame of the application's page, which keeps the session itself: the server does not know of one. */
  readonly isFramed: boolean;
  /** LOGIN-09: whether an account may be opened from here. */
  readonly mayRegister: boolean;
};

/** `provider`: through the provider, which checks the request and comes back. `refusal`: the page of errors. */
export type OAuthWay = 'page' | 'provider' | 'refusal' | 'login' | 'register' | 'consent';

const consentPaths: readonly string[] = [OAUTH_CONSENT_PATH, TR_CONSENT_PATH];

/** The order of checks on the way login or registration, consent, application. */
const table: readonly Rule<OAuthArrival, OAuthWay>[] = [
  {
    rule: 'OAUTH-03',
    check: 'the logout page, with something to end',
    answer: ({ path, isLogout, loggedIn }) =>
      path === OAUTH_LOG_OUT_PATH ? (isLogout || loggedIn ? 'page' : 'login') : undefined,
  },
  {
    rule: 'OAUTH-03',
    check: 'the provider has refused the request',
    answer: ({ path, isRefused, isUnderWay }) => (path === OAUTH_PATH && isRefused && !isUnderWay ? 'page' : undefined),
  },
  {
    rule: 'OAUTH-03',
    check: 'the provider has not seen the request yet',
    answer: ({ isUnderWay }) => (isUnderWay ? undefined : 'provider'),
  },
  {
    rule: 'OAUTH-02',
    check: 'the site does not know the application',
    answer: ({ client }) => (client === 'known' ? undefined : 'refusal'),
  },
  {
    rule: 'REDIR-11',
    check: 'logged in',
    answer: ({ path, loggedIn }) => (loggedIn ? (consentPaths.includes(path) ? 'page' : 'consent') : undefined),
  },
  {
    rule: 'OAUTH-03',
    check: 'an account is wanted, and may be opened here',
    answer: ({ path, wantsAccount, mayRegister }) =>
      mayRegister && path === OAUTH_PATH && wantsAccount ? 'register' : undefined,
  },
  {
    rule: 'OAUTH-04',
    check: 'in a frame, where the page alone knows the session',
    answer: ({ path, isFramed }) => {
      if (!isFramed) return undefined;
      return path === OAUTH_PATH ? 'consent' : consentPaths.includes(path) ? 'page' : undefined;
    },
  },
  {
    rule: 'LOGIN-09',
    check: 'the register page, where accounts may be opened',
    answer: ({ path, mayRegister }) => (mayRegister && path === OAUTH_REGISTER_PATH ? 'page' : undefined),
  },
  { rule: 'OAUTH-03', check: 'otherwise', answer: ({ path }) => (path === OAUTH_LOGIN_PATH ? 'page' : 'login') },
];

/** OAUTH-03: what a browser at one of the OAuth pages is answered. */
export function oauthWay(arrival: OAuthArrival): Decision<OAuthWay> {
  return decide(table, arrival);
}
