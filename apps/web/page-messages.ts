import { join } from 'node:path';
import { english } from '@gatehouse/words/languages';
import { ALL, moduleTexts, type Piece } from './module-texts.ts';
import type { PageDefinition } from './pages/page.ts';

/** `first`: what the page starts with, and late parts that use its messages. `late`: everything that it may load. */
type Reach = 'first' | 'late';

const VIEW = 'View';
const AFTER = 'pages/after-hydration/after-hydration.ts';
const ERRORS = 'error.';

/**
 * LANG-14: the ids of the messages that a page embeds: those that its code names in a browser, as strings or templates
 * (`thirdParty.button.${name}`), but for late parts that fetch theirs. Messages of `global` are never fetched, so those of late parts
 * are among them. Codes of errors are chosen at run time: the definition has the beginnings of those.
 */
export function messagesOfPage(
  page: string,
  { errors = [], neverShows = [] }: Pick<PageDefinition, 'errors' | 'neverShows'>,
): string[] {
  const [isNamed, isNamedLate] = [namedBy(page, 'first'), namedBy(page, 'late')];
  const begins = (id: string, beginnings: readonly string[]) => beginnings.some((one) => id.startsWith(one));
  const found = [
    ...Object.keys(english.global).filter((id) => isNamed(id) || isNamedLate(id)),
    ...Object.keys(english.inverse).filter(isNamed),
    ...Object.keys(english['inverse-error-code']).filter(
      (id) => isNamed(id) || begins(id.slice(ERRORS.length), errors),
    ),
  ];
  return found.filter((id) => !begins(id, neverShows));
}

function namedBy(page: string, reach: Reach): (id: string) => boolean {
  const pieces = piecesOf(page, reach);
  const texts = new Set(pieces.flatMap((piece) => [...piece.texts]));
  const templates = new Set(
    pieces.flatMap((piece) => [...piece.templates]).filter((parts) => !parts.startsWith(ERRORS)),
  );
  // What stands before is an id of its own: `${id}.title`.
  const endings = [...templates].filter((parts) => /^\0\.[\w.]+$/.test(parts)).map((parts) => parts.slice(1));
  const patterns = [...templates]
    .filter((parts) => /^\w[\w.-]*\0[\w.\0-]*$/.test(parts) && parts.includes('.'))
    .map(patternOf);
  return (id) =>
    texts.has(id) ||
    patterns.some((pattern) => pattern.test(id)) ||
    endings.some((ending) => id.endsWith(ending) && texts.has(id.slice(0, -ending.length)));
}

function patternOf(parts: string): RegExp {
  return new RegExp(`^${parts.replaceAll('.', '\\.').replaceAll('\0', '.+')}$`);
}

/** The declarations and statements that a page reaches. */
function piecesOf(page: string, reach: Reach): Piece[] {
  const found: Piece[] = [];
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && seen.add(key);

  function read(file: string, name: string, fetched: boolean): void {
    if (!isNew(`${file} ${name} ${fetched}`)) return;
    const { own, imports, exports, effects } = moduleTexts(file);
    if (isNew(file)) for (const effect of effects) follow(effect, file, fetched);
    if (name === ALL) for (const one of exports) read(file, one, fetched);
    const [declared, imported] = [own.get(name), imports.get(name)];
    if (declared) follow(declared, file, fetched);
    if (imported) read(imported.file, imported.name, fetched);
  }

  /** @param around whether an element around it fetches the messages of what it shows */
  function follow(piece: Piece, file: string, around: boolean): void {
    found.push(piece);
    for (const { of, as, fetched } of piece.uses) {
      const isFetched = around || (fetched && reach === 'first');
      if (as === 'value' || (as === 'element' && !isFetched)) read(file, of, isFetched);
      if (as === 'late' && !isFetched && (reach === 'late' || isOfPage(file, of))) read(of, ALL, false);
    }
  }

  for (const file of ['shell/hydrate.tsx', ...(reach === 'late' ? [AFTER] : [])])
    read(join(import.meta.dirname, file), ALL, false);
  read(join(import.meta.dirname, 'pages', page, 'view.tsx'), VIEW, false);
  return found;
}

/** Whether a part that loads late uses the messages of the page: neither the file that loads it nor its own fetches any. */
function isOfPage(file: string, part: string): boolean {
  const { late } = moduleTexts(file);
  return late === 'shared' || (late === 'none' && moduleTexts(part).late !== 'fetched');
}
