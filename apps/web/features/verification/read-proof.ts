import type { VerificationEvent, VerificationState } from './proof-state.ts';

const SIX_DIGITS = /^\d{6}$/;
/** A recovery code may be typed with or without its spaces and dashes. */
const RECOVERY_CHARS = 8;
const RECOVERY_MOST_CHARS = 32;

/** The event of a submit on the current screen; undefined where its button sends no proof. */
export function readProof(data: FormData, { step, ...state }: VerificationState): VerificationEvent | undefined {
  if (step === 'passkey') return { type: 'passkeyAsked' };
  // While a code is being sent, its field is there already; where a link is, there is none.
  if ((step !== 'typing' && !(step === 'sending' && data.has('code'))) || !('way' in state)) return undefined;
  if (state.way === 'password') return { type: 'given', ...(data.get('password') ? {} : { wrong: 'empty' }) };
  const code = String(data.get('code') ?? '').trim();
  if (!code) return { type: 'given', wrong: 'empty' };
  return isCode(state.way, code) ? { type: 'given', code } : { type: 'given', wrong: 'shape' };
}

function isCode(way: string, code: string): boolean {
  if (way !== 'recovery') return SIX_DIGITS.test(code);
  return code.length >= RECOVERY_CHARS && code.length <= RECOVERY_MOST_CHARS;
}
