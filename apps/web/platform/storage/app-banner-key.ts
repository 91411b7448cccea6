/** SHELL-02: local storage, epoch milliseconds until which the app's banner stays closed. */
export const APP_BANNER_KEY = 'appBanner';
export const APP_BANNER_CLOSED_MS = 90 * 86_400_000;
