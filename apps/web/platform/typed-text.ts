import { readLocal, writeLocal } from './storage.ts';

export const TYPED_KEY = 'typed-text';
/** A page in another language comes within seconds; what is older belongs to something else. */
export const TYPED_TTL_MS = 60_000;

type Typed = {
  readonly path: string;
  readonly at: number;
  readonly texts: readonly (readonly [id: string, text: string])[];
};

/** LANG-16: keeps what was typed into the forms of a page that is left for itself in another language. No password, no code. */
export function keepTyped(path: string): void {
  const texts = [...document.querySelectorAll<HTMLInputElement>('main form input[id]')]
    .filter((field) => isPlainText(field) && field.value !== '')
    .map(({ id, value }) => [id, value] as const);
  const typed: Typed = { path, at: Date.now(), texts };
  if (texts.length > 0) writeLocal(TYPED_KEY, JSON.stringify(typed), 'sessionStorage');
}

/** Puts it back, once, where nothing has been typed yet. */
export function putTypedBack(path: string): void {
  for (const [id, text] of takenTexts(path)) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement) || !isPlainText(field) || field.value !== '') continue;
    // By the prototype's setter: React takes no notice of a value that it was not told of.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function isPlainText({ type, autocomplete }: HTMLInputElement): boolean {
  return ['text', 'email', 'tel'].includes(type) && !autocomplete.includes('one-time-code');
}

function takenTexts(path: string): Typed['texts'] {
  try {
    const { path: from, at, texts } = JSON.parse(readLocal(TYPED_KEY, 'sessionStorage') ?? '{}') as Partial<Typed>;
    writeLocal(TYPED_KEY, null, 'sessionStorage');
    const isFresh = Math.abs(Date.now() - (at ?? 0)) < TYPED_TTL_MS;
    return from === path && isFresh && Array.isArray(texts) ? texts : [];
  } catch {
    return [];
  }
}
