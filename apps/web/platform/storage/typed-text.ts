import { readLocal, writeLocal } from './storage.ts';
import { TYPED_KEY } from './typed-key.ts';

/** A page in another language loads within seconds; older text belongs to something else. */
export const TYPED_TTL_MS = 60_000;

const TRAVELS = ['username', 'email', 'tel'];

type Typed = {
  readonly path: string;
  readonly at: number;
  readonly texts: readonly (readonly [id: string, text: string])[];
};

/**
 * LANG-01: stores account names, addresses and numbers typed into a page that is left for its version in another
 * language. Nothing else: shown passwords and recovery codes are plain text too.
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

/** Restores it, once, into fields that are still empty. */
export function putTypedBack(path: string): void {
  for (const [id, text] of takenTexts(path)) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement) || !mayTravel(field) || field.value !== '') continue;
    // A mobile number typed to log in is not an address.
    if (field.type === 'email' && !text.includes('@')) continue;
    // By the setter of the prototype: React tracks values by overriding the element's own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** By the field's autofill name (HTML). */
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
