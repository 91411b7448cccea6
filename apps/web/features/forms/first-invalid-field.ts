import { type RefObject, useEffect } from 'react';
import { CHECKED } from '../../ui/field.tsx';

/**
 * After each new `wrong` object that is not empty: announces the errors and focuses the first invalid field of the
 * form.
 */
export function useFirstWrong(form: RefObject<HTMLFormElement | null>, wrong: object | undefined): void {
  useEffect(() => {
    if (!wrong || Object.keys(wrong).length === 0) return;
    form.current?.dispatchEvent(new Event(CHECKED, { bubbles: true }));
    form.current?.querySelector<HTMLElement>('[data-wrong]')?.focus();
  }, [form, wrong]);
}
