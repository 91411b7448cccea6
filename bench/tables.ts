import { type FirstLoad, totalsByKind } from './first-load.ts';

/** Rows of text under a heading, columns aligned: the first to the left, the others to the right. */
export function table(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const cells = [columns, ...rows].map((row) => row.map(shown));
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return `\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

function shown(value: string | number): string {
  return typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: 2 }) : value;
}

export function firstLoadTable(load: FirstLoad): string {
  const rows = [...totalsByKind(load)]
    .sort(([a], [b]) => Number(a === 'all') - Number(b === 'all'))
    .map(([kind, { files, raw, gzip, brotli }]) => [kind, files, raw, gzip, brotli]);
  return table(`First load of ${load.page}, bytes`, ['', 'files', 'raw', 'gzip', 'to a browser'], rows);
}
