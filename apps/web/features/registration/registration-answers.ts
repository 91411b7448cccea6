import { codes } from '@gatehouse/contract/errors/codes';
import type { RecallResult, RegistrationInfoResult } from '@gatehouse/contract/registration/registration';
import { readablePhone } from '../../ui/phone/phone-rules.ts';
import { refusedBy, type SubmitAnswer } from '../forms/submit-answer.ts';
import { sentBy } from '../verification/sent.ts';
import type { Account, Begun, Found, ProofData } from './registration-state.ts';

/** An event that brings the answer to an effect. */
export type AnswerEvent = { readonly answer: SubmitAnswer };

export const succeeded = (_: unknown, { answer }: AnswerEvent) => answer.ret_code === codes.success;
export const answers =
  (...wanted: readonly number[]) =>
  (_: unknown, { answer }: AnswerEvent) =>
    wanted.includes(answer.ret_code);
export const stageIs =
  (stage: RecallResult['recall_stage']) =>
  (_: unknown, { answer }: AnswerEvent) =>
    answer.ret_code === codes.success && recalled(answer)?.recall_stage === stage;
export const isVerified = (_: unknown, { answer }: AnswerEvent) =>
  answer.ret_code === codes.success && answer.result === 1;
/** A malformed id counts as unknown. */
export const isUnknown = answers(codes.registrationUnknown, codes.invalidField);

export const begun = ({ uuid, account, known, way }: Begun): Begun => ({ uuid, account, known, way });
export const refused = (_: unknown, { answer }: AnswerEvent) => ({ refused: refusedBy(answer) });

/**
 * SIGNUP-05: a recalled registration continues as in the new variants: the password of an old one is gone with its
 * page.
 */
export function begunAgain(found: Found, { answer }: AnswerEvent): Begun {
  const { login_name = '', item } = recalled(answer) ?? {};
  const told: Account =
    item === 'mobile' ? { method: 'mobile', mobile: login_name, country: '' } : { method: 'email', email: login_name };
  const account = found.account ?? told;
  return {
    uuid: found.uuid,
    account,
    known: nameOf(account) !== '' && !nameOf(account).includes('*'),
    way: { form: 'new', proof: item === 'email_link' ? 'link' : 'code' },
  };
}

/** The verification of a recalled registration; a code that was sent may have expired. */
export function proofAgain(found: Found, event: AnswerEvent): ProofData {
  const sent = sentBy(event.answer);
  return {
    ...{ ...begunAgain(found, event), sent },
    ...(sent.expiresAt ? { recalled: true } : { standing: { lapsed: 'expired' } }),
  };
}

/** The address or number, formatted for display. */
export function readName(account: Account): string {
  return account.method === 'email' ? account.email : readablePhone(account.mobile, account.country);
}

/** The address or number: E.164 where the API has returned it, else as typed. */
export function nameOf(account: Account): string {
  return account.method === 'email' ? account.email : account.mobile;
}

/** Without surrounding blanks. */
export function trimmed(account: Account): Account {
  return account.method === 'email'
    ? { ...account, email: account.email.trim() }
    : { ...account, mobile: account.mobile.trim() };
}

export function uuidOf({ result }: SubmitAnswer): string | undefined {
  const uuid = (result as Partial<RegistrationInfoResult> | null | undefined)?.uuid;
  return typeof uuid === 'string' && uuid ? uuid : undefined;
}

/** With the number as the API returned it; as typed where it returned none. */
export function accountRead(account: Account, { result }: SubmitAnswer): Account {
  const mobile = (result as Partial<RegistrationInfoResult> | null | undefined)?.mobile;
  return account.method === 'mobile' && typeof mobile === 'string' && mobile ? { ...account, mobile } : account;
}

const aboutCode: readonly number[] = [codes.wrongCode, codes.codeExpired, codes.codeTriesUsed];
export const isAboutCode = ({ ret_code }: SubmitAnswer) => aboutCode.includes(ret_code);

function recalled({ result }: SubmitAnswer): Partial<RecallResult> | undefined {
  return result as Partial<RecallResult> | undefined;
}
