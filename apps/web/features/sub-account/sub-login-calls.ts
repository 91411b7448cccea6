import { subAccountLogin } from '@gatehouse/contract/account/sub-account';
import { destinationHere } from '../../platform/navigation/destination.ts';
import { leaveTo } from '../../platform/navigation/navigate.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { encryptedSubmit, type PasswordForm } from '../forms/encrypted-submit.ts';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { withCaptcha, withRisk } from '../sign-in/checked-call.ts';
import { switchToDemo } from '../sign-in/demo-login.ts';
import { prepareOnTouch } from '../sign-in/prepare-on-touch.ts';
import { type LoginProof, verifyLogin } from '../sign-in/verify-login.ts';

/** CAPT-08 */
export function prepare(page: PageFrame): void {
  prepareOnTouch(page, 'login');
}

/** LOGIN-01, LOGIN-11, CAPT-06 */
export function logIn(form: PasswordForm, login_name: string, signal: AbortSignal): Promise<SubmitAnswer> {
  const send = (txId: string) =>
    withCaptcha(
      form.page,
      'login',
      (proof) => encryptedSubmit(form, signal, subAccountLogin, { login_name, ...proof }, txId),
      signal,
    );
  return withRisk(form.page, 'login', send, signal);
}

/** LOGIN-02 */
export function verify(page: PageFrame, proven: LoginProof, signal: AbortSignal): Promise<SubmitAnswer> {
  return localizeAnswer(page, verifyLogin(page, proven, signal));
}

/** LOGIN-13, REDIR-01 */
export async function leave(page: PageFrame): Promise<void> {
  await switchToDemo(page);
  leaveTo(destinationHere(page, 'login'), 'replace');
}
