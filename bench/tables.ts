import type { RollingRestart } from '../journeys/stage/rolling.ts';
import { type FirstLoad, totalsByKind } from './first-load.ts';
import type { FloodRow } from './flood.ts';
import type { GrowthRow } from './growth.ts';
import type { Comparison } from './hammer.ts';
import type { PurgeRow } from './purge-rate.ts';
import { WAITING_MB_MAX, type WaitersRow } from './qr-waiters.ts';

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
  return table(`First load of ${load.page}, bytes`, ['', 'files', 'raw', 'gzip', 'brotli'], rows);
}

export function fileTable(load: FirstLoad): string {
  const rows = load.files.map(({ url, bytes }) => [url, bytes.raw, bytes.gzip, bytes.brotli]);
  return table(`Files of ${load.page}, bytes`, ['', 'raw', 'gzip', 'brotli'], rows);
}

export function rateTable(rates: Readonly<Record<string, Comparison>>, tool: string): string {
  const rows = Object.entries(rates).map(([name, { ours, bare, ratio, errors }]) => [
    name,
    ours,
    bare,
    percent(ratio),
    errors,
  ]);
  return table(`Rates, medians of rounds in turns (${tool})`, ['', 'Gatehouse', 'bare', 'of bare', 'errors'], rows);
}

export function growthTable(store: string, rows: readonly GrowthRow[]): string {
  const [small, large] = [rows[0], rows.at(-1)];
  if (!small || !large) return '';
  const count = (row: GrowthRow) => `${row.accounts.toLocaleString('en')} accounts`;
  const lines = Object.entries(small.medianMs).map(([question, ms]) => {
    const grown = large.medianMs[question] ?? Number.NaN;
    return [question, ms.toFixed(3), grown.toFixed(3), (grown / ms).toFixed(2)];
  });
  return table(`${store}: median ms of a call`, ['', count(small), count(large), 'ratio'], lines);
}

export function waitersTable(rows: readonly WaitersRow[]): string {
  const lines = rows.map(({ process, waiters, idleMb, waitingMb }) => [
    process,
    waiters,
    Math.round(idleMb),
    Math.round(waitingMb),
    Math.round(waitingMb - idleMb),
  ]);
  const heading = `Memory while browsers wait for their QR code, MB of RSS (at most ${WAITING_MB_MAX} for 10 000)`;
  return table(heading, ['', 'waiting', 'before', 'then', 'cost'], lines);
}

export function purgeTable(rows: readonly PurgeRow[]): string {
  const lines = rows.map(({ store, instances, perSecond, slowestReadMs }) => [
    store,
    instances,
    Math.round(perSecond),
    slowestReadMs,
  ]);
  return table('Expired rows that go in a second', ['', 'instances', 'rows/s', 'slowest read meanwhile, ms'], lines);
}

export function restartTable({ requests, failures, lastAnswerMs, exitMs }: RollingRestart): string {
  const slowest = (times: readonly number[]) => Math.round(Math.max(...times));
  const rows = [[lastAnswerMs.length, requests, failures.length, slowest(lastAnswerMs), slowest(exitMs)]];
  const heading = 'Rolling restart of two instances behind a proxy that tries nothing twice';
  return table(heading, ['restarts', 'requests', 'failed', 'SIGTERM to last answer, ms', 'to exit, ms'], rows);
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 100)} %`;
}

export function floodTable({ quiet, flooded, ratio, wrongLogins }: FloodRow): string {
  const rows = [
    ['quiet', quiet.p50, quiet.p99, quiet.calls],
    [`while ${wrongLogins.toLocaleString('en')} wrong logins came`, flooded.p50, flooded.p99, flooded.calls],
    ['ratio', flooded.p50 / quiet.p50, ratio, ''],
  ];
  return table('Profile call, ms', ['', 'median', '99 %', 'calls'], rows);
}
