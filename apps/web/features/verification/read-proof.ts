import type { VerificationEvent, VerificationState } from './proof-state.ts';

const SIX_DIGITS = /^\d{6}$/;
/** Spaces and dashes that people copy along, or leave out, are no part of a recovery code. */
const RECOVERY_CHARS = 8;
const RECOVERY_MOST_CHARS = 32;

/** What sending the form means on the screen that it shows; nothing where its button does not ask for a proof. */
export function readProof(data: FormData, { step, ...state }: VerificationState): VerificationEvent | undefined {
  if (step === 'passkey') return { type: 'passkeyAsked' };
  if (step !== 'typing' || !('way' in state)) return undefined;
  if (state.way === 'password') return { type: 'given', ...(data.get('password') ? {} : { wrong: 'empty' }) };
  const code = String(data.get('code') ?? '').trim();
  if (!code) return { type: 'given', wrong: 'empty' };
  return isCode(state.way, code) ? { type: 'given', code } : { type: 'given', wrong: 'shape' };
}

function isCode(way: string, code: string): boolean {
  if (way !== 'recovery') return SIX_DIGITS.test(code);
  return code.length >= RECOVERY_CHARS && code.length <= RECOVERY_MOST_CHARS;
}
