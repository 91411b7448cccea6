import { useEffect, useRef } from 'react';
import type { LoginEvent, LoginState } from './login-state.ts';

/** Marks the entry of the browser's history that belongs to the proof. */
const ENTRY = 'login';

/** LOGIN-02: the browser's Back leads from the proof to the form, as the button on the page does, and not off the page. */
export function useLoginHistory(state: LoginState, tell: (event: LoginEvent) => void): void {
  const isProof = 'asked' in state;
  const isDone = state.step === 'done';
  useEffect(() => {
    const look = () => {
      if (!isOwnEntry()) tell({ type: 'wentBack' });
    };
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, [tell]);
  const before = useRef(isProof);
  useEffect(() => {
    if (isProof && !isOwnEntry()) history.pushState({ [ENTRY]: true }, '');
    // The page's own way back takes the entry along: else the next Back would do nothing.
    if (!isProof && before.current && !isDone && isOwnEntry()) history.back();
    before.current = isProof;
  }, [isProof, isDone]);
}

function isOwnEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && ENTRY in state;
}
