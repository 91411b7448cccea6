/** Headers by which the gateway describes a visitor to the API, beside those of the specification. Ours. */
export const gatewayHeaders = {
  /** SITE-01: the site's id. */
  site: 'x-gatehouse-site',
  /** REGION-03: ISO 3166-1 country; absent where it is not known. */
  country: 'x-gatehouse-country',
  /** REGION-03: ISO 3166-2 part of the country, without the country. */
  subdivision: 'x-gatehouse-subdivision',
  /**
   * SESS-02: the secret of the visitor's device, 43 characters, which the gateway keeps in an HttpOnly cookie. It is what
   * proves a device; the guid proves nothing. Whoever stores it stores a hash.
   */
  device: 'x-gatehouse-device',
  /**
   * LOGIN-05: a gateway in the same process sends `later`, so that the API does not hold the call. Where there is no news the answer
   * has no content, and this header names the event to wait for.
   */
  news: 'x-gatehouse-news',
  /**
   * PLAT-02: on an answer to a call whose launch data is verified: this browser is a mini-app. The gateway marks the browser, and says so
   * on its later calls.
   */
  miniApp: 'x-gatehouse-mini-app',
  /**
   * The account that the device remembers: on calls as its cookie has it, on the answer to a login as it is from now on; empty:
   * there is none. The gateway keeps it in an HttpOnly cookie.
   */
  knownAccount: 'x-gatehouse-known-account',
} as const;
