import { type RefObject, useEffect } from 'react';
import { emptyCodeField } from '../../ui/code/empty-code-field.ts';
import type { VerificationState } from './proof-state.ts';

/** When another code is on its way, the field loses what was typed of the earlier one and takes the focus. */
export function useAnotherCode(form: RefObject<HTMLFormElement | null>, state: VerificationState): void {
  const isOut = state.step === 'typing' && state.again === true && !state.wrong && !state.refused;
  const at = isOut ? state.resendAt : 0;
  useEffect(() => {
    const field = at ? form.current?.elements.namedItem('code') : undefined;
    if (!(field instanceof HTMLInputElement)) return;
    emptyCodeField(field);
    field.focus();
  }, [form, at]);
}
