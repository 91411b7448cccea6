import { codes } from '@gatehouse/contract/errors/codes';
import { challengeState } from '@gatehouse/contract/login/challenge';
import { login, loginCompliance } from '@gatehouse/contract/login/login';
import { destinationHere } from '../../platform/navigation/destination.ts';
import { leaveTo } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { encryptedSubmit, type PasswordForm } from '../forms/encrypted-submit.ts';
import { prepareCaptcha, withCaptcha, withRisk } from '../sign-in/checked-call.ts';
import { switchToDemo } from '../sign-in/demo-login.ts';
import { collectLoginExtras } from '../sign-in/login-extras.ts';
import type { LoginEvent, Recalled, ShownLoginChallenge } from './login-state.ts';
import { leaveProofEntry } from './proof-entry.ts';
import { deleteStoredLogin } from './stored-login.ts';

/** LOGIN-01, SITE-08, CAPT-06 */
export async function logIn(form: PasswordForm, account: string, signal: AbortSignal): Promise<LoginEvent> {
  const call = form.page.site.compliance ? loginCompliance : login;
  const payload = { login_name: account, ...collectLoginExtras() };
  const send = (txId: string) =>
    withCaptcha(
      form.page,
      'login',
      (proof) => encryptedSubmit(form, signal, call, { ...payload, ...proof }, txId),
      signal,
    );
  return { type: 'answered', answer: await withRisk(form.page, 'login', send, signal) };
}

/** LOGIN-02: resumes a stored login, unless its challenge is over. */
export async function recall(
  page: PageFrame,
  asked: ShownLoginChallenge,
  signal: AbortSignal,
): Promise<Recalled | undefined> {
  const { uuid } = asked;
  const { ret_code, result } = await getPlatform(page).ask(challengeState, { uuid }, { signal });
  if (result?.state === 'waiting') return { type: 'recalled', asked };
  if (result || ret_code === codes.challengeUnknown) deleteStoredLogin();
  return undefined;
}

/** REDIR-01; ROUTE-13: a demo login trades with demo money from now on. */
export async function leave(page: PageFrame): Promise<undefined> {
  await switchToDemo(page);
  await leaveProofEntry();
  leaveTo(destinationHere(page, 'login'), 'replace');
}

/** Fetches the key, and solves the unseen captcha, while the user types. */
export function prepare(page: PageFrame): void {
  getPlatform(page).encryption.prepare();
  void prepareCaptcha(page, 'login');
}
