/** HTTP-02: the headers that a call carries beside Accept and Content-Type, as they are spelled on the wire. */
export const requestHeaders = {
  token: 'UserToken',
  guid: 'Guid',
  language: 'Lang',
  platform: 'platform',
  /** LOGIN-01, LOGIN-11: the device or risk id of one action. */
  transaction: 'tx-id',
  /** OAUTH-04: the client in whose page the calling page is framed. */
  frame: 'x-oauth-frame',
  /** TG-11: the launch data of the mini-app, on calls of its tasks. */
  telegram: 'TgToken',
} as const;

/** HTTP-03 */
export const API_PREFIX = '/x-api';
/** PLAT-04 */
export const DEFAULT_PLATFORM = 'pc';
