/** Headers that every answer carries, pages and calls alike (ASVS 5.0, 3.4). */
export const everyAnswer: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
};

/** Two years, as the preload list asks. Sent over HTTPS only (RFC 6797, 7.2). */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** What an answer that is no page may do: nothing. */
export const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A page's policy: its own scripts by nonce, and what those load; nothing inline, nothing from other hosts. */
export function pagePolicy(nonce: string): string {
  return `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
}
