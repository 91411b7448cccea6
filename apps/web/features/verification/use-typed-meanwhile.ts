import { type RefObject, useEffect, useRef } from 'react';
import type { VerificationEvent, VerificationState } from './proof-state.ts';
import { readProof } from './read-proof.ts';

/**
 * Submits a complete code that was typed before the answer to its sending: mail may be faster than the network. After a
 * resend, even a failed one, the field may hold the earlier code, so it is not submitted.
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
