import type { Scale } from './scale.ts';

/** One row of `sections.ts`. */
export type Section = {
  /** `growth/sqlite` is one of the group `growth`. */
  readonly name: string;
  /** Measures, and gives `keep` what it has so far, with how that is printed. */
  readonly run: (scale: Scale, keep: (result: unknown, text: string) => void) => Promise<void>;
};

/**
 * @param measure answers what is written down; what it gives to `keep` before is kept where it fails later
 * @param print what is said of it
 */
export function section<Result>(
  name: string,
  measure: (scale: Scale, keep: (partial: Result) => void) => Promise<Result>,
  print: (result: Result) => string,
): Section {
  return {
    name,
    run: async (scale, keep) => {
      const say = (result: Result) => keep(result, print(result));
      say(await measure(scale, say));
    },
  };
}

/**
 * The requested sections, by their names or their groups.
 * @param only names with commas between; absent: all
 * @throws {Error} that names the sections, when there is none of a name
 */
export function chosenSections(sections: readonly Section[], only: string | undefined): Section[] {
  if (only === undefined) return [...sections];
  const words = only.split(',').map((word) => word.trim());
  const isOf = ({ name }: Section, word: string) => name === word || name.startsWith(`${word}/`);
  const unknown = words.filter((word) => !sections.some((one) => isOf(one, word)));
  if (unknown.length > 0) {
    const names = sections.map(({ name }) => name).join(', ');
    throw new Error(`There is no section ${unknown.map((word) => `"${word}"`).join(', ')}. There are: ${names}`);
  }
  return sections.filter((one) => words.some((word) => isOf(one, word)));
}
