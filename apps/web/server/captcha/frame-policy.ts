import type { CaptchaProvider } from '@gatehouse/rules/captcha/captcha';

/**
 * The policy of the frame of one captcha: our own script, and what its provider loads from its origins; nothing of any other company.
 * Providers write styles into their elements, and need no Trusted Types here.
 */
export function framePolicy(nonce: string, { scripts, origins }: Pick<CaptchaProvider, 'scripts' | 'origins'>): string {
  const theirs = [...new Set([...scripts.map((address) => new URL(address).origin), ...origins])].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'self' ${theirs}`,
    `style-src 'unsafe-inline' ${theirs}`,
    `img-src data: ${theirs}`,
    `font-src data: ${theirs}`,
    `media-src ${theirs}`,
    `connect-src ${theirs}`,
    `frame-src ${theirs}`,
    `worker-src blob: ${theirs}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
