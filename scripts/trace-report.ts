import { familyOf, idsCarried, idsInTitles, type Requirement } from './trace-reading.ts';

/** A file of the project: its path relative to the root, with `/`, and its text. */
export type SourceFile = { readonly file: string; readonly source: string };

/** For every requirement the files that carry it and those whose tests name it. */
export type Trace = {
  readonly rows: readonly (Requirement & { readonly rules: readonly string[]; readonly tests: readonly string[] })[];
  /** Ids that a file names and the ledger lacks, as `file: id`. */
  readonly unknown: readonly string[];
};

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Joins the ledger with the sources. */
export function traceOf(requirements: readonly Requirement[], sources: readonly SourceFile[]): Trace {
  const families = new Set(requirements.map(({ id }) => familyOf(id)));
  const rules = new Map<string, string[]>(requirements.map(({ id }) => [id, []]));
  const tests = new Map<string, string[]>(requirements.map(({ id }) => [id, []]));
  const unknown: string[] = [];
  for (const { file, source } of sources) {
    const ids = isTest(file) ? idsInTitles(source) : idsCarried(source, families);
    for (const id of ids) {
      const files = (isTest(file) ? tests : rules).get(id);
      if (files) files.push(file);
      else unknown.push(`${file}: ${id}`);
    }
  }
  const rows = requirements.map((row) => ({ ...row, rules: rules.get(row.id) ?? [], tests: tests.get(row.id) ?? [] }));
  return { rows, unknown };
}

/** The counts, the ids without a test by family, and the unknown ids. */
export function summaryOf({ rows, unknown }: Trace): string {
  const untested = rows.filter(({ tests }) => tests.length === 0);
  const carried = rows.filter(({ rules }) => rules.length > 0).length;
  return [
    `${rows.length} requirements: ${rows.length - untested.length} with a test, ${carried} with a rule.`,
    ...(untested.length > 0 ? [`${untested.length} without a test:`, ...byFamily(untested)] : []),
    ...unknownLines(unknown),
  ].join('\n');
}

/** Every requirement with its rules and tests, then the summary. */
export function fullReportOf(trace: Trace): string {
  const blocks = trace.rows.map(({ id, text, rules, tests }) =>
    [`${id} ${text}`, ...rules.map((file) => `    rule  ${file}`), ...tests.map((file) => `    test  ${file}`)].join(
      '\n',
    ),
  );
  return [...blocks, '', summaryOf(trace)].join('\n');
}

/** One line, and the unknown ids: for `npm run check`. */
export function checkReportOf({ rows, unknown }: Trace): string {
  const tested = rows.filter(({ tests }) => tests.length > 0).length;
  return [`${rows.length} requirements, ${tested} with a test`, ...unknownLines(unknown)].join('\n');
}

function unknownLines(unknown: readonly string[]): string[] {
  return unknown.length > 0 ? [`${unknown.length} unknown ids:`, ...unknown.map((line) => `  ${line}`)] : [];
}

function byFamily(rows: readonly Requirement[]): string[] {
  const groups = Map.groupBy(rows, ({ id }) => familyOf(id));
  return [...groups].map(([family, group]) => `  ${family} ${group.map(({ id }) => id.slice(-2)).join(' ')}`);
}
