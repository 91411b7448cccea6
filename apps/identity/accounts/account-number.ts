/** The number that the outside knows an account by, read from its spelling; undefined where no account can have it. */
export function accountNumber(uid: string): number | undefined {
  const number = Number(uid);
  return Number.isSafeInteger(number) && number > 0 && `${number}` === uid ? number : undefined;
}
