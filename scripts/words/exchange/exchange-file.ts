import { fromPo, toPo } from './po.ts';
import type { TranslationUnit } from './translation-unit.ts';
import { fromXliff, toXliff } from './xliff.ts';

/** The translations of a file, as read. @property tag of its language, BCP 47 */
export type Exchanged = { readonly tag: string; readonly units: readonly Omit<TranslationUnit, 'notes'>[] };

type Format = {
  readonly write: (units: readonly TranslationUnit[], tag: string) => string;
  readonly read: (text: string) => Exchanged;
};

/** The formats in which translators take and return texts, by the end of a file's name. */
const FORMATS: Readonly<Record<string, Format>> = {
  xlf: { write: toXliff, read: fromXliff },
  po: { write: toPo, read: fromPo },
};

/** @throws {Error} for a name that ends otherwise */
export function formatOf(file: string): Format {
  const format = FORMATS[file.split('.').at(-1) ?? ''];
  if (!format) throw new Error(`${file}: its name must end in .xlf (XLIFF 2.1) or .po (gettext)`);
  return format;
}
