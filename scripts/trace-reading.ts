import { type Token, tokensOf } from './trace-tokens.ts';

/** A file of the project: its path relative to the root, with `/`, and its text. */
export type SourceFile = { readonly file: string; readonly source: string };

/** One requirement: its id, for instance `LANG-07` of the family `LANG`, and its text. */
export type Requirement = { readonly id: string; readonly text: string };

const idPattern = '[A-Z]{2,8}-\\d{2}';
const wholeId = new RegExp(`^${idPattern}$`);

/**
 * Reads the ledger: one bullet may hold several requirements of one family, each at its beginning or after a full stop.
 * An id elsewhere in a bullet only points at another requirement.
 * @throws {Error} when an id occurs twice
 */
export function requirementsOf(ledger: string): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const [, bullet = ''] of ledger.matchAll(/^- (.*)$/gm)) {
    const family = /^([A-Z]+)-\d{2}\b/.exec(bullet)?.[1];
    if (!family) continue;
    for (const part of bullet.split(new RegExp(`(?:^|(?<=\\.) )(?=${family}-\\d{2}\\b)`))) {
      const id = part.slice(0, family.length + 3);
      if (found.has(id)) throw new Error(`${id} stands twice in the ledger`);
      found.set(id, { id, text: part.slice(id.length + 1) });
    }
  }
  return [...found.values()];
}

/** The ids that the titles of a test file name in brackets: `[LANG-07]`, also several in one pair, also in rows of `.each`. */
export function idsInTitles(source: string): string[] {
  return [...new Set(testsIn(source).flatMap(({ ids }) => ids))];
}

/** A test, or a group of tests, that runs: the ids of its title, and the words of the whole call, its body included. */
export type TestCall = {
  readonly kind: 'test' | 'group';
  readonly ids: readonly string[];
  readonly words: ReadonlySet<string>;
};

/**
 * The tests and groups of a source, but for those that never run (`.skip`, `.todo`), may not run (`.skipIf`, `.runIf`) or must
 * fail (`.fails`), and their contents. A group in which no test runs does not count.
 */
export function testsIn(source: string): TestCall[] {
  const tokens = tokensOf(source).filter(({ kind }) => kind !== 'comment');
  const found: (TestCall & { readonly at: number; readonly end: number })[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { kind, text } = tokens[at] as Token;
    const isTest = kind === 'word' && /^(?:test|it|describe|suite)$/.test(text) && tokens[at - 1]?.text !== '.';
    if (!isTest) continue;
    const { titles, end, runs } = callFrom(tokens, at + 1);
    if (!runs) {
      at = end;
      continue;
    }
    const words = tokens.slice(at + 1, end).flatMap((token) => (token.kind === 'word' ? [token.text] : []));
    const isGroup = /^(?:describe|suite)$/.test(text);
    found.push({ kind: isGroup ? 'group' : 'test', ids: titles.flatMap(bracketed), words: new Set(words), at, end });
  }
  const tests = found.filter(({ kind }) => kind === 'test');
  return found.filter((call) => call.kind === 'test' || tests.some(({ at }) => at > call.at && at < call.end));
}

/**
 * The ids that a source carries: named in a comment or in a text, such as a `rule` field. `REDIR-01 to REDIR-09` names all
 * of them. Words that only look like ids (`UTF-16`) are of no family and do not count.
 */
export function idsCarried(source: string, families: ReadonlySet<string>): string[] {
  const ids = tokensOf(source)
    .filter(({ kind }) => kind === 'comment' || kind === 'text')
    .flatMap(({ text }) => [...text.matchAll(new RegExp(`\\b(${idPattern})\\b(?:\\s+to\\s+(${idPattern})\\b)?`, 'g'))])
    .flatMap(([, first = '', last]) => (last ? rangeOf(first, last) : [first]))
    .filter((id) => families.has(familyOf(id)));
  return [...new Set(ids)];
}

/** `LANG` of `LANG-07` */
export function familyOf(id: string): string {
  return id.slice(0, -3);
}

/** The texts that make up a title: the first argument of the call that ends the chain, and what `.each` or `.for` lists. */
function callFrom(tokens: readonly Token[], start: number): { titles: string[]; end: number; runs: boolean } {
  const titles: string[] = [];
  let at = start;
  let lists = false;
  let runs = true;
  while (at < tokens.length) {
    const { kind, text } = tokens[at] as Token;
    if (kind === 'sign' && text === '.') {
      const name = tokens[at + 1]?.text ?? '';
      if (/^(?:todo|skip|skipIf|runIf|fails)$/.test(name)) runs = false;
      lists = /^(?:each|for)$/.test(name);
      at += 2;
    } else if (kind === 'sign' && text === '(') {
      const end = closing(tokens, at);
      const first = tokens[at + 1];
      if (lists) titles.push(...tokens.slice(at, end).flatMap((token) => (token.kind === 'text' ? [token.text] : [])));
      else if (first?.kind === 'text') titles.push(first.text);
      lists = false;
      at = end + 1;
    } else if (kind === 'text' && lists) {
      titles.push(text);
      lists = false;
      at++;
    } else break;
  }
  // A row's own id, where the title has `[%s]` for it.
  const named = titles.some((title) => title.includes('[%s]')) ? titles.filter((text) => wholeId.test(text)) : [];
  return { titles: [...titles, ...named.map((id) => `[${id}]`)], end: at, runs };
}

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const { kind, text } = tokens[at] as Token;
    if (kind !== 'sign') continue;
    if ('([{'.includes(text)) depth++;
    else if (')]}'.includes(text) && --depth === 0) return at;
  }
  return tokens.length;
}

function bracketed(title: string): string[] {
  const lists = title.matchAll(new RegExp(`\\[(${idPattern}(?:[,\\s]+${idPattern})*)\\]`, 'g'));
  return [...lists].flatMap(([, list = '']) => list.split(/[,\s]+/));
}

function rangeOf(first: string, last: string): string[] {
  const [from, to] = [Number(first.slice(-2)), Number(last.slice(-2))];
  if (familyOf(first) !== familyOf(last) || to < from) return [first, last];
  return Array.from(
    { length: to - from + 1 },
    (_, index) => `${familyOf(first)}-${String(from + index).padStart(2, '0')}`,
  );
}
