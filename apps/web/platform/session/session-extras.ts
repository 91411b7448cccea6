import type { Envelope } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import { type QuickTokenResult, quickLogin, quickToken } from '@gatehouse/contract/session/session-extras';
import type { Ask } from '../request/settled.ts';
import type { Session } from './session.ts';

export type SessionExtras = {
  /** A token for one quick login; null where there is none. A 10006 shows nothing and ends no session here (SESS-04). */
  readonly quickToken: () => Promise<QuickTokenResult | null>;
  /**
   * Logs in with such a token. Meanwhile no profile is fetched (SESS-05), and afterwards the data of the previous
   * session is deleted.
   */
  readonly quickLogin: (token: string) => Promise<Envelope<{ id: number }>>;
};

/**
 * SESS-07: the quick login between sites. The caller shows errors: neither call has a toast.
 * @param parts.forget deletes the cached answers of this tab
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
        // The cache belongs to the previous user.
        if (answer.ret_code === codes.success) await forget();
        return answer;
      } finally {
        underWay -= 1;
        session.setQuickLogin(underWay > 0);
      }
    },
  };
}

/** Only code 0 is a success here: codes that merely count as one come without a result. */
function resultOf<Result>({ ret_code, result }: Envelope<Result>): Result | null {
  return ret_code === codes.success ? (result ?? null) : null;
}
