import type { Call } from '@gatehouse/contract/call';
import { codes } from '@gatehouse/contract/codes';
import { NO_ANSWER_CODE } from '@gatehouse/contract/no-answer';
import { platformHere } from '../platform/browser.ts';
import { type EncryptedPassword, EncryptionError } from '../platform/encrypt-password.ts';
import type { PageFrame } from '../shell/page-context.tsx';
import type { SubmitAnswer } from './submit-answer.ts';
import { worded } from './worded-answer.ts';

/** The page is no secure context, so the browser cannot encrypt: nothing was sent. No server sends it. */
const INSECURE_CODE = -201;

/** The form that a password stands in, and what to say where it cannot be encrypted. */
export type PasswordForm = {
  readonly page: PageFrame;
  readonly element: HTMLFormElement | null;
  readonly insecure: string;
};

/** LOGIN-01, LOGIN-03: sends a payload with the password that stands in the form, encrypted, with a tx-id of its own; refusals come back as answers. */
export async function encryptedSubmit<Payload extends object, Result>(
  { page, element, insecure }: PasswordForm,
  signal: AbortSignal,
  call: Call<Payload & EncryptedPassword, Result>,
  payload: Payload,
): Promise<SubmitAnswer> {
  const { ask, encryption } = platformHere(page);
  const password = String(new FormData(element ?? undefined).get('password') ?? '');
  try {
    return await encryption.withEncryptedPassword(password, (encrypted) =>
      worded(page, ask(call, { ...payload, ...encrypted }, { hideError: true, signal, txId: crypto.randomUUID() })),
    );
  } catch (error) {
    if (!(error instanceof EncryptionError)) throw error;
    if (error.problem === 'insecure') return { ret_code: INSECURE_CODE, ret_msg: insecure };
    return { ret_code: error.problem === 'too-long' ? codes.passwordRefused : NO_ANSWER_CODE, ret_msg: '' };
  }
}
