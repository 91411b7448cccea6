import { login, loginCompliance } from '@gatehouse/contract/login';
import { platformHere } from '../../platform/browser.ts';
import { destinationHere } from '../../platform/destination.ts';
import { leaveTo } from '../../platform/navigate.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { encryptedSubmit, type PasswordForm } from '../encrypted-submit.ts';
import { extrasHere } from '../extras-here.ts';
import type { LoginEvent } from './login-flow.ts';

/** LOGIN-01, SITE-08 */
export async function logIn(form: PasswordForm, account: string, signal: AbortSignal): Promise<LoginEvent> {
  const call = form.page.site.compliance ? loginCompliance : login;
  const answer = await encryptedSubmit(form, signal, call, { login_name: account, ...extrasHere() });
  return { type: 'answered', answer };
}

/** REDIR-01 */
export function leave(page: PageFrame): undefined {
  leaveTo(destinationHere(page, 'login'), 'replace');
}

/** Fetches the key while the person still types. */
export function prepare(page: PageFrame): void {
  platformHere(page).encryption.prepare();
}
