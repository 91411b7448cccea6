import { inviteCode } from '@gatehouse/rules/attribution/invite-code';
import { variantParts } from '@gatehouse/rules/site/registration-variant';
import type { PageFrame } from '../../shell/page-context.tsx';
import { phoneProblem } from '../../ui/phone/phone-rules.ts';
import { checkNewPassword } from '../forms/new-password-problem.ts';
import { wrongAddress } from '../forms/submit-answer.ts';
import { nameOf } from './registration-answers.ts';
import type { Account, RegistrationEvent, RegistrationState, WrongStart } from './registration-state.ts';
import { typedCode } from './typed-extras.ts';
import { methodIn } from './use-method.ts';

/** The event of a submit in the current state; undefined where it has none. */
export function readForm(
  form: HTMLFormElement,
  state: RegistrationState,
  page: PageFrame,
): RegistrationEvent | undefined {
  const data = new FormData(form);
  switch (state.step) {
    case 'info':
      return started(form, data, page);
    case 'password':
      return { type: 'passwordGiven', problem: checkNewPassword(form, [nameOf(state.account)], page) };
    case 'confirm':
      return { type: 'confirmAsked' };
    default:
      return undefined;
  }
}

function started(form: HTMLFormElement, data: FormData, page: PageFrame): RegistrationEvent {
  const { variant, methods } = page.access.signUp;
  const method = methodIn(data) ?? methods[0] ?? 'email';
  const account: Account =
    method === 'email'
      ? { method, email: textIn(data, 'email') }
      : { method, mobile: textIn(data, 'mobile'), country: textIn(data, 'country') };
  const way = variantParts(variant, method);
  const code = typedCode(form);
  const name = wrongName(account);
  const password = way.form === 'old' ? checkNewPassword(form, [nameOf(account)], page) : undefined;
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

function textIn(data: FormData, name: string): string {
  return String(data.get(name) ?? '');
}
