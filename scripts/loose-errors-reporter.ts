import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** The file that the reporter below writes, where it is given one. */
export const LOOSE_ERRORS_FILE = 'LOOSE_ERRORS_FILE';

/**
 * A Vitest reporter: writes down errors that belong to no test, such as an unhandled rejection. They fail a run, and
 * the JSON report does not know of them.
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter's file by its default.
export default class LooseErrorsReporter implements Reporter {
  onTestRunEnd(_: unknown, errors: readonly { readonly message: string }[]): void {
    const file = process.env[LOOSE_ERRORS_FILE];
    if (file && errors.length > 0) writeFileSync(file, errors.map(({ message }) => message).join('\n'));
  }
}
