import { subAccountLogin } from '@gatehouse/contract/account/sub-account';
import { destinationHere } from '../../platform/navigation/destination.ts';
import { leaveTo } from '../../platform/navigation/navigate.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { encryptedSubmit, type PasswordForm } from '../forms/encrypted-submit.ts';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { switchToDemo } from '../sign-in/demo-login.ts';
import { withRisk } from '../sign-in/risk-check.ts';
import { type LoginProof, verifyLogin } from '../sign-in/verify-login.ts';

/** LOGIN-01, LOGIN-11 */
export function logIn(form: PasswordForm, login_name: string, signal: AbortSignal): Promise<SubmitAnswer> {
  const send = (txId: string) => encryptedSubmit(form, signal, subAccountLogin, { login_name }, txId);
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
