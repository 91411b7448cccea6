import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first wrong field of a form, each time that `wrong` is a new object with something in it. */
export function useFirstWrong(form: RefObject<HTMLFormElement | null>, wrong: object | undefined): void {
  useEffect(() => {
    if (!wrong || Object.keys(wrong).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, wrong]);
}
