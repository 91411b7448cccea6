/** Controls with user input. One-time codes are left out: they expire within minutes. */
const TYPED = 'main :is(input, textarea, select), dialog :is(input, textarea, select)';
const NOT_TYPED: readonly string[] = ['hidden', 'checkbox', 'radio', 'submit', 'button', 'search'];

/** Whether a page has input that was not sent. */
export function hasUnsentInput(page: ParentNode): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>(TYPED)].some(isTyped);
}

function isTyped(control: HTMLInputElement | HTMLSelectElement): boolean {
  const { type, value, disabled, autocomplete } = control;
  if (disabled || NOT_TYPED.includes(type) || autocomplete === 'one-time-code') return false;
  const before = 'defaultValue' in control ? control.defaultValue : '';
  return value.trim() !== '' && value !== before;
}
