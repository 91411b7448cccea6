import { TRX_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { type RefObject, useEffect, useRef } from 'react';
import { nameOf } from './registration-answers.ts';
import type { RegistrationState } from './registration-state.ts';
import { findRegistration, leaveOwnEntry } from './registration-store.ts';
import type { Tell } from './screen-props.ts';

/** SIGNUP-05: Back leads from the code to the form, also after a reload, and Forward to the code again. */
export function useStepHistory(form: RefObject<HTMLFormElement | null>, state: RegistrationState, tell: Tell): void {
  useEffect(() => {
    const look = () => {
      const found = new URLSearchParams(location.search).has(TRX_PARAMETER) ? findRegistration() : undefined;
      if (found) return tell({ type: 'found', ...found });
      // Each step takes the one that it knows.
      tell({ type: 'accountChanged' });
      tell({ type: 'restarted' });
    };
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, [tell]);
  const before = useRef(state);
  useEffect(() => {
    const { current: last } = before;
    before.current = state;
    if (state.step !== 'info' || last.step === 'info') return;
    leaveOwnEntry();
    if ('known' in last && last.known) fillIn(form.current, nameOf(last.account));
  }, [form, state]);
}

/** After a reload the field of the first screen is empty. */
function fillIn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem('email');
  if (field instanceof HTMLInputElement && !field.value && name.includes('@')) field.value = name;
}
