export const SHOW = 'show';
export const HIDE = 'hide';

/** The elements that the product itself asks about, by the names of the specification where it names them. */
export const REDEEM_AMOUNT = 'redeemAmount';
export const HIDE_REDEEM_SITE = 'hideRedeemSite';
export const ZH_HOSTNAME_LIST = 'zhHostnameList';
export const APP_DOWNLOAD = 'appDownload';
export const MOBILE_REGISTRATION = 'mobileRegistration';
export const AFFILIATE_LANDING = 'affiliateLanding';
export const QR_LOGIN = 'qrLogin';
export const PASSKEY_LOGIN = 'passkeyLogin';
export const THIRD_PARTY_LOGIN = 'thirdPartyLogin';
export const TELEGRAM_LOGIN = 'telegramLogin';
export const OAUTH_CONSENT = 'oauthConsent';
