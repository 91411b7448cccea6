import { numberTag } from '@gatehouse/rules/site/number-tag';
import type { CompiledChoices, CompiledMessage, CompiledWords, ValuesArgument, WordId } from './catalogue.ts';

/** Rich text: strings, and what stands between `<link>` and `</link>` as `{ tag: 'link', children }`. */
export type Part = string | { readonly tag: string; readonly children: readonly Part[] };

export type Translator = {
  /** The text of a word; tags are left out. */
  readonly t: <Id extends WordId>(id: Id, ...values: ValuesArgument<Id>) => string;
  /** The same with its tags kept apart, for links and emphasis. Tags only ever come from the message, never from a value. */
  readonly parts: <Id extends WordId>(id: Id, ...values: ValuesArgument<Id>) => readonly Part[];
  /** For ids made at run time, such as `error.31002`: `undefined` where there is no such word. */
  readonly find: (id: string, values?: AnyValues) => string | undefined;
};

export type AnyValues = Readonly<Record<string, string | number>>;

/** Text of the message, or of an inserted value. */
type Piece = readonly [text: string, fromValue?: true];

const RIGHT_TO_LEFT = /^(ar|he|fa|ur)\b/;
const TAG = /(<\/?[a-z]\w*>)/i;

/**
 * Reads compiled words in the browser and on the server (LANG-14, LANG-15, LANG-18).
 * A missing id falls back to `english`, then to plain words made from the id: a raw key is never shown.
 * In right-to-left languages values are wrapped in isolates, so that an address does not reorder the sentence.
 *
 * @param tag BCP 47, for plurals and numbers; one that Intl refuses counts as `en`
 */
export function createTranslator(tag: string, words: CompiledWords, english: CompiledWords = {}): Translator {
  const reader = createReader(tag);
  const message = (id: string) => own(words, id) ?? own(english, id);
  const plain = (compiled: CompiledMessage, values?: AnyValues) =>
    reader(compiled, values)
      .map(([text, fromValue]) =>
        fromValue
          ? text
          : text
              .split(TAG)
              .filter((_, at) => at % 2 === 0)
              .join(''),
      )
      .join('');
  const found = (id: string) => message(id) ?? fromId(id);
  const translator = {
    t: (id: string, values?: AnyValues) => plain(found(id), values),
    parts: (id: string, values?: AnyValues) => nest(reader(found(id), values)),
    find: (id: string, values?: AnyValues) => {
      const compiled = message(id);
      return compiled === undefined ? undefined : plain(compiled, values);
    },
  };
  // The types of the values are read from the English texts; here they are any values.
  return translator as unknown as Translator;
}

/** `login.submit.waiting` becomes `Submit waiting`: better than nothing, and better than a key. */
function fromId(id: string): string {
  const [screen = '', ...rest] = id.replace(/([a-z])([A-Z])/g, '$1 $2').split('.');
  const text = (rest.join(' ') || screen).toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function createReader(tag: string) {
  const locale = supported(tag);
  const isolate = RIGHT_TO_LEFT.test(locale);
  let format: Intl.NumberFormat | undefined;
  const number = (value: number) => {
    // The first format that a page makes takes a slow phone 150 ms, and "Step 1 of 3" needs none.
    if (/^\d{1,3}$/.test(`${value}`)) return `${value}`;
    format ??= new Intl.NumberFormat(numberTag(locale));
    return format.format(value);
  };
  const rules: Record<string, Intl.PluralRules> = {};
  const category = (value: number, type: 'cardinal' | 'ordinal') => {
    rules[type] ??= new Intl.PluralRules(locale, { type });
    return rules[type].select(value);
  };

  const read = (message: CompiledMessage, values: AnyValues = {}, count?: number): Piece[] => {
    if (typeof message === 'string') return [[message]];
    return message.flatMap((token): Piece[] => {
      if (token === '#' && count !== undefined) return [[number(count), true]];
      if (typeof token === 'string') return [[token]];
      const [name, type, choices] = token;
      const value = own(values, name);
      if (typeof choices === 'object') {
        const [branch, inner] = choose(value, type, choices, category);
        return read(branch, values, inner ?? count);
      }
      if (value === undefined) return [];
      const text = typeof value === 'number' ? number(value) : value;
      return [[isolate && typeof value === 'string' ? `\u2068${text}\u2069` : text, true]];
    });
  };
  return read;
}

/** The branch that a value selects, and for plurals the number for `#`. */
function choose(
  value: string | number | undefined,
  type: string | undefined,
  choices: CompiledChoices,
  category: (value: number, type: 'cardinal' | 'ordinal') => string,
): [CompiledMessage, number | undefined] {
  const branch = (key: string) => own(choices, key) as CompiledMessage | undefined;
  const other = branch('other') ?? '';
  if (type === 'select') return [branch(String(value)) ?? other, undefined];
  const whole = Number(value ?? 0);
  const counted = whole - Number(own(choices, 'offset') ?? 0);
  const key = category(counted, type === 'selectordinal' ? 'ordinal' : 'cardinal');
  return [branch(String(whole)) ?? branch(key) ?? other, counted];
}

/** Turns the tags of the message's own text into a tree; a tag that is never closed ends with the message. */
function nest(pieces: readonly Piece[]): readonly Part[] {
  const open: { tag: string; children: Part[] }[] = [{ tag: '', children: [] }];
  for (const [text, fromValue] of pieces) {
    for (const [at, run] of (fromValue ? [text] : text.split(TAG)).entries()) {
      const top = open[open.length - 1] as { tag: string; children: Part[] };
      if (at % 2 === 0) {
        if (run) add(top.children, run);
      } else if (run.startsWith('</')) {
        if (run === `</${top.tag}>`) open.pop();
      } else {
        const child = { tag: run.slice(1, -1), children: [] };
        top.children.push(child);
        open.push(child);
      }
    }
  }
  return (open[0] as { children: Part[] }).children;
}

function add(parts: Part[], text: string): void {
  const last = parts.length - 1;
  if (typeof parts[last] === 'string') parts[last] += text;
  else parts.push(text);
}

/** Values and words may come from outside: names such as `constructor` must not find what every object inherits. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function supported(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
