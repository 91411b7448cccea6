import { type RefObject, useEffect } from 'react';
import { CHECKED } from '../../ui/field.tsx';

/**
 * Each time that `wrong` is a new object with something in it, what is wrong is said again, and the focus moves to the first
 * wrong field of the form.
 */
export function useFirstWrong(form: RefObject<HTMLFormElement | null>, wrong: object | undefined): void {
  useEffect(() => {
    if (!wrong || Object.keys(wrong).length === 0) return;
    form.current?.dispatchEvent(new Event(CHECKED, { bubbles: true }));
    form.current?.querySelector<HTMLElement>('[data-wrong]')?.focus();
  }, [form, wrong]);
}
