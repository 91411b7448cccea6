/** Ours: in place of a login name, the account that the device remembers (decision 55). No name that is typed is this one. */
export const KNOWN_LOGIN_NAME = '~known';

/** Where the form "Not you?" goes: the device forgets the account, and the page it came from shows the plain form. */
export const FORGET_ACCOUNT_PATH = '/front/forget-account';
