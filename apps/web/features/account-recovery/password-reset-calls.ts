import type { Call } from '@gatehouse/contract/call/call';
import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import type { Proof } from '@gatehouse/contract/login/challenge';
import { resetBegin, resetPassword, resetState, resetVerify } from '@gatehouse/contract/recovery/account-recovery';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { destinationHere } from '../../platform/navigation/destination.ts';
import { leaveTo } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { AnswerEvent } from '../forms/answered.ts';
import { encryptedSubmit, type PasswordForm } from '../forms/encrypted-submit.ts';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { withCaptcha } from '../sign-in/checked-call.ts';
import { switchToDemo } from '../sign-in/demo-login.ts';
import { prepareOnTouch } from '../sign-in/prepare-on-touch.ts';
import { TRUST_FIELD } from '../sign-in/trust-device.tsx';
import { notifyTabs } from '../verification/notify-tabs.ts';
import type { RetrieveEffect, RetrieveEvent } from './password-reset-state.ts';
import { deleteUuid, findStoredRequest, storeUuid } from './stored-uuid.ts';

/** CAPT-08 */
export function prepare(page: PageFrame): void {
  prepareOnTouch(page, 'login');
}

/** Makes a call; refusals are localized values. */
export function send<Payload, Result>(
  page: PageFrame,
  call: Call<Payload, Result>,
  payload: Payload,
  signal: AbortSignal,
): Promise<SubmitAnswer> {
  const { ask } = getPlatform(page);
  return localizeAnswer(page, ask(call, payload, { signal }));
}

export function verifyReset(page: PageFrame, uuid: string, proof: Proof, signal: AbortSignal): Promise<SubmitAnswer> {
  return send(page, resetVerify, { uuid, proof }, signal);
}

/** The effects of the flow; `form` holds the new password when it is sent. */
export function retrieveEffects(form: () => PasswordForm): FlowEffects<RetrieveEvent, RetrieveEffect> {
  const { page } = form();
  const answered = async (answering: Promise<SubmitAnswer>): Promise<AnswerEvent> => ({
    type: 'answered',
    answer: await answering,
  });
  return {
    find() {
      const found = findStoredRequest('retrieve');
      return found && { type: 'found', ...found };
    },
    begin({ name }, signal) {
      // CAPT-06
      const begin = (proof: CaptchaProofFields) => send(page, resetBegin, { login_name: name, ...proof }, signal);
      return answered(withCaptcha(page, 'login', begin, signal));
    },
    recall: ({ uuid }, signal) => answered(send(page, resetState, { uuid }, signal)),
    confirm: ({ uuid, token }, signal) =>
      answered(verifyReset(page, uuid, { by: 'email_link', link_token: token }, signal)),
    commit({ uuid }, signal) {
      const given = form();
      const trusted: { readonly trust_device?: boolean | undefined } = {
        trust_device: new FormData(given.element ?? undefined).has(TRUST_FIELD),
      };
      return answered(encryptedSubmit(given, signal, resetPassword, { uuid, ...trusted }));
    },
    keep: ({ uuid }) => void storeUuid('retrieve', uuid),
    forget: () => void deleteUuid('retrieve'),
    notifyTabs: ({ uuid }) => void notifyTabs(uuid, 'challenge'),
    async leave() {
      await switchToDemo(page);
      leaveTo(destinationHere(page, 'login', null), 'replace');
    },
  };
}
