/**
 * Whether a call's path can go on to the API as it came. No call's path needs an escape, so none may stand for a dot, a
 * slash or the prefix itself, however the API or a proxy before it decodes paths (CWE-22).
 * @param url path and query as they were sent
 * @param prefix what the gateway takes off, without a slash at its end
 */
export function isPlainCall(url: string, prefix: string): boolean {
  const pathname = url.split('?', 1)[0] ?? '';
  if (!pathname.startsWith(`${prefix}/`) || /[%\\;]/.test(pathname)) return false;
  return !pathname.split('/').some((segment) => segment === '.' || segment === '..');
}
