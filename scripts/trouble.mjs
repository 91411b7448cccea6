/** A failure that the person at the keyboard can mend: what happened, and what to do. Shown without a stack. */
export class Trouble extends Error {
  /**
   * @param {string} what happened
   * @param {string} [advice] what to do
   */
  constructor(what, advice) {
    super(what);
    this.name = 'Trouble';
    this.advice = advice;
  }
}

/**
 * Turns any error into a {@link Trouble} where it has a known cause, and leaves it as it is otherwise.
 * @param {unknown} error
 * @param {string} folder the folder that was written to
 */
export function explained(error, folder) {
  if (error instanceof Trouble) return error;
  const code = error?.code;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return new Trouble(
      `The folder cannot be written: ${error.path ?? folder}`,
      'Give this user the right to write there, or copy the project to a folder of its own.',
    );
  }
  if (code === 'ENOSPC') return new Trouble('The disk is full.', 'Free about 1 GB and try again.');
  return error;
}

/** Prints what went wrong on standard error and ends the process with code 1. */
export function giveUp(error) {
  if (error instanceof Trouble) {
    process.stderr.write(`\n${error.message}\n${error.advice ? `${error.advice}\n` : ''}`);
  } else {
    process.stderr.write(`\n${error?.stack ?? error}\n`);
  }
  process.exit(1);
}
