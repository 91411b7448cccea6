import type { PageFrame } from '../../shell/page-context.tsx';

/** SIGNUP-01: once an email field is left, the address that was probably meant is offered below it. */
export function afterEmail(frame: PageFrame): void {
  const look = (input: Partial<HTMLInputElement> | null) => {
    if (!input?.value?.includes('@') || ![input.type, input.inputMode].includes('email')) return;
    void import('./suggest-email.ts').then(
      ({ suggestEmail }) => suggestEmail(frame, input as HTMLInputElement),
      () => {},
    );
  };
  document.addEventListener('focusout', ({ target }) => look(target as HTMLInputElement));
  // Left before this was here.
  for (const input of document.querySelectorAll('input:not(:focus)')) look(input as HTMLInputElement);
}
