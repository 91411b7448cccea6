import type { Envelope } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import { logout, type ProfileResult, profile } from '@gatehouse/contract/session/session';
import { PROFILE_CACHE_TTL_MS } from '@gatehouse/rules/session/session';
import { type Leavable, leaveTo } from '../navigation/navigate.ts';
import type { Ask } from '../request/settled.ts';
import type { SessionSignal } from './session-signal.ts';

export type Session = {
  /** SESS-06: ends the session on the server, here, and in every open tab; this one goes `to`, or loads again. */
  readonly logOut: (
    to?: Leavable,
  ) => Promise<{ readonly ended: true } | { readonly ended: false; readonly answer: Envelope }>;
  /** SESS-05: kept for 10 s; null while a quick login is under way, and when there is no profile to have. */
  readonly profile: () => Promise<ProfileResult | null>;
  /** SESS-05: while true, the profile is not fetched: it would be the one of the session that is about to go. */
  readonly setQuickLogin: (underWay: boolean) => void;
  /** Forgets the session in this tab and tells the others. Also what 10006 leads to (SESS-04). */
  readonly forget: () => void;
};

/**
 * The session as a page sees it; the token itself stays with the web server (SESS-10).
 * @param parts.clear forgets what this tab has kept: cached answers, an iframe's token
 * @param parts.leave takes this tab to the login page, or loads it again without the session
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
      // Only the server can take the cookie away: without its answer the session lives on, and nobody may be told otherwise.
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
