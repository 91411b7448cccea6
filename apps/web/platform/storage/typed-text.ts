import { readLocal, writeLocal } from './storage.ts';
import { TYPED_KEY } from './typed-key.ts';

/** A page in another language comes within seconds; what is older belongs to something else. */
export const TYPED_TTL_MS = 60_000;

const TRAVELS = ['username', 'email', 'tel'];

type Typed = {
  readonly path: string;
  readonly at: number;
  readonly texts: readonly (readonly [id: string, text: string])[];
};

/**
 * LANG-01: keeps names of accounts, addresses and numbers that were typed into a page which is left for itself in another language.
 * Nothing else: a password that is shown is plain text, and so is a recovery code.
 */
export function keepTyped(path: string): void {
  const texts = typedFields().map(({ id, value }) => [id, value] as const);
  const typed: Typed = { path, at: Date.now(), texts };
  if (texts.length > 0) writeLocal(TYPED_KEY, JSON.stringify(typed), 'sessionStorage');
}

function typedFields(): readonly HTMLInputElement[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main form input[id]')];
  return fields.filter((field) => mayTravel(field) && field.value !== '');
}

/** Puts it back, once, where nothing has been typed yet. */
export function putTypedBack(path: string): void {
  for (const [id, text] of takenTexts(path)) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement) || !mayTravel(field) || field.value !== '') continue;
    // A mobile number that was typed to log in is no address.
    if (field.type === 'email' && !text.includes('@')) continue;
    // By the prototype's setter: React takes no notice of a value that it was not told of.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** By what the field says of itself (HTML, autofill field names). */
function mayTravel({ autocomplete }: HTMLInputElement): boolean {
  return autocomplete.split(' ').some((token) => TRAVELS.includes(token));
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
