/** Empties the input of a {@link CodeField} as somebody who types would, so that it hears of it. */
export function emptyCodeField(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
