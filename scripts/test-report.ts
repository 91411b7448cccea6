import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MOST_LETTERS = 300;

export type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** A test that failed, a file that did not load, or a whole step. */
export type Failure = { readonly title: string; readonly why: string; readonly lastSeen: readonly string[] };

type Assertion = {
  status: string;
  fullName?: string;
  failureMessages?: string[];
  meta?: { lastSeen?: string[] };
};

type FileReport = { name?: string; message?: string; status: string; assertionResults: Assertion[] };

/**
 * The totals of one Vitest JSON report. A file that failed without a failed test in it (it did not load, or a hook threw)
 * counts as one failure; so does a missing or unreadable report.
 * @param without names of files that do not count
 */
export function totalsOf(reportFile: string, without: readonly string[] = []): Totals {
  try {
    return sumOf(
      filesOf(reportFile)
        .filter(({ name = '' }) => !without.includes(name))
        .map(countsOf),
    );
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** @throws where it cannot be read, or is no report */
function filesOf(reportFile: string): FileReport[] {
  return (JSON.parse(readFileSync(reportFile, 'utf8')) as { testResults: FileReport[] }).testResults;
}

function countsOf(file: FileReport): Totals {
  const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
  const failed = file.assertionResults.filter(({ status }) => status === 'failed').length;
  const skipped = file.assertionResults.length - passed - failed;
  return { passed, failed: failed + (isBroken(file) ? 1 : 0), skipped };
}

function isBroken({ status, assertionResults }: FileReport): boolean {
  return status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed');
}

/** What failed in one Vitest JSON report, in its order; nothing where it cannot be read. */
export function failuresOf(reportFile: string): Failure[] {
  try {
    return filesOf(reportFile).flatMap((file) => {
      if (isBroken(file)) return [{ title: basename(file.name ?? ''), why: file.message ?? '', lastSeen: [] }];
      return file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName = '', failureMessages = [], meta }) => ({
          title: `${basename(file.name ?? '')}: ${fullName.trim()}`,
          why: failureMessages[0] ?? '',
          lastSeen: meta?.lastSeen ?? [],
        }));
    });
  } catch {
    return [];
  }
}

/** The files, with their folders, that something failed in; nothing where it cannot be read. */
export function failedFilesOf(reportFile: string): string[] {
  try {
    return filesOf(reportFile).flatMap(({ status, name }) => (status === 'failed' && name ? [name] : []));
  } catch {
    return [];
  }
}

/** A few lines for the end of a run, where somebody looks first. */
export function failureText({ title, why, lastSeen }: Failure): string {
  const first = stripVTControlCharacters(why).split('\n', 2).join(' ').slice(0, MOST_LETTERS);
  return [`✗ ${title}`, ...(first ? [`  ${first}`] : []), ...lastSeen.map((seen) => `  page: ${seen}`)].join('\n');
}

export function sumOf(all: readonly Totals[]): Totals {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of a run: `12 passed, 0 failed`, and `, 3 skipped` where some were. */
export function summaryOf({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
