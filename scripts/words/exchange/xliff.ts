import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import type { TranslationUnit } from './translation-unit.ts';

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';
const TEXT = '#text';
const options = { ignoreAttributes: false, attributeNamePrefix: '@', processEntities: true } as const;

/**
 * XLIFF 2.1 (OASIS): one `file` per file of words, one `unit` per text. A message stays ICU, in one segment.
 *
 * @param tag the language, BCP 47
 */
export function toXliff(units: readonly TranslationUnit[], tag: string): string {
  const files = [...Map.groupBy(units, ({ file }) => file)].map(([file, own]) => ({
    '@id': file,
    '@original': `${file}.ts`,
    unit: own.map(({ id, source, target, notes }) => ({
      '@id': id,
      notes: { note: notes.map((text) => ({ [TEXT]: text })) },
      segment: {
        '@state': target === undefined ? 'initial' : 'translated',
        source: { '@xml:space': 'preserve', [TEXT]: source },
        ...(target === undefined ? {} : { target: { '@xml:space': 'preserve', [TEXT]: target } }),
      },
    })),
  }));
  const xliff = { '@xmlns': NAMESPACE, '@version': '2.1', '@srcLang': 'en', '@trgLang': tag, file: files };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLBuilder({ ...options, format: true }).build({ xliff })}`;
}

type Leaf = string | { readonly [TEXT]?: string };
type Unit = { readonly '@id': string; readonly segment?: { readonly source?: Leaf; readonly target?: Leaf } };
type Read = {
  readonly xliff?: { readonly '@version'?: string; readonly '@trgLang'?: string; readonly file?: readonly File[] };
};
type File = { readonly '@id': string; readonly unit?: readonly Unit[] };

/**
 * The translated units of an XLIFF 2 file and its language.
 *
 * @throws {Error} where it is no XLIFF 2; the error says where
 */
export function fromXliff(text: string): {
  readonly tag: string;
  readonly units: readonly Omit<TranslationUnit, 'notes'>[];
} {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(`not XML: ${valid.err.msg} (line ${valid.err.line})`);
  const parser = new XMLParser({
    ...{ ...options, trimValues: false, parseTagValue: false, parseAttributeValue: false },
    isArray: (name) => name === 'file' || name === 'unit',
  });
  const { xliff } = parser.parse(text) as Read;
  if (!xliff?.['@version']?.startsWith('2.')) throw new Error('not XLIFF 2: <xliff version="2.1"> is missing');
  if (!xliff['@trgLang']) throw new Error('the language is missing: <xliff trgLang="…">');
  const units = (xliff.file ?? []).flatMap(({ '@id': file, unit }) =>
    (unit ?? []).map(({ '@id': id, segment }) => ({
      ...{ file: file as TranslationUnit['file'], id, source: textOf(segment?.source) ?? '' },
      target: textOf(segment?.target) || undefined,
    })),
  );
  return { tag: xliff['@trgLang'], units };
}

function textOf(leaf: Leaf | undefined): string | undefined {
  return typeof leaf === 'string' ? leaf : leaf?.[TEXT];
}
