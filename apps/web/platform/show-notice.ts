import { toastText } from '@gatehouse/rules/error-answer';
import { type Dialogs, dialogs } from './dialogs.ts';
import type { Notice } from './notice.ts';
import { type Toasts, toasts } from './toasts.ts';

/** The page's own. */
const shown = { toasts, dialogs };

/** ERR-04, CAPT-06: sentences that stand for a code whatever the server says. */
const fixed = {
  'account-terminated': ['error.40029', 'This account has been terminated.'],
  'captcha-unavailable': [
    'error.captchaUnavailable',
    'Captcha is currently unavailable, please check the network and try again',
  ],
} as const;

/**
 * Puts a notice of the catalogue into words and shows it (ERR-01, ERR-04, ERR-08, SHELL-08).
 * @param find the page's words: `error.31002` and the like; undefined where there is no such word
 */
export function showNotice(
  { code, message, toast, modal }: Notice,
  find: (id: string) => string | undefined,
  { toasts, dialogs }: { readonly toasts: Toasts; readonly dialogs: Dialogs } = shown,
): void {
  const localised = find(`error.${code}`);
  if (toast) {
    const [id, english] = toast.text === 'code-and-message' ? [] : fixed[toast.text];
    const text = id ? (find(id) ?? english) : toastText(code, localised, message);
    toasts.show({ kind: 'error', text, ms: toast.ms });
  }
  if (modal) dialogs.open({ modal, code, message: localised ?? message });
}
