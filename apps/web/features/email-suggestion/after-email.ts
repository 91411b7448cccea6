import type { PageFrame } from '../../shell/page-context.tsx';

/** SIGNUP-01: once an email field is left, the address that was probably meant is offered below it. */
export function afterEmail(frame: PageFrame): void {
  const look = (input: HTMLInputElement) => {
    if (!/email.*@/.test(input.type + input.inputMode + input.value)) return;
    import('./suggest-email.ts').then(
      (part) => part.suggestEmail(frame, input),
      () => {},
    );
  };
  addEventListener('focusout', ({ target }) => look(target as HTMLInputElement));
  // Left before this was here.
  for (const input of document.querySelectorAll<HTMLInputElement>('input:not(:focus)')) look(input);
}
