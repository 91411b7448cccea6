/** SHELL-10 */
export const RETRIEVE_PATH = '/app/user/retrieve';
export const LOST_PATH = '/app/user/security-item-find';
export const SUB_LOGIN_PATH = '/app/user/sub-account-login';
