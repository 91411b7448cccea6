import { useEffect, useRef } from 'react';
import type { LoginEvent, LoginState } from './login-state.ts';
import { entryHere, pushProofEntry } from './proof-entry.ts';

/**
 * LOGIN-02: the browser's Back leads from the proof to the form, as the button on the page does, and not off the page. A link
 * within the page, which is an entry without a mark, leads nowhere else.
 */
export function useLoginHistory(state: LoginState, tell: (event: LoginEvent) => void): void {
  const isProof = 'asked' in state;
  const isDone = state.step === 'done';
  useEffect(() => {
    const look = () => {
      if (entryHere() === 'form') tell({ type: 'wentBack' });
    };
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, [tell]);
  const before = useRef(isProof);
  useEffect(() => {
    if (isProof && entryHere() !== 'proof') pushProofEntry();
    // The page's own way back takes the entry along: else the next Back would do nothing.
    if (!isProof && before.current && !isDone && entryHere() === 'proof') history.back();
    before.current = isProof;
  }, [isProof, isDone]);
}
