import { productTests, silentTests } from './trace-product.ts';
import { familyOf, idsCarried, idsInTitles, type Requirement, type SourceFile } from './trace-reading.ts';

/** A requirement, the files that carry it, the tests of the rule alone, and those of the running product that name it. */
export type TraceRow = Requirement & {
  readonly rules: readonly string[];
  readonly tests: readonly string[];
  readonly productTests: readonly string[];
};

export type Trace = {
  readonly rows: readonly TraceRow[];
  /** Ids that a file names and the ledger lacks, as `file: id`. */
  readonly unknown: readonly string[];
  /** Tests of the running product that name an id and expect nothing, as `file: id`. */
  readonly silent: readonly string[];
};

/** Families and ids that features of later versions bring: they may still be without proof. */
export const LATER = [
  ...['CAPT', 'OAUTH', 'TG', 'LANG-18', 'SHELL-12'],
  ...['ROUTE-09', 'ROUTE-10', 'ROUTE-14', 'REDIR-10'],
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Joins the ledger with the sources. */
export function traceOf(requirements: readonly Requirement[], sources: readonly SourceFile[]): Trace {
  const families = new Set(requirements.map(({ id }) => familyOf(id)));
  const inProduct = productTests(sources);
  const [rules, tests, product] = [0, 1, 2].map(
    () => new Map<string, string[]>(requirements.map(({ id }) => [id, []])),
  );
  const unknown: string[] = [];
  for (const { file, source } of sources) {
    const ids = isTest(file) ? idsInTitles(source) : idsCarried(source, families);
    const column = !isTest(file) ? rules : inProduct.has(file) ? product : tests;
    for (const id of ids) {
      const files = column?.get(id);
      if (files) files.push(file);
      else unknown.push(`${file}: ${id}`);
    }
  }
  const rows = requirements.map((row) => ({
    ...row,
    rules: rules?.get(row.id) ?? [],
    tests: tests?.get(row.id) ?? [],
    productTests: product?.get(row.id) ?? [],
  }));
  return { rows, unknown, silent: silentTests(sources) };
}

/** The ids that no test of the running product names, but for those of later features. */
export function unproved({ rows }: Trace): readonly TraceRow[] {
  return rows.filter(({ id, productTests }) => productTests.length === 0 && !isLater(id));
}

/** The counts, the ids without proof by family, and the unknown ids. */
export function summaryOf(trace: Trace): string {
  const { rows } = trace;
  const later = rows.filter(({ id, productTests }) => productTests.length === 0 && isLater(id));
  return [
    countsOf(trace),
    ...listOf('unproved: no test of the running product names them', unproved(trace)),
    ...listOf('unproved, of features to come', later),
    ...problemsOf(trace),
  ].join('\n');
}

/** Every requirement with its rules and tests, then the summary. */
export function fullReportOf(trace: Trace): string {
  const blocks = trace.rows.map(({ id, text, rules, tests, productTests }) =>
    [
      `${id} ${text}`,
      ...rules.map((file) => `    rule     ${file}`),
      ...tests.map((file) => `    test     ${file}`),
      ...productTests.map((file) => `    product  ${file}`),
    ].join('\n'),
  );
  return [...blocks, '', summaryOf(trace)].join('\n');
}

/** One line, and what is wrong: for `npm run check`. */
export function checkReportOf(trace: Trace): string {
  return [countsOf(trace), ...listOf('unproved', unproved(trace)), ...problemsOf(trace)].join('\n');
}

function countsOf({ rows }: Trace): string {
  const count = (of: (row: TraceRow) => readonly string[]) => rows.filter((row) => of(row).length > 0).length;
  const [alone, running] = [count(({ tests }) => tests), count(({ productTests }) => productTests)];
  return `${rows.length} requirements: ${alone} with a test of the rule alone, ${running} with a test of the running product.`;
}

function isLater(id: string): boolean {
  return LATER.includes(id) || LATER.includes(familyOf(id));
}

function listOf(name: string, rows: readonly TraceRow[]): string[] {
  return rows.length > 0 ? [`${rows.length} ${name}:`, ...byFamily(rows)] : [];
}

function problemsOf({ unknown, silent }: Trace): string[] {
  return [
    ...unknownLines(unknown),
    ...(silent.length > 0 ? [`${silent.length} tests that expect nothing:`, ...silent.map((line) => `  ${line}`)] : []),
  ];
}

function unknownLines(unknown: readonly string[]): string[] {
  return unknown.length > 0 ? [`${unknown.length} unknown ids:`, ...unknown.map((line) => `  ${line}`)] : [];
}

function byFamily(rows: readonly Requirement[]): string[] {
  const groups = Map.groupBy(rows, ({ id }) => familyOf(id));
  return [...groups].map(([family, group]) => `  ${family} ${group.map(({ id }) => id.slice(-2)).join(' ')}`);
}
