import { toastText } from '@gatehouse/rules/error-answer';
import { type Dialogs, dialogs } from './dialogs.ts';
import type { Notice } from './notice.ts';
import { type Toasts, toasts } from './toasts.ts';
import { errorWord, type Worded } from './words-soon.ts';

/** The page's own. */
const shown = { toasts, dialogs };

/** ERR-04, CAPT-06: sentences that stand for a code whatever the server says. */
const fixed = {
  'account-terminated': [40029, 'This account has been terminated.'],
  'captcha-unavailable': [
    'captchaUnavailable',
    'Captcha is currently unavailable, please check the network and try again',
  ],
} as const;

/**
 * Puts a notice of the catalogue into words and shows it (ERR-01, ERR-04, ERR-08, SHELL-08). Words that the page did not
 * embed are loaded first; where they do not come soon, the server's own message shows. Never rejects.
 * @param page the words that the page has, and its language
 */
export async function showNotice(
  { code, message, toast, modal, asked }: Notice,
  page: Worded,
  { toasts, dialogs }: { readonly toasts: Toasts; readonly dialogs: Dialogs } = shown,
): Promise<void> {
  const [named, english] = !toast || toast.text === 'code-and-message' ? [code] : fixed[toast.text];
  const sentence = (await errorWord(page, named)) ?? english ?? message;
  // The name of a case means nothing to people: the number that was answered is what they can tell support.
  const number = typeof code === 'number' ? code : numberOf(asked?.code);
  const plain = english !== undefined || number === undefined;
  if (toast) {
    const text = plain ? sentence : toastText(number, sentence, undefined);
    toasts.show({ kind: 'error', text: text || String(code), ms: toast.ms });
  }
  if (!modal) return;
  const facts = asked ?? { code: String(code) };
  dialogs.open({ modal, code: number ?? code, message: sentence, asked: { question: 'code', facts } });
}

function numberOf(code: string | undefined): number | undefined {
  return code !== undefined && /^-?\d+$/.test(code) ? Number(code) : undefined;
}
