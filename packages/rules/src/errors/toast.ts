/** SHELL-08. Toasts are centred. */
export const TOAST_MS = 3000;
export const ERROR_TOAST_MS = 5000;
/** SHELL-08: toasts of captchas, and beside a modal. */
export const MODAL_TOAST_MS = 2000;
