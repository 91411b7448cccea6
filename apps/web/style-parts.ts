import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import { fileOfName } from './class-names.ts';

/** A whole rule of the style sheet, with its conditions. */
export type StylePart = {
  readonly css: string;
  /** Conditions such as `@media (width > 40rem)`, outermost first. */
  readonly within: readonly string[];
  /**
   * Style files, by number, of the classes in each of its selectors: a page needs the rule if it uses all files of one of them.
   * Empty: every page needs it.
   */
  readonly uses: readonly (readonly number[])[];
};

/** A style sheet in parts, from which the server chooses each page's. */
export type StyleParts = {
  readonly parts: readonly StylePart[];
  /** The style file of each class name, by number. */
  readonly files: Readonly<Record<string, number>>;
  /** Files that every page has, used or not. */
  readonly soon: readonly number[];
};

/** What a sent form shows next, before the sheet of all pages has loaded. */
const SOON: readonly string[] = ['ui/spinner.module.css', 'ui/notice.module.css'];

/** Global names of parts that only the server draws, and not on every page: each counts as a file. */
const SERVER_DRAWN: readonly string[] = ['app-banner', 'cookie-notice', 'cookie-answers'];

/** A rule for a missing class, or for one of several, cannot be chosen by what a page has. */
const UNDECIDED = /:(?:not|is|where|has)\([^)]*\.[a-z_]/i;
const CLASS = /\.([a-z_][\w-]*)/gi;
/** Rules with these around them apply to elements as others do; any other at-rule is one part. */
const CONDITIONS = new Set(['media', 'supports', 'container']);

/**
 * Cuts the built sheet of all pages into its rules.
 * @throws {Error} for what would change its meaning in a document: a selector that depends on classes of several files by `:not`,
 * `:is`, `:where` or `:has`, a relative address, an at-rule without a block
 */
export function stylePartsOf(sheet: string): StyleParts {
  const files: Record<string, number> = {};
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number[] => {
    const file = fileOfName(name) ?? SERVER_DRAWN.find((drawn) => drawn === name);
    if (file === undefined) return [];
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    files[name] = number;
    return [number];
  };
  const usesOf = (selectors: readonly string[]): number[][] => {
    const uses = selectors.map((selector) => {
      const found = [...new Set([...selector.matchAll(CLASS)].flatMap(([, name = '']) => numberOf(name)))];
      if (found.length > 1 && UNDECIDED.test(selector)) throw new Error(`Classes of several files: ${selector}`);
      return found;
    });
    return uses.some((one) => one.length === 0) ? [] : uses;
  };
  const partsOf = (container: Root | AtRule, within: readonly string[]): StylePart[] =>
    (container.nodes ?? []).flatMap((node: ChildNode): StylePart[] => {
      const css = node.toString();
      if (/url\((?!["']?(?:data:|\/|#))/.test(css))
        throw new Error(`A relative address cannot stand in a document: ${css}`);
      if (node.type === 'rule') return [{ css, within, uses: usesOf(node.selectors) }];
      if (node.type !== 'atrule') return [];
      if (!node.nodes) throw new Error(`An at-rule without a block cannot be cut: ${css}`);
      if (CONDITIONS.has(node.name)) return partsOf(node, [...within, `@${node.name} ${node.params}`]);
      return [{ css, within, uses: node.name === 'keyframes' ? [numberOf(node.params)] : [] }];
    });
  const parts = partsOf(postcss.parse(sheet), []);
  return { parts, files, soon: SOON.flatMap((file) => numbers.get(file) ?? []) };
}
