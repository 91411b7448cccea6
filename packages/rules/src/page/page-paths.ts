/**
 * Where the pages are that other pages, mails and rules lead to: paths after the language segment. The paths of login and
 * registration differ by site, and are its data.
 */

/** SHELL-13: devices, factors, connected accounts. */
export const ACCOUNT_INFO_PATH = '/app/user/account-info';
/** Verification of a person. REDIR-09 */
export const PERSONAL_PAGE_PATH = '/user/accounts/auth/personal';
/** SHELL-10: resets a forgotten password. */
export const RETRIEVE_PATH = '/app/user/retrieve';
/** SHELL-10: recovers an account whose second factor is lost. */
export const LOST_FACTOR_PATH = '/app/user/security-item-find';
export const SUB_ACCOUNT_LOGIN_PATH = '/app/user/sub-account-login';
/** BAN-04: lock an account, or unlock it. */
export const AUTO_BAN_PATH = '/app/user/auto-ban-account';
/** BAN-02 */
export const SELF_UNBLOCK_PATH = '/self-unblock';
/** Where a phone that scanned a QR code approves or refuses. The code names no language: the phone's own is chosen. */
export const QR_APPROVAL_PATH = '/qr-login';
/** ROUTE-08: where the link of a registration's mail leads. */
export const EMAIL_CODE_VERIFY_PATH = '/email-code-verify';
/** Where the link of a login mail leads. */
export const LOGIN_LINK_PATH = '/login-link';
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
/** REGION-08 */
export const WALL_PATH = '/compliance-wall';
