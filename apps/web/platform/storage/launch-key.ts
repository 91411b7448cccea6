/** PLAT-02: session storage, the device by which Telegram launched this tab as a mini-app (`ios`, `android`, `unknown`, …). */
export const LAUNCH_KEY = 'telegram-launch';
