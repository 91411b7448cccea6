import { inviteCode } from '@gatehouse/rules/attribution/invite-code';
import { passwordProblem } from '@gatehouse/rules/password/password';
import { contextWords } from '@gatehouse/rules/password/password-context';
import { variantParts } from '@gatehouse/rules/site/registration-variant';
import type { PageFrame } from '../../shell/page-context.tsx';
import { phoneProblem } from '../../ui/phone/phone-rules.ts';
import { isCommonSoFar } from '../forms/common-passwords.ts';
import { wrongAddress } from '../forms/submit-answer.ts';
import { nameOf } from './registration-answers.ts';
import type {
  Account,
  PasswordProblem,
  RegistrationEvent,
  RegistrationState,
  WrongStart,
} from './registration-state.ts';
import { typedCode } from './typed-extras.ts';
import { methodIn } from './use-method.ts';

/** What sending the form means where the flow stands; undefined where it means nothing. */
export function readForm(
  form: HTMLFormElement,
  state: RegistrationState,
  page: PageFrame,
): RegistrationEvent | undefined {
  const data = new FormData(form);
  switch (state.step) {
    case 'info':
      return started(data, page, typedCode(form));
    case 'password':
      return { type: 'passwordGiven', problem: wrongPassword(data, page, state.account) };
    case 'confirm':
      return { type: 'confirmAsked' };
    default:
      return undefined;
  }
}

function started(data: FormData, page: PageFrame, code: string | undefined): RegistrationEvent {
  const { variant, methods } = page.signUp;
  const method = methodIn(data) ?? methods[0] ?? 'email';
  const account: Account =
    method === 'email'
      ? { method, email: textIn(data, 'email') }
      : { method, mobile: textIn(data, 'mobile'), country: textIn(data, 'country') };
  const way = variantParts(variant, method);
  const name = wrongName(account);
  const password = way.form === 'old' ? wrongPassword(data, page, account) : undefined;
  const wrong: WrongStart = {
    ...(name ? { account: name } : {}),
    ...(password ? { password } : {}),
    ...(code && !inviteCode(code) ? { referral: 'shape' } : {}),
  };
  return { type: 'accountGiven', account, way, ...(Object.keys(wrong).length > 0 ? { wrong } : {}) };
}

function wrongName(account: Account): WrongStart['account'] {
  return account.method === 'email'
    ? wrongAddress(account.email)
    : phoneProblem(account.mobile, ownCountry(account.country));
}

/** The phone field says `ZZ` where no country is chosen. */
function ownCountry(country: string): string {
  return country === 'ZZ' ? '' : country;
}

/** What can be said of a password before anybody is asked; the server's list of common ones is longer. */
function wrongPassword(data: FormData, { brand, site }: PageFrame, account: Account): PasswordProblem | undefined {
  const { value } = passwordProblem(textIn(data, 'password'), {
    names: [nameOf(account)],
    contextWords: contextWords({
      brand: brand.name,
      siteNames: [site.name],
      hosts: [site.host],
      entity: site.entity.name,
    }),
    isCommon: isCommonSoFar,
  });
  if (!value) return undefined;
  const { reason: why, ...more } = value;
  return { why, ...more };
}

function textIn(data: FormData, name: string): string {
  return String(data.get(name) ?? '');
}
