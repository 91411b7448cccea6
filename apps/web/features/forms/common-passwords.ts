type IsCommon = (password: string) => boolean;

let listed: IsCommon | undefined;

/** Sets the browser's list of common passwords, which is loaded with the strength meter. */
export function setCommonPasswords(isCommon: IsCommon): void {
  listed = isCommon;
}

/**
 * SIGNUP-04: whether the browser's list has this password, in lower case; false until it is loaded: the API decides
 * then.
 */
export function isListedCommon(password: string): boolean {
  return listed?.(password) ?? false;
}
