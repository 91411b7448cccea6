type IsCommon = (password: string) => boolean;

let listed: IsCommon | undefined;

/** The list of common passwords comes late, with the strength meter. */
export function keepCommonList(isCommon: IsCommon): void {
  listed = isCommon;
}

/** SIGNUP-04: whether the browser's list has this password, in lower case; while there is no list, the API says so. */
export function isCommonSoFar(password: string): boolean {
  return listed?.(password) ?? false;
}
