import { localeOf } from '@gatehouse/rules/site/locale';
import type { CompiledChoices } from './catalogue.ts';
import { compile } from './compile.ts';
import { english, type LanguageRow, languages, type Messages, type WordFile } from './languages.ts';

/** An error in one message of one language; the build fails on any (LANG-18). */
export type Problem = { readonly locale: string; readonly file: string; readonly id: string; readonly what: string };

const wordFiles = Object.keys(english) as WordFile[];

/**
 * LANG-18: compares every language with English: missing keys (where the language is complete), extra keys, empty texts,
 * text that is not ICU, placeholders or tags that differ, and branches that the language's own rules need.
 */
export function checkWords(rows: Readonly<Record<string, LanguageRow>> = languages): readonly Problem[] {
  return Object.entries(rows).flatMap(([locale, row]) => [
    ...inheritanceProblems(locale, row, rows),
    ...wordFiles.flatMap((file) => fileProblems(locale, row, file)),
  ]);
}

function inheritanceProblems(locale: string, row: LanguageRow, rows: Readonly<Record<string, LanguageRow>>): Problem[] {
  const seen = new Set([locale]);
  let code = row.inherits;
  while (code !== undefined) {
    if (seen.has(code)) return [{ locale, file: '', id: '', what: 'inherits from itself' }];
    if (!Object.hasOwn(rows, code)) return [{ locale, file: '', id: '', what: `inherits from unknown ${code}` }];
    seen.add(code);
    code = rows[code]?.inherits;
  }
  return seen.has('en') ? [] : [{ locale, file: '', id: '', what: 'does not end in English' }];
}

function fileProblems(locale: string, row: LanguageRow, file: WordFile): Problem[] {
  const source: Messages = english[file];
  const words = row.words[file] ?? {};
  const problem = (id: string) => (what: string) => ({ locale, file, id, what });
  const missing = row.complete ? Object.keys(source).filter((id) => !Object.hasOwn(words, id)) : [];
  return [
    ...missing.map((id) => problem(id)('missing')),
    ...Object.entries(words).flatMap(([id, text]) =>
      Object.hasOwn(source, id)
        ? messageProblems(text, source[id] as string, localeOf(locale)?.tag).map(problem(id))
        : [problem(id)('extra')],
    ),
  ];
}

/**
 * The errors of a message, compared with the English one.
 *
 * @param tag BCP 47, for the plural forms that the language needs
 */
export function messageProblems(text: string, source: string, tag = 'en'): string[] {
  if (text.trim() === '') return ['empty'];
  let shape: Shape;
  try {
    shape = shapeOf(text, tag);
  } catch (error) {
    return [`not ICU: ${(error as Error).message.split('\n')[0]}`];
  }
  const expected = shapeOf(source, 'en');
  return [
    ...shape.problems,
    ...differences('placeholder', shape.placeholders, expected.placeholders),
    ...differences('tag', shape.tags, expected.tags),
  ];
}

type Shape = { readonly placeholders: Set<string>; readonly tags: Set<string>; readonly problems: string[] };

/** Types that the translator reads. Dates, times and money are formatted by the caller with Intl. */
const KNOWN_TYPES: readonly unknown[] = [undefined, 'number', 'plural', 'selectordinal', 'select'];

function shapeOf(message: string, tag: string): Shape {
  const shape: Shape = { placeholders: new Set(), tags: new Set(), problems: [] };
  const visit = (compiled: ReturnType<typeof compile>, text: string[]) => {
    for (const token of typeof compiled === 'string' ? [compiled] : compiled) {
      if (typeof token === 'string') {
        text.push(token);
        if (/[{}]/.test(token)) shape.problems.push(`stray brace in "${token}"`);
        continue;
      }
      const [name, type, format] = token;
      shape.placeholders.add(`{${name}${type ? `, ${type}` : ''}}`);
      if (!KNOWN_TYPES.includes(type)) shape.problems.push(`type ${type} is not read`);
      if (typeof format === 'string') shape.problems.push(`format ${format} is not read`);
      if (typeof format !== 'object') continue;
      const absent = absentForms(format, type, tag);
      if (absent.length > 0) shape.problems.push(`{${name}} lacks ${absent.join(', ')}`);
      for (const branch of Object.values(format)) {
        if (typeof branch === 'number') continue;
        const inner: string[] = [];
        visit(branch, inner);
        tags(inner.join(''), shape);
      }
    }
  };
  const text: string[] = [];
  visit(compile(message), text);
  tags(text.join(''), shape);
  return shape;
}

/** Numbers that ask for every plural form of whole numbers: up to 200, and a million, which has a form of its own in French (many). */
const SAMPLES: readonly number[] = [...Array(201).keys(), 1_000_000];

/** Branches that some value asks for and the message does not have. */
function absentForms(format: CompiledChoices, type: string | undefined, tag: string): string[] {
  const absent = new Set(Object.hasOwn(format, 'other') ? [] : ['other']);
  if (type === 'select') return [...absent];
  const rules = new Intl.PluralRules(tag, { type: type === 'selectordinal' ? 'ordinal' : 'cardinal' });
  for (const value of SAMPLES) {
    const form = rules.select(value - Number(format.offset ?? 0));
    if (!Object.hasOwn(format, form) && !Object.hasOwn(format, String(value))) absent.add(form);
  }
  return [...absent];
}

/** Notes the tags of a run of text; each must close where it opened, in order. */
function tags(text: string, shape: Shape): void {
  const open: string[] = [];
  for (const [, slash, name = ''] of text.matchAll(/<(\/?)([^<>]*)>/g)) {
    if (!/^[a-z]\w*$/i.test(name)) shape.problems.push(`<${slash}${name}> is no tag`);
    else if (!slash) open.push(name);
    else if (open.pop() !== name) shape.problems.push(`</${name}> closes nothing`);
    shape.tags.add(`<${name}>`);
  }
  if (open.length > 0) shape.problems.push(`<${open.join('>, <')}> is not closed`);
}

function differences(kind: string, found: ReadonlySet<string>, expected: ReadonlySet<string>): string[] {
  return [
    ...[...expected].filter((name) => !found.has(name)).map((name) => `${kind} ${name} is missing`),
    ...[...found].filter((name) => !expected.has(name)).map((name) => `${kind} ${name} is not in English`),
  ];
}
