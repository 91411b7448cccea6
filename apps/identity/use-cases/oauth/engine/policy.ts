import { type Context, errors, interactionPolicy } from 'oidc-provider';
import { callerOf } from './caller.ts';
import { hintedAccount } from './id-token-hint.ts';

/**
 * When a person is asked (OpenID Connect Core, 3.1.2.1): to log in, and to consent. An application may ask for the choice of an
 * account, and for a new account (Initiating User Registration via OpenID Connect 1.0).
 */
export function createPolicy() {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  policy.add(new Prompt({ name: 'create', requestable: true }), 0);
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  // An answer may come back after the session that gave it has ended.
  const own = new Check('own_session', 'End-User authentication is required', (context: Context) =>
    callerOf(context)?.who?.account_id === context.oidc.session.accountId
      ? Check.NO_NEED_TO_PROMPT
      : Check.REQUEST_PROMPT,
  );
  policy.get('login')?.checks.add(own);
  // The engine compares them when the request comes, not when the person comes back.
  const hinted = new Check('id_token_hint_answer', 'another account is logged in', ({ oidc }: Context) => {
    const expected = oidc.result && hintedAccount(oidc.params.id_token_hint);
    if (expected === undefined || expected === oidc.session.accountId) return Check.NO_NEED_TO_PROMPT;
    throw new errors.LoginRequired('another account than that of id_token_hint is logged in');
  });
  policy.get('login')?.checks.add(hinted);
  return policy;
}
