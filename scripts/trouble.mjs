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

const ADVICE = [
  [/EACCES|EROFS|EPERM/, 'Give this user the right to write there, or copy the project to a folder of its own.'],
  [/ENOSPC/, 'The disk is full: free about 1 GB and try again.'],
  [/EINTEGRITY/, 'A downloaded package did not have the expected checksum. Run `npm cache verify` and try again.'],
  [/E404|ETARGET/, 'The configured npm registry does not have this package: check `npm config get registry`.'],
  [/E401|E403/, 'The configured npm registry refused: check your login and `npm config get registry`.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network/i,
    'The npm registry cannot be reached: check the network and `npm config get registry`, then try again.',
  ],
];

/**
 * What to do about a failure, by the error codes in what a program said.
 * @param {string} output
 * @returns {string | undefined}
 */
export function adviceFor(output) {
  return ADVICE.find(([pattern]) => pattern.test(output))?.[1];
}

/**
 * Turns an error of the file system into a {@link Trouble}, and leaves any other as it is.
 * @param {unknown} error
 * @param {string} folder the folder that was written to
 */
export function explained(error, folder) {
  const advice = error instanceof Trouble ? undefined : adviceFor(String(error?.code));
  return advice ? new Trouble(`Cannot write ${error.path ?? folder} (${error.code}).`, advice) : error;
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
