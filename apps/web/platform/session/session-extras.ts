import type { Envelope } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import { type QuickTokenResult, quickLogin, quickToken } from '@gatehouse/contract/session/session-extras';
import type { Ask } from '../request/settled.ts';
import type { Session } from './session.ts';

export type SessionExtras = {
  /** A token for one quick login; null where there is none to have. 10006 says nothing and ends nothing here (SESS-04). */
  readonly quickToken: () => Promise<QuickTokenResult | null>;
  /** Logs in with such a token. Meanwhile no profile is fetched (SESS-05), and afterwards nothing of the session before is known. */
  readonly quickLogin: (token: string) => Promise<Envelope<{ id: number }>>;
};

/**
 * SESS-07: the quick login between sites. Errors are the caller's to show: neither call has a toast of its own.
 * @param parts.forget forgets the answers that this tab has kept
 */
export function createSessionExtras(parts: {
  readonly ask: Ask;
  readonly session: Pick<Session, 'setQuickLogin'>;
  readonly forget: () => Promise<void> | void;
}): SessionExtras {
  const { ask, session, forget } = parts;
  let underWay = 0;

  return {
    quickToken: async () => resultOf(await ask(quickToken)),
    async quickLogin(token) {
      underWay += 1;
      session.setQuickLogin(true);
      try {
        const answer = await ask(quickLogin, { quick_token: token });
        // What is kept is about whoever was logged in before.
        if (answer.ret_code === codes.success) await forget();
        return answer;
      } finally {
        underWay -= 1;
        session.setQuickLogin(underWay > 0);
      }
    },
  };
}

/** Only a plain success is one: what merely counts as one brings no result to rely on. */
function resultOf<Result>({ ret_code, result }: Envelope<Result>): Result | null {
  return ret_code === codes.success ? (result ?? null) : null;
}
