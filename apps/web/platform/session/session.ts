import type { Envelope } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import { logout, type ProfileResult, profile } from '@gatehouse/contract/session/session';
import { PROFILE_CACHE_TTL_MS } from '@gatehouse/rules/session/session';
import { type Leavable, leaveTo } from '../navigation/navigate.ts';
import type { Ask } from '../request/settled.ts';
import type { SessionSignal } from './session-signal.ts';

export type Session = {
  /** SESS-06: ends the session on the server, here, and in every open tab; this tab goes `to`, or reloads. */
  readonly logOut: (
    to?: Leavable,
  ) => Promise<{ readonly ended: true } | { readonly ended: false; readonly answer: Envelope }>;
  /** SESS-05: cached for 10 s; null during a quick login, and where there is no profile. */
  readonly profile: () => Promise<ProfileResult | null>;
  /** SESS-05: while true, no profile is fetched: it would be that of the previous session. */
  readonly setQuickLogin: (underWay: boolean) => void;
  /** Deletes the session data of this tab and notifies the others. Also called on 10006 (SESS-04). */
  readonly forget: () => void;
};

/**
 * The session of a page; the token itself stays with the web server (SESS-10).
 * @param parts.clear deletes cached answers and an iframe's token
 * @param parts.leave leads this tab to the login page, or reloads it without the session
 */
export function createSession(parts: {
  readonly ask: Ask;
  readonly clear: () => void;
  readonly leave: () => void;
  readonly signal: SessionSignal;
}): Session {
  const { ask, clear, leave, signal } = parts;
  let quickLogin = false;

  signal.onEnd(() => {
    clear();
    leave();
  });

  function forget(): void {
    clear();
    signal.tellOthers();
  }

  return {
    async logOut(to) {
      const answer = await ask(logout, undefined);
      // Only the server can remove the cookie: without its answer the session goes on, and the page must not say
      // otherwise.
      if (answer.ret_code !== codes.success && answer.ret_code !== codes.sessionInvalid)
        return { ended: false, answer };
      forget();
      if (to) leaveTo(to, 'replace');
      else leave();
      return { ended: true };
    },
    async profile() {
      if (quickLogin) return null;
      const more = { cache: { ttlMs: PROFILE_CACHE_TTL_MS } };
      const answer = await ask(profile, undefined, more);
      return answer.ret_code === codes.success ? (answer.result ?? null) : null;
    },
    setQuickLogin(underWay) {
      quickLogin = underWay;
    },
    forget,
  };
}
