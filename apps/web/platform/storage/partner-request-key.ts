/** Session storage: the request of a developer who tries an application, while the browser is at the login. */
export const PARTNER_REQUEST_KEY = 'partner-request';
