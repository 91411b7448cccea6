import {
  registerCompliance,
  registerEmail,
  registerMobile,
  registrationInfo,
  verifyRegisterEmail,
  verifyRegisterMobile,
} from '@gatehouse/contract/registration/registration';
import type { RegistrationInfoPayload } from '@gatehouse/contract/registration/registration.schema';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { encryptedSubmit, type PasswordForm } from '../forms/encrypted-submit.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { collectLoginExtras } from '../sign-in/login-extras.ts';
import { withRisk } from '../sign-in/risk-check.ts';
import type { Account, Way } from './registration-state.ts';
import { typedExtras } from './typed-extras.ts';

/** SIGNUP-01: TR register has one type for both methods. */
const TURKISH_TYPE = 44;
const EMAIL_TYPE = 1;
const MOBILE_TYPE = 5;

/** SIGNUP-04, LOGIN-11: begins a new variant, after the announcement. */
export function commitInfo(form: PasswordForm, account: Account, signal: AbortSignal): Promise<SubmitAnswer> {
  const { ask } = getPlatform(form.page);
  const { register_type } = typeOf(form.page, account);
  const payload = { register_type, ...nameIn(account), ...extrasOf(form) } as RegistrationInfoPayload;
  const send = (txId: string) => ask(registrationInfo, payload, { signal, txId });
  return withRisk(form.page, 'register', send, signal);
}

/** SIGNUP-02, LOGIN-11: begins an old variant and sends in the same call, after the announcement. */
export function begin(
  form: PasswordForm,
  { account, proof }: { readonly account: Account; readonly proof: Way['proof'] },
  signal: AbortSignal,
): Promise<SubmitAnswer> {
  const { ask } = getPlatform(form.page);
  const more = (txId: string) => ({ signal, txId });
  const rest = { ...typeOf(form.page, account), ...extrasOf(form) };
  if (account.method === 'mobile') {
    const { mobile, country } = account;
    const send = (txId: string) => ask(verifyRegisterMobile, { mobile, country, ...rest }, more(txId));
    return withRisk(form.page, 'register', send, signal);
  }
  const payload = { email: account.email, item: proof === 'link' ? 'email_link' : 'email', ...rest } as const;
  const send = (txId: string) => ask(verifyRegisterEmail, payload, more(txId));
  return withRisk(form.page, 'register', send, signal);
}

/** SIGNUP-02, SITE-08: the old variants send proof and password together; without a code after a link. */
export function register(
  form: PasswordForm,
  { account, uuid, code }: { readonly account: Account; readonly uuid: string; readonly code?: string },
  signal: AbortSignal,
): Promise<SubmitAnswer> {
  const rest = { uuid, ...(code ? { code } : {}), ...extrasOf(form) };
  if (form.page.site.compliance) {
    return encryptedSubmit(form, signal, registerCompliance, { ...nameIn(account), ...rest });
  }
  if (account.method === 'email') {
    return encryptedSubmit(form, signal, registerEmail, { email: account.email, ...rest });
  }
  const { mobile, country } = account;
  return encryptedSubmit(form, signal, registerMobile, { mobile, country, ...rest });
}

/** The extra fields, from the page's address and the form. */
export function extrasOf({ element }: Pick<PasswordForm, 'element'>) {
  return collectLoginExtras(typedExtras(element));
}

function nameIn(account: Account) {
  return account.method === 'email' ? { email: account.email } : { mobile: account.mobile, country: account.country };
}

function typeOf({ site }: PageFrame, { method }: Account) {
  const own = method === 'email' ? EMAIL_TYPE : MOBILE_TYPE;
  return { register_type: site.registration.type === TURKISH_TYPE ? TURKISH_TYPE : own } as const;
}
