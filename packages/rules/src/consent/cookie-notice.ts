/** SHELL-05: the cookie that says the notice was accepted, and its value. */
export const COOKIE_NOTICE_COOKIE = 'ACCEPT-GDPR-COOKIE';
export const COOKIE_NOTICE_ACCEPTED = '1';
