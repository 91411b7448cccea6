import {
  recallInfo,
  registrationInfo,
  registrationPassword,
  sendVerifyItem,
  verify,
} from '@gatehouse/contract/registration';
import { recalledDestination } from '@gatehouse/rules/destination';
import type { RefObject } from 'react';
import { platformHere } from '../../platform/browser.ts';
import { destinationHere } from '../../platform/destination.ts';
import { leaveTo, targetOf } from '../../platform/navigate.ts';
import type { FlowEffects } from '../../platform/run-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useEncryptedSubmit } from '../encrypted-submit.ts';
import { extrasHere } from '../extras-here.ts';
import type { SubmitAnswer } from '../submit-answer.ts';
import type { RegistrationEffect, RegistrationEvent } from './registration-state.ts';
import { forgetRegistration, rememberRegistration } from './registration-store.ts';

/** What the wizard asks for: the calls of SIGNUP-04, what the tab remembers, and the ways on (REDIR-01, REDIR-12). */
export function useRegistrationEffects(
  form: RefObject<HTMLFormElement | null>,
): FlowEffects<RegistrationEvent, RegistrationEffect> {
  const page = usePage();
  const submit = useEncryptedSubmit(form);
  const answered = async (answer: Promise<SubmitAnswer>) => ({ type: 'answered', answer: await answer }) as const;
  const quiet = (signal: AbortSignal) => ({ hideError: true, signal });
  const platform = () => platformHere(page);
  const nothing = undefined;
  return {
    recall: ({ uuid }, signal) => answered(platform().ask(recallInfo, { uuid }, quiet(signal))),
    commitInfo: ({ email }, signal) => {
      const register_type = page.site.registration.type === 44 ? 44 : 1;
      return answered(platform().ask(registrationInfo, { register_type, email, ...extrasHere() }, quiet(signal)));
    },
    sendCode: ({ uuid }, signal) => answered(platform().ask(sendVerifyItem, { uuid, item: 'email' }, quiet(signal))),
    verify: ({ uuid, code }, signal) => answered(platform().ask(verify, { uuid, code }, quiet(signal))),
    commitPassword: ({ uuid }, signal) => answered(submit(signal, registrationPassword, { uuid, ...extrasHere() })),
    remember({ uuid, email }) {
      rememberRegistration(uuid, email);
      return nothing;
    },
    forget() {
      forgetRegistration();
      return nothing;
    },
    goToLogin() {
      const decision = recalledDestination('commit_login', page.locale.value);
      leaveTo(targetOf({ value: decision.value ?? '/' }, []), 'replace');
      return nothing;
    },
    leave() {
      leaveTo(destinationHere(page, 'registration'), 'replace');
      return nothing;
    },
  };
}
