import { type RefObject, useEffect } from 'react';
import { emptyCodeField } from '../../ui/empty-code-field.ts';
import type { RegistrationState } from './registration-state.ts';

/**
 * SIGNUP-04: when another code is on its way, its field loses what was typed of the earlier one and takes the focus. A
 * sending that failed empties nothing; where its button has gone and the focus with it, the focus comes back.
 */
export function useCodeSent(form: RefObject<HTMLFormElement | null>, state: RegistrationState): void {
  useEffect(() => {
    if (!form.current || state.step !== 'proof') return;
    const field = form.current.elements.namedItem('code');
    const isSent = state.news === 'sentAgain';
    if (isSent && field instanceof HTMLInputElement) {
      emptyCodeField(field);
      field.focus();
      return;
    }
    const isLost = document.activeElement === document.body;
    if (!isLost || !(isSent || state.refused)) return;
    (field instanceof HTMLElement ? field : form.current.querySelector('h1'))?.focus();
  }, [form, state]);
}
