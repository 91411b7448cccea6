import { type RefObject, useEffect, useRef } from 'react';
import type { VerificationEvent, VerificationState } from './proof-state.ts';
import { readProof } from './read-proof.ts';

/**
 * A code may arrive before the answer that it was sent: mail is quick, and networks are slow. What was typed in full by then is sent
 * when the answer has come. After a resend, one that failed too, the field may still hold the earlier code, so that is left alone.
 */
export function useTypedMeanwhile(
  form: RefObject<HTMLFormElement | null>,
  state: VerificationState,
  tell: (event: VerificationEvent) => void,
): void {
  const wasFirst = useRef(false);
  useEffect(() => {
    const isFirstOut = wasFirst.current && state.step === 'typing';
    wasFirst.current = state.step === 'sending' && !state.again;
    if (!isFirstOut || !form.current) return;
    const given = readProof(new FormData(form.current), state);
    if (given?.type === 'given' && given.code) tell(given);
  }, [form, state, tell]);
}
