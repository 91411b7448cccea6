import type { Call } from '@gatehouse/contract/call/call';
import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import { codes } from '@gatehouse/contract/errors/codes';
import { type EncryptedPassword, EncryptionError } from '../../platform/credentials/encrypt-password.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { newGuid } from '../../platform/page/guid.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from './localize-answer.ts';
import type { SubmitAnswer } from './submit-answer.ts';

/** The page is not a secure context, so the browser cannot encrypt and nothing was sent. Not a code of the server. */
const INSECURE_CODE = -201;

/** The form with the password, and the message for a browser that cannot encrypt it. */
export type PasswordForm = {
  readonly page: PageFrame;
  readonly element: HTMLFormElement | null;
  readonly insecure: string;
};

/** LOGIN-01, LOGIN-03: sends a payload with the form's password, encrypted, and a tx-id; refusals are values. */
export function encryptedSubmit<Payload extends object, Result>(
  form: PasswordForm,
  signal: AbortSignal,
  call: Call<Payload & EncryptedPassword, Result>,
  payload: Payload,
  txId?: string,
): Promise<SubmitAnswer> {
  const { ask } = getPlatform(form.page);
  return submitEncrypted(form, (encrypted) =>
    localizeAnswer(form.page, ask(call, { ...payload, ...encrypted }, { signal, txId: txId ?? newGuid() })),
  );
}

/** LOGIN-03: sends the form's password, encrypted; a failed encryption is a refusal as well. */
export async function submitEncrypted(
  { page, element, insecure }: PasswordForm,
  send: (encrypted: EncryptedPassword) => Promise<SubmitAnswer>,
): Promise<SubmitAnswer> {
  const password = String(new FormData(element ?? undefined).get('password') ?? '');
  try {
    return await getPlatform(page).encryption.withEncryptedPassword(password, send);
  } catch (error) {
    if (!(error instanceof EncryptionError)) throw error;
    if (error.problem === 'insecure') return { ret_code: INSECURE_CODE, ret_msg: insecure };
    if (error.room === undefined) return { ret_code: NO_ANSWER_CODE, ret_msg: '' };
    const result = { field: 'password', reason: 'long', max: charsThatFit(password, error.room) };
    return { ret_code: codes.passwordRefused, ret_msg: '', result };
  }
}

function charsThatFit(text: string, bytes: number): number {
  const chars = [...text];
  while (new TextEncoder().encode(chars.join('')).length > bytes) chars.pop();
  return chars.length;
}
