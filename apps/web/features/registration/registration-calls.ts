import {
  recallInfo,
  registrationInfo,
  registrationPassword,
  sendVerifyItem,
  verify,
} from '@gatehouse/contract/registration';
import { recalledDestination } from '@gatehouse/rules/destination';
import { platformHere } from '../../platform/browser.ts';
import { destinationHere } from '../../platform/destination.ts';
import { leaveTo, targetOf } from '../../platform/navigate.ts';
import type { FlowEffects } from '../../platform/run-flow.ts';
import { encryptedSubmit, type PasswordForm } from '../encrypted-submit.ts';
import { extrasHere } from '../extras-here.ts';
import type { SubmitAnswer } from '../submit-answer.ts';
import { worded } from '../worded-answer.ts';
import type { RegistrationEffect, RegistrationEvent } from './registration-state.ts';
import { forgetRegistration, rememberRegistration } from './registration-store.ts';

/** SIGNUP-01 */
const TURKISH_TYPE = 44;
const EMAIL_TYPE = 1;

/** What the wizard asks for: the calls of SIGNUP-04, what the tab remembers, and the ways on (REDIR-01, REDIR-12). */
export function registrationCalls(form: PasswordForm): FlowEffects<RegistrationEvent, RegistrationEffect> {
  const { page } = form;
  const { ask } = platformHere(page);
  const answered = async (answer: Promise<SubmitAnswer>) =>
    ({ type: 'answered', answer: await worded(page, answer) }) as const;
  const quiet = (signal: AbortSignal) => ({ hideError: true, signal });
  return {
    recall: ({ uuid }, signal) => answered(ask(recallInfo, { uuid }, quiet(signal))),
    commitInfo: ({ email }, signal) => {
      const register_type = page.site.registration.type === TURKISH_TYPE ? TURKISH_TYPE : EMAIL_TYPE;
      return answered(ask(registrationInfo, { register_type, email, ...extrasHere() }, quiet(signal)));
    },
    sendCode: ({ uuid }, signal) => answered(ask(sendVerifyItem, { uuid, item: 'email' }, quiet(signal))),
    verify: ({ uuid, code }, signal) => answered(ask(verify, { uuid, code }, quiet(signal))),
    commitPassword: ({ uuid }, signal) =>
      answered(encryptedSubmit(form, signal, registrationPassword, { uuid, ...extrasHere() })),
    remember: ({ uuid, email }) => void rememberRegistration(uuid, email),
    forget: () => void forgetRegistration(),
    goToLogin() {
      const { value } = recalledDestination('commit_login', page.locale.value);
      leaveTo(targetOf({ value: value ?? '/' }, []), 'replace');
      return undefined;
    },
    leave: () => void leaveTo(destinationHere(page, 'registration'), 'replace'),
  };
}
