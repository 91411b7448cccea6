import { recallInfo, registrationPassword, verify } from '@gatehouse/contract/registration/registration';
import { recalledDestination } from '@gatehouse/rules/redirect/recalled-destination';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { destinationHere } from '../../platform/navigation/destination.ts';
import { leaveTo, targetOf } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { encryptedSubmit, type PasswordForm } from '../forms/encrypted-submit.ts';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { notifyPartner } from '../sign-in/notify-partner.ts';
import { prepareOnTouch } from '../sign-in/prepare-on-touch.ts';
import { notifyTabs } from '../verification/notify-tabs.ts';
import { begin, commitInfo, extrasOf, register } from './account-calls.ts';
import { restoreRequest, storeRequest } from './oauth-request.ts';
import type { RegistrationEffect, RegistrationEvent } from './registration-state.ts';
import { forgetRegistration, rememberRegistration } from './registration-store.ts';

/** SIGNUP-04: cached in memory only. */
const RECALL_TTL_MS = 10_000;
const recallKept = { cache: { ttlMs: RECALL_TTL_MS } } as const;

type Effects = FlowEffects<RegistrationEvent, RegistrationEffect>;

/** Begins the unseen captcha at the first touch. */
export function prepare(page: PageFrame): void {
  prepareOnTouch(page, 'register');
}

/** The effects of the flow: calls, storage, and navigation (REDIR-01, REDIR-12). */
export function registrationCalls(form: PasswordForm): Effects {
  const { page } = form;
  const { ask } = getPlatform(page);
  const quiet = (signal: AbortSignal) => ({ signal });
  const answered = async (answer: Promise<SubmitAnswer>) =>
    ({ type: 'answered', answer: await localizeAnswer(page, answer) }) as const;
  return {
    recall: ({ uuid }, signal) => answered(ask(recallInfo, { uuid }, { ...quiet(signal), ...recallKept })),
    commitInfo: ({ account }, signal) => answered(commitInfo(form, account, signal)),
    begin: (effect, signal) => answered(begin(form, effect, signal)),
    confirm: ({ uuid, token }, signal) => answered(ask(verify, { uuid, link_token: token }, quiet(signal))),
    register: (effect, signal) => answered(register(form, effect, signal)),
    commitPassword: ({ uuid }, signal) =>
      answered(encryptedSubmit(form, signal, registrationPassword, { uuid, ...extrasOf(form) })),
    remember({ uuid, account }) {
      rememberRegistration(uuid, account);
      storeRequest(uuid);
    },
    forget: () => void forgetRegistration(),
    notifyTabs: ({ uuid }) => void notifyTabs(uuid, 'registration'),
    goToLogin() {
      const { value } = recalledDestination('commit_login', page.language.value, page.oauth && page.site.paths.login);
      leaveTo(targetOf({ value: value ?? '/' }, []), 'replace');
      return undefined;
    },
    leave({ uuid }) {
      notifyPartner(page, uuid, extrasOf(form).regist_channel);
      restoreRequest(uuid);
      leaveTo(destinationHere(page, 'registration'), 'replace');
      return undefined;
    },
  };
}
