import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import { fileOfName } from './class-names.ts';

/** A rule of the style sheet, whole, with what stands around it. */
export type StylePart = {
  readonly css: string;
  /** Conditions such as `@media (width > 40rem)`, outermost first. */
  readonly within: readonly string[];
  /**
   * Style files, by number, of the classes in each of its selectors: a page needs the rule where it uses all files of one of
   * them. Empty: every page needs it.
   */
  readonly uses: readonly (readonly number[])[];
};

/** A style sheet in parts, for the server to choose each page's own from. */
export type StyleParts = {
  readonly parts: readonly StylePart[];
  /** The style file of each class name, by number. */
  readonly files: Readonly<Record<string, number>>;
  /** Files that every page has, used or not. */
  readonly soon: readonly number[];
};

/** What a form that has been sent shows next, before the sheet of all pages has come. */
const SOON: readonly string[] = ['ui/spinner.module.css', 'ui/notice.module.css'];

const CLASS = /\.([a-z_][\w-]*)/gi;
/** Rules with these around them hold for elements as others do; any other at-rule is one part. */
const CONDITIONS = new Set(['media', 'supports', 'container']);

/** Cuts the sheet of all pages, as it was built, into its rules. */
export function stylePartsOf(sheet: string): StyleParts {
  const files: Record<string, number> = {};
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number[] => {
    const file = fileOfName(name);
    if (file === undefined) return [];
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    files[name] = number;
    return [number];
  };
  const usesOf = (selectors: readonly string[]): number[][] => {
    const uses = selectors.map((selector) => [...selector.matchAll(CLASS)].flatMap(([, name = '']) => numberOf(name)));
    return uses.some((one) => one.length === 0) ? [] : uses;
  };
  const partsOf = (container: Root | AtRule, within: readonly string[]): StylePart[] =>
    (container.nodes ?? []).flatMap((node: ChildNode): StylePart[] => {
      const css = node.toString();
      if (node.type === 'rule') return [{ css, within, uses: usesOf(node.selectors) }];
      if (node.type !== 'atrule') return [];
      if (CONDITIONS.has(node.name)) return partsOf(node, [...within, `@${node.name} ${node.params}`]);
      return [{ css, within, uses: node.name === 'keyframes' ? [numberOf(node.params)] : [] }];
    });
  const parts = partsOf(postcss.parse(sheet), []);
  return { parts, files, soon: SOON.flatMap((file) => numbers.get(file) ?? []) };
}
