import { codes } from '@gatehouse/contract/errors/codes';
import type { PasskeyAssertion } from '@gatehouse/contract/login/challenge.schema';
import { loginPasskey } from '@gatehouse/contract/login/login';
import { getPasskey, passkeySupport } from '../../../../platform/credentials/passkey.ts';
import { getPlatform } from '../../../../platform/page/browser.ts';
import type { PageFrame } from '../../../../shell/page-context.tsx';
import { localizeAnswer } from '../../../forms/localize-answer.ts';
import { withRisk } from '../../../sign-in/checked-call.ts';
import { verifyLogin } from '../../../sign-in/verify-login.ts';
import type { AnswerEvent, LoginEvent, PasskeyPicked } from '../../login-state.ts';

/** LOGIN-02: opens the browser's passkey dialog, after a press. */
export async function usePasskey(page: PageFrame, signal: AbortSignal): Promise<LoginEvent> {
  const { ret_code, ret_msg, result } = await localizeAnswer(
    page,
    getPlatform(page).ask(loginPasskey, undefined, { signal }),
  );
  if (!result) return { type: 'answered', answer: { ret_code: ret_code || codes.internal, ret_msg } };
  const response = await getPasskey(result.options, { signal });
  return response === 'dismissed'
    ? { type: 'passkeyDismissed' }
    : checkPasskey(page, { uuid: result.uuid, response }, signal);
}

export async function checkPasskey(
  page: PageFrame,
  { uuid, response }: { readonly uuid: string; readonly response: PasskeyAssertion },
  signal: AbortSignal,
): Promise<AnswerEvent> {
  const proven = { uuid, proof: { by: 'passkey', response } } as const;
  const send = (txId: string) => localizeAnswer(page, verifyLogin(page, { ...proven, txId }, signal));
  return { type: 'answered', answer: await withRisk(page, 'login', send, signal) };
}

/**
 * Offers passkeys in autofill until `signal` is aborted (WebAuthn Level 3, conditional mediation). Undefined where the
 * browser does not support it, and where the user picks none.
 */
export async function offerPasskeys(page: PageFrame, signal: AbortSignal): Promise<PasskeyPicked | undefined> {
  const { conditional } = await passkeySupport();
  if (!conditional || signal.aborted) return undefined;
  const { result } = await getPlatform(page).ask(loginPasskey, undefined, { signal });
  if (!result || signal.aborted) return undefined;
  const response = await getPasskey(result.options, { conditional: true, signal });
  return response === 'dismissed' ? undefined : { type: 'passkeyPicked', uuid: result.uuid, response };
}
