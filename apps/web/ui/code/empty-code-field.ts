/** Empties the input of a {@link CodeField} and fires `input`, as typing would. */
export function emptyCodeField(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
