import { type RegistrationVariant, variantParts } from '@gatehouse/rules/site/registration-variant';
import type { FlowInput } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { registrationFlow } from './registration-flow.ts';
import type { Account, RegistrationEvent, RegistrationState } from './registration-state.ts';

export type RegistrationInput = FlowInput<RegistrationEvent>;

/** Tests only: what becomes of a list of events. */
export function play(events: readonly RegistrationInput[], from?: RegistrationState) {
  const { state, effects } = playFlow(registrationFlow, events, from);
  return { state, effects, asked: effects.map(({ type }) => type) };
}

export const UUID = '0197f4c0-0000-7000-8000-000000000001';
export const TOKEN = 'Riuj4UFjVVoawsIjhc3ge3xx8rZ0EWPwPj-Pg_lHHgI';
export const ada: Account = { method: 'email', email: 'ada@example.com' };
export const phone: Account = { method: 'mobile', mobile: '0612345678', country: 'NL' };

export const answered = (ret_code: number, result?: unknown): RegistrationInput => ({
  type: 'answered',
  answer: { ret_code, ret_msg: 'said by the server', result },
});
export const given = (variant: RegistrationVariant, account: Account = ada): RegistrationInput => ({
  type: 'accountGiven',
  account,
  way: variantParts(variant, account.method),
});
export const began = answered(0, { uuid: UUID, vague_email: 'a***@e***.com' });
/** The old variants begin and send in one call. */
export const beganAndSent = answered(0, { uuid: UUID, expires_at: 700_000, resend_at: 160_000 });
/** The proof has come to an answer: of the code that was typed, or of the link that was opened. */
export const provenBy = (code: string | undefined, ret_code: number, result?: unknown): RegistrationInput => ({
  ...{ type: 'proven', answer: { ret_code, ret_msg: 'said by the server', result } },
  ...(code ? { code } : {}),
});
export const CODE = '123456';
export const code = provenBy(CODE, 0, 1);
export const opened = provenBy(undefined, 0);
export const password: RegistrationInput = { type: 'passwordGiven', problem: undefined };
export const failed: RegistrationInput = { type: 'effectFailed', effect: 'any', reason: new Error('no network') };
export const right = answered(0, 1);
export const pressed = (type: 'accountChanged' | 'confirmAsked' | 'wentOn'): RegistrationInput => ({ type });

export const who = { uuid: UUID, account: ada, known: true, way: variantParts('newCode', 'email') } as const;
/** The new code variant, which has the most to say. */
export const atProof = play([given('newCode'), began]).state;
export const atPassword = play([code], atProof).state;
export const atLink = play([given('newLink'), began]).state;
