import type { Envelope } from '@gatehouse/contract/call';
import { codes } from '@gatehouse/contract/codes';
import {
  conversionCheck,
  type MemberInfoResult,
  memberInfo,
  onePeopleBindGet,
  onePeopleBindSet,
  type QuickTokenResult,
  quickLogin,
  quickToken,
  tradeSwitch,
} from '@gatehouse/contract/session-extras';
import type { ConversionCheckPayload } from '@gatehouse/contract/session-extras.schema';
import { isBound } from '@gatehouse/rules/one-people-bind';
import type { Session } from './session.ts';
import type { Ask } from './settled.ts';

export type SessionExtras = {
  /** A token for one quick login; null where there is none to have. 10006 says nothing and ends nothing here (SESS-04). */
  readonly quickToken: () => Promise<QuickTokenResult | null>;
  /** Logs in with such a token. Meanwhile no profile is fetched (SESS-05), and afterwards nothing of the session before is known. */
  readonly quickLogin: (token: string) => Promise<Envelope<{ id: number }>>;
  /** Tells the API that trading goes on in this environment. Its errors count as success: nobody waits for it, and it grants nothing. */
  readonly tradeSwitch: () => Promise<void>;
  /** Whether the token was made for this user. No answer is no. */
  readonly conversionCheck: (source: string, data: ConversionCheckPayload['data']) => Promise<boolean>;
  /** SESS-09: where the member belongs; null where nobody is logged in. */
  readonly memberInfo: () => Promise<MemberInfoResult | null>;
  /** SESS-09: the uid that this account is bound to; empty for none, null where it cannot be told. */
  readonly boundTo: () => Promise<string | null>;
  /** SESS-09: binds it; the answer says what came of it. */
  readonly bindTo: (uid: string) => Promise<Envelope<{ bind_uid: string }>>;
};

/**
 * SESS-07, SESS-09: the smaller calls of a session. Errors are the caller's to show: none of them has a toast of its own.
 * @param parts.forget forgets the answers that this tab has kept
 */
export function createSessionExtras(parts: {
  readonly ask: Ask;
  readonly session: Pick<Session, 'setQuickLogin'>;
  readonly forget: () => Promise<void> | void;
}): SessionExtras {
  const { ask, session, forget } = parts;
  const quietly = { hideError: true } as const;
  let underWay = 0;

  return {
    quickToken: async () => resultOf(await ask(quickToken, undefined, quietly)),
    async quickLogin(token) {
      underWay += 1;
      session.setQuickLogin(true);
      try {
        const answer = await ask(quickLogin, { quick_token: token }, quietly);
        // What is kept is about whoever was logged in before.
        if (answer.ret_code === codes.success) await forget();
        return answer;
      } finally {
        underWay -= 1;
        session.setQuickLogin(underWay > 0);
      }
    },
    tradeSwitch: async () => void (await ask(tradeSwitch, { env: 1 }, quietly)),
    async conversionCheck(source, data) {
      return resultOf(await ask(conversionCheck, { source, data }, quietly))?.converted === true;
    },
    memberInfo: async () => resultOf(await ask(memberInfo, undefined, quietly)),
    async boundTo() {
      const result = resultOf(await ask(onePeopleBindGet, undefined, quietly));
      if (!result) return null;
      return isBound(result.bind_uid).value ? `${result.bind_uid}` : '';
    },
    bindTo: async (uid) => ask(onePeopleBindSet, { bind_uid: uid }, quietly),
  };
}

/** Only a plain success is one: what merely counts as one brings no result to rely on (DESIGN 4.6). */
function resultOf<Result>({ ret_code, result }: Envelope<Result>): Result | null {
  return ret_code === codes.success ? (result ?? null) : null;
}
