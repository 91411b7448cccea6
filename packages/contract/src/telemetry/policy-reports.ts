/** Where browsers report what a page's policy stopped. It is no call of the API. */
export const POLICY_REPORTS_PATH = '/front/policy-reports';

/** Directives (CSP 3) that a browser may name in a report. */
export const POLICY_DIRECTIVES = [
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src'],
  ...['img-src', 'manifest-src', 'media-src', 'object-src', 'require-trusted-types-for', 'script-src'],
  ...['script-src-attr', 'script-src-elem', 'style-src', 'style-src-attr', 'style-src-elem', 'trusted-types'],
  'worker-src',
] as const;
export type PolicyDirective = (typeof POLICY_DIRECTIVES)[number];

/** What was stopped, without an address: an address may hold what a person typed. */
export type PolicySource = 'inline' | 'eval' | 'data' | 'own' | 'extension' | 'other';
