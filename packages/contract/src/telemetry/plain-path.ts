/** A path of this site without its query; nothing in it can be a mail address. Matched in linear time. */
export const PLAIN_PATH = /^\/(?:[\w.-]{1,40}(?:\/[\w.-]{1,40}){0,7}\/?)?$/;
/** No plain path is longer. */
export const LONGEST_PLAIN_PATH = 330;

export function isPlainPath(path: string): boolean {
  return path.length <= LONGEST_PLAIN_PATH && PLAIN_PATH.test(path);
}
