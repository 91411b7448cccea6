import type { KycSubmitPayload } from '@gatehouse/contract/region/kyc.schema';
import { type ImageSide, imageSidesOf } from '@gatehouse/rules/identity/document-images';
import { LEGAL_NAME } from '@gatehouse/rules/identity/legal-name';
import { type BirthReading, readBirthDate } from '@gatehouse/rules/registration/birth-date';
import { birthDateOf } from './birth-field.tsx';
import { birthOrder } from './birth-order.ts';
import type { IdentityField, WrongField, WrongIdentity } from './identity-flow.ts';

/** The same rule as the contract's. */
const NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/;

type Shape = (text: string) => boolean;
const shapes: Readonly<Partial<Record<keyof KycSubmitPayload, Shape>>> = {
  legal_name: (text) => text.length >= 2 && text.length <= 100 && LEGAL_NAME.test(text),
  document_number: (text) => text.length >= 4 && text.length <= 32 && NUMBER.test(text),
};

/** The date of birth in the form. @param tag BCP 47: the order of its fields */
export function readBirth(form: HTMLFormElement, tag: string): BirthReading {
  const data = new FormData(form);
  const date = birthDateOf((part) => String(data.get(`birth_${part}`) ?? ''));
  return readBirthDate(date, birthOrder(tag), Date.now());
}

/**
 * Reads the form, whose date of birth has been read, and finds its problems.
 * @param images that have been sent; undefined where none are taken
 */
export function readIdentity(
  form: HTMLFormElement,
  { asksPart, date, images }: { asksPart: boolean; date: string; images: readonly ImageSide[] | undefined },
): { readonly identity: KycSubmitPayload; readonly wrong?: WrongIdentity } {
  const data = new FormData(form);
  const text = (name: string) =>
    String(data.get(name) ?? '')
      .trim()
      .replace(/\s+/g, ' ');
  const identity: KycSubmitPayload = {
    country: text('country'),
    ...(asksPart ? { subdivision: text('subdivision').toUpperCase() } : {}),
    legal_name: text('legal_name'),
    date_of_birth: date,
    document_type: text('document_type') as KycSubmitPayload['document_type'],
    document_number: text('document_number'),
  };
  const wrong: (readonly [IdentityField, WrongField])[] = Object.entries(identity).flatMap(([name, value]) => {
    const why = whyWrong(name as keyof KycSubmitPayload, value);
    return why ? [[name as IdentityField, why] as const] : [];
  });
  const missing = images && imageSidesOf(identity.document_type).some((side) => !images.includes(side));
  if (missing && identity.document_type) wrong.push(['images', 'empty']);
  return { identity, ...(wrong.length > 0 ? { wrong: Object.fromEntries(wrong) } : {}) };
}

function whyWrong(name: keyof KycSubmitPayload, value: string): WrongField | undefined {
  if (value === '') return 'empty';
  return shapes[name]?.(value) === false ? 'shape' : undefined;
}
