/** SHELL-05: the cookie that says the notice was accepted, and its value. */
export const COOKIE_NOTICE_COOKIE = 'ACCEPT-GDPR-COOKIE';
export const COOKIE_NOTICE_ACCEPTED = '1';
/** DESIGN 4.8: the answer no, kept so that it is not asked on every page. */
export const COOKIE_NOTICE_REJECTED = 'no';
