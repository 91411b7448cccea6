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
/** REGION-08 */
export const WALL_PATH = '/compliance-wall';
