import { useEffect, useRef } from 'react';
import type { LoginEvent, LoginState } from './login-state.ts';
import { currentEntry, pushProofEntry } from './proof-entry.ts';

/**
 * LOGIN-02: the browser's Back leads from the verification to the form, as the page's button does, and not off the
 * page. An entry without a mark, made by a link within the page, changes nothing.
 */
export function useLoginHistory(state: LoginState, tell: (event: LoginEvent) => void): void {
  const isProof = 'asked' in state;
  const isDone = state.step === 'done';
  useEffect(() => {
    const look = () => {
      if (currentEntry() === 'form') tell({ type: 'wentBack' });
    };
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, [tell]);
  const before = useRef(isProof);
  useEffect(() => {
    if (isProof && currentEntry() !== 'proof') pushProofEntry();
    // The page's Back button removes its entry too: otherwise the next Back would do nothing.
    if (!isProof && before.current && !isDone && currentEntry() === 'proof') history.back();
    before.current = isProof;
  }, [isProof, isDone]);
}
