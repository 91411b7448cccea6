import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
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
import { withCaptcha, withRisk } from '../sign-in/checked-call.ts';
import { collectLoginExtras } from '../sign-in/login-extras.ts';
import type { Account, Way } from './registration-state.ts';
import { typedExtras } from './typed-extras.ts';

/** SIGNUP-01: TR register has one type for both methods. */
const TURKISH_TYPE = 44;
const EMAIL_TYPE = 1;
const MOBILE_TYPE = 5;

/** SIGNUP-04, LOGIN-11, CAPT-06: begins a new variant, after the announcement. */
export function commitInfo(form: PasswordForm, account: Account, signal: AbortSignal): Promise<SubmitAnswer> {
  const { ask } = getPlatform(form.page);
  const { register_type } = typeOf(form.page, account);
  const payload = { register_type, ...nameIn(account), ...extrasOf(form) } as RegistrationInfoPayload;
  const send = (proof: CaptchaProofFields, txId: string) =>
    ask(registrationInfo, { ...payload, ...proof }, { signal, txId });
  return checked(form, send, signal);
}

/** SIGNUP-02, LOGIN-11, CAPT-06: begins an old variant and sends in the same call, after the announcement. */
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
    const send = (proof: CaptchaProofFields, txId: string) =>
      ask(verifyRegisterMobile, { mobile, country, ...rest, ...proof }, more(txId));
    return checked(form, send, signal);
  }
  const payload = { email: account.email, item: proof === 'link' ? 'email_link' : 'email', ...rest } as const;
  const send = (proof: CaptchaProofFields, txId: string) =>
    ask(verifyRegisterEmail, { ...payload, ...proof }, more(txId));
  return checked(form, send, signal);
}

function checked(
  { page }: PasswordForm,
  send: (proof: CaptchaProofFields, txId: string) => Promise<SubmitAnswer>,
  signal: AbortSignal,
): Promise<SubmitAnswer> {
  const withProof = (txId: string) => withCaptcha(page, 'register', (proof) => send(proof, txId), signal);
  return withRisk(page, 'register', withProof, signal);
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
