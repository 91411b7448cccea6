import type { MatrixCell, MatrixGroup } from '@gatehouse/rules/explorer/explore-matrix';
import { tones } from './answer-row.tsx';
import styles from './matrix.module.css';

/** The text of a cell: itself if it is short, else a letter from the legend. */
export type Short = ReadonlyMap<string, { readonly cell: MatrixCell; readonly letter: string; readonly count: number }>;

const FITS_CHARS = 8;

/** The texts of a matrix, most frequent first. */
export function shortener(groups: readonly MatrixGroup[]): Short {
  const counts = new Map<string, { cell: MatrixCell; count: number }>();
  for (const { countries, cells } of groups.flatMap(({ rows }) => rows)) {
    for (const cell of cells) {
      const known = counts.get(cell.text);
      counts.set(cell.text, { cell, count: (known?.count ?? 0) + countries.length });
    }
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b.count - a.count);
  let letters = 0;
  return new Map(
    sorted.map(([text, { cell, count }]) => {
      const brief = cell.short ?? text;
      const letter = brief.length <= FITS_CHARS ? brief : letterOf(letters++);
      return [text, { cell, count, letter }];
    }),
  );
}

/** The meaning of icons and letters, with their counts in the matrix. */
export function Legend({ short }: { short: Short }) {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {[...short.values()].map(({ cell, letter, count }) => (
        <li key={cell.text} data-tone={cell.tone}>
          <span className={styles.sign} aria-hidden="true">
            {tones[cell.tone].sign}
          </span>
          {letter === (cell.short ?? cell.text) ? null : <strong>{letter}</strong>}
          <span>{cell.text}</span>
          <small>{count}</small>
        </li>
      ))}
    </ul>
  );
}

function letterOf(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : `${letter}${Math.floor(place / 26)}`;
}
