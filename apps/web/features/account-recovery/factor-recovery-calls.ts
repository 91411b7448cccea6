import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import type { Proof } from '@gatehouse/contract/login/challenge';
import {
  factorRecoveryBegin,
  factorRecoveryName,
  factorRecoveryState,
  factorRecoveryStop,
  factorRecoveryVerify,
  factorRecoveryWithout,
} from '@gatehouse/contract/recovery/account-recovery';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { AnswerEvent } from '../forms/answered.ts';
import { type PasswordForm, submitEncrypted } from '../forms/encrypted-submit.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { withCaptcha } from '../sign-in/checked-call.ts';
import { prepareOnTouch } from '../sign-in/prepare-on-touch.ts';
import { linkToken } from '../verification/link-token.ts';
import type { FactorRecoveryEffect, FactorRecoveryEvent } from './factor-recovery-state.ts';
import { send } from './password-reset-calls.ts';
import { deleteUuid, findStoredRequest, storeUuid } from './stored-uuid.ts';

/** CAPT-08 */
export function prepare(page: PageFrame): void {
  prepareOnTouch(page, 'login');
}

export function verifyFactorRecovery(
  page: PageFrame,
  uuid: string,
  proof: Proof,
  signal: AbortSignal,
): Promise<SubmitAnswer> {
  return send(page, factorRecoveryVerify, { uuid, proof }, signal);
}

/** The effects of the flow; `form` holds the password when it begins. */
export function factorRecoveryEffects(
  form: () => PasswordForm,
): FlowEffects<FactorRecoveryEvent, FactorRecoveryEffect> {
  const { page } = form();
  const answered = async (answering: Promise<SubmitAnswer>): Promise<AnswerEvent> => ({
    type: 'answered',
    answer: await answering,
  });
  return {
    find: () => findRequest(),
    begin({ item, account }, signal) {
      const named = { item, login_name: account };
      const begin = (proof: CaptchaProofFields) =>
        submitEncrypted(form(), (encrypted) =>
          send(page, factorRecoveryBegin, { ...named, ...encrypted, ...proof }, signal),
        );
      return answered(withCaptcha(page, 'login', begin, signal));
    },
    beginByReset: ({ reset }, signal) =>
      answered(send(page, factorRecoveryBegin, { item: 'authenticator', reset }, signal)),
    recall: ({ uuid }, signal) => answered(send(page, factorRecoveryState, { uuid }, signal)),
    without: ({ uuid, cannot }, signal) => answered(send(page, factorRecoveryWithout, { uuid, cannot }, signal)),
    name: ({ uuid, name }, signal) => answered(send(page, factorRecoveryName, { uuid, ...name }, signal)),
    stop: ({ uuid, token }, signal) => answered(send(page, factorRecoveryStop, { uuid, cancel_token: token }, signal)),
    keep: ({ uuid }) => void storeUuid('lost-item', uuid),
    forget: () => void deleteUuid('lost-item'),
  };
}

/** A request in the address: of a cancel link, of a password reset, or the one that this tab has begun. */
function findRequest(): FactorRecoveryEvent | undefined {
  const query = new URLSearchParams(location.search);
  const [cancel, reset, token] = [query.get('cancel'), query.get('reset'), linkToken()];
  if (cancel && token) return { type: 'stopFound', uuid: cancel, token };
  if (reset) return { type: 'resetFound', reset };
  const found = findStoredRequest('lost-item');
  return found && { type: 'found', uuid: found.uuid };
}
