import path from 'node:path';
import { type SourceFile, testsIn } from './trace-reading.ts';
import { tokensOf } from './trace-tokens.ts';

/** Where tests of the running product are (decision 33). */
const JOURNEYS = 'journeys/';
/** What starts the product as a process of its own. */
const OPENS = { file: 'journeys/stage/product.ts', name: 'openProduct' };

/** The test files that start the running product: below `journeys/`, and by `openProduct`, also through a module beside them. */
export function productTests(sources: readonly SourceFile[]): ReadonlySet<string> {
  const journeys = sources.filter(({ file }) => file.startsWith(JOURNEYS));
  const opening = new Set(journeys.filter(importsTheProduct).map(({ file }) => file));
  for (let size = -1; size !== opening.size; ) {
    size = opening.size;
    for (const source of journeys) {
      if (importsOf(source).some(({ from, names }) => names.length > 0 && opening.has(from))) opening.add(source.file);
    }
  }
  return new Set([...opening].filter((file) => /\.test\.tsx?$/.test(file)));
}

/** Tests of the running product that name an id and expect nothing, as `file: id`. A call counts where the called function expects something. */
export function silentTests(sources: readonly SourceFile[]): string[] {
  const product = productTests(sources);
  const texts = new Map(sources.map(({ file, source }) => [file, source]));
  return sources.flatMap((source) => {
    if (!product.has(source.file)) return [];
    const looking = [
      ...expectingFunctions(source),
      ...importsOf(source).flatMap(({ from, names }) => (expects(texts.get(from)) ? names : [])),
    ];
    return testsIn(source.source)
      .filter(({ kind, ids }) => kind === 'test' && ids.length > 0)
      .filter(({ words }) => ![...words].some(isLooking) && !looking.some((name) => words.has(name)))
      .flatMap(({ ids }) => ids.map((id) => `${source.file}: ${id}`));
  });
}

function importsTheProduct(source: SourceFile): boolean {
  return importsOf(source).some(({ from, names }) => from === OPENS.file && names.includes(OPENS.name));
}

/** Named imports of modules beside a file; types are left out. */
function importsOf({ file, source }: SourceFile): { readonly from: string; readonly names: readonly string[] }[] {
  return [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']*)';/gm)].map(([, names = '', from = '']) => ({
    from: path.posix.join(path.posix.dirname(file), from),
    names: names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  }));
}

/** `expect` and its kin, and Playwright's `waitFor…`, which fails where what it waits for does not come. */
function isLooking(word: string): boolean {
  return word.startsWith('expect') || word.startsWith('waitFor');
}

function expects(source: string | undefined): boolean {
  return source !== undefined && tokensOf(source).some(({ kind, text }) => kind === 'word' && isLooking(text));
}

/** Functions of a file whose text, up to the next function, has an `expect`. */
function expectingFunctions({ source }: SourceFile): string[] {
  const tokens = tokensOf(source).filter(({ kind }) => kind === 'word' || kind === 'sign');
  const starts = tokens.flatMap(({ text }, at) => (text === 'function' ? [at] : []));
  return starts.flatMap((start, index) => {
    const words = tokens.slice(start, starts[index + 1]);
    return words.some(({ text }) => isLooking(text)) ? [words[1]?.text === '*' ? '' : (words[1]?.text ?? '')] : [];
  });
}
