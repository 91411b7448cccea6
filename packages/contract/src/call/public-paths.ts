/** HTTP-09: these calls never carry the user token. Every other path may carry it. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/register/permission_v2',
  '/v3/public/user/captcha-info',
  '/user/public/captcha-info',
  '/user/public/get-white-hosts',
  '/v3/public/qrcode/generate',
  '/v2/public/country-list',
]);

/** @param path without the API prefix and without query */
export function isPublicPath(path: string): boolean {
  return PUBLIC_PATHS.has(path);
}
