import { POLICY_REPORTS_PATH } from '@gatehouse/contract/telemetry/policy-reports';
import type { Brand } from '@gatehouse/rules/site/brand';

/** Headers of every response, pages and calls alike (ASVS 5.0, 3.4). */
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

/** Two years, as the preload list requires. Sent over HTTPS only (RFC 6797, 7.2). */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** The policy of responses that are no page: nothing is allowed. */
export const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What a brand's pages may load beyond their own site, as directives of the policy. */
export type BrandPolicy = {
  readonly connect: string;
  readonly images: string;
  readonly trustedTypes: string;
};

const policies = new WeakMap<object, BrandPolicy>();

/** SHELL-11, SHELL-16: origins that the brand's scripts may call and load pictures from, and the targets of its reports. */
export function brandPolicy(brand: Pick<Brand, 'scripts' | 'monitoring'>): BrandPolicy {
  // Once per brand, since every page's response needs it.
  const known = policies.get(brand);
  if (known) return known;
  const { scripts, monitoring } = brand;
  const called = scripts.flatMap(({ connect }) => connect);
  const reports = Object.values(monitoring).map((address) => new URL(address).origin);
  const policy = {
    connect: listed([...called, ...reports]),
    images: listed(called),
    trustedTypes: scripts.length > 0 ? 'gatehouse-scripts' : "'none'",
  };
  policies.set(brand, policy);
  return policy;
}

function listed(origins: readonly string[]): string {
  return [...new Set(origins)].map((origin) => ` ${origin}`).join('');
}

/**
 * A page's policy: its own scripts by nonce, and what those load; nothing inline, and other hosts only as the brand names them.
 * The same for all visitors of a brand.
 * @param more.frames whether the page may have frames of its own site: those of captchas
 * @param more.framedBy OAUTH-04: origins whose pages may have this one in a frame
 */
export function pagePolicy(
  nonce: string,
  { connect, images, trustedTypes }: BrandPolicy,
  { frames = false, framedBy }: { readonly frames?: boolean; readonly framedBy?: readonly string[] | undefined } = {},
): string {
  const frame = frames ? " frame-src 'self';" : '';
  return `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:${images}; font-src 'self'; connect-src 'self'${connect};${frame} manifest-src 'self'; form-action 'self'; frame-ancestors ${framedBy?.join(' ') ?? "'none'"}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types ${trustedTypes}; report-uri ${POLICY_REPORTS_PATH}`;
}
