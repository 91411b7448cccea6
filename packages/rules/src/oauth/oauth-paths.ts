/** Pages of an application's request: paths after the language segment. */

/** OAUTH-03: an application's way through the pages; the first decides. */
export const OAUTH_PATH = '/oauth';
export const OAUTH_LOGIN_PATH = '/oauth-login';
export const OAUTH_REGISTER_PATH = '/oauth-register';
export const OAUTH_LOG_OUT_PATH = '/oauth-log-out';
/** REDIR-11: where people allow an application to act for them. */
export const OAUTH_CONSENT_PATH = '/oauth-authorized';
/** ROUTE-05: the same, as the Turkish site spells it. */
export const TR_CONSENT_PATH = '/tr-authorized';
/** OAUTH-06: where developers try applications, on the test network and in development. */
export const PARTNER_SANDBOX_PATH = '/dev/partner';
