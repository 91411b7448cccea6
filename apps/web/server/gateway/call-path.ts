/**
 * Whether a call's path can be passed to the API unchanged. No call's path needs an escape, so none may encode a dot, a slash or
 * the prefix, however the API or a proxy before it decodes paths (CWE-22).
 * @param url path and query as sent
 * @param prefix that the gateway removes, without a slash at its end
 */
export function isPlainCall(url: string, prefix: string): boolean {
  const pathname = url.split('?', 1)[0] ?? '';
  if (!pathname.startsWith(`${prefix}/`) || /[%\\;]/.test(pathname)) return false;
  return !pathname.split('/').some((segment) => segment === '.' || segment === '..');
}
