import type { KycSubmitPayload } from '@gatehouse/contract/region/kyc.schema';
import type { WrongField, WrongIdentity } from './identity-flow.ts';

/** The same rules as the contract. */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/;

type Shape = (text: string) => boolean;
const shapes: Readonly<Partial<Record<keyof KycSubmitPayload, Shape>>> = {
  legal_name: (text) => text.length >= 2 && text.length <= 100 && NAME.test(text),
  date_of_birth: (text) => DATE.test(text),
  document_number: (text) => text.length >= 4 && text.length <= 32 && NUMBER.test(text),
};

/** Reads the form and finds its problems. */
export function readIdentity(
  form: HTMLFormElement,
  asksPart: boolean,
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
    date_of_birth: text('date_of_birth'),
    document_type: text('document_type') as KycSubmitPayload['document_type'],
    document_number: text('document_number'),
  };
  const wrong = Object.entries(identity).flatMap(([name, value]) => {
    const why = whyWrong(name as keyof KycSubmitPayload, value);
    return why ? [[name, why] as const] : [];
  });
  return { identity, ...(wrong.length > 0 ? { wrong: Object.fromEntries(wrong) } : {}) };
}

function whyWrong(name: keyof KycSubmitPayload, value: string): WrongField | undefined {
  if (value === '') return 'empty';
  return shapes[name]?.(value) === false ? 'shape' : undefined;
}
