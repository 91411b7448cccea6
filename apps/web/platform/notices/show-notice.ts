import { toastText } from '@gatehouse/rules/errors/error-answer';
import { errorMessage, PATIENCE_MS } from '../words/localize-error.ts';
import { type Dialogs, dialogs } from './dialogs.ts';
import type { Notice } from './notice.ts';
import type { NoticeContext, OwnSiteDialog } from './own-site-dialog.ts';
import { type Toasts, toasts } from './toasts.ts';

/** The page's own messages, language and site. */
const shown = { toasts, dialogs };

/** ERR-04, CAPT-06: messages that replace the server's. */
const fixed = {
  'account-terminated': [40029, 'This account has been terminated.'],
  'captcha-unavailable': [
    'captchaUnavailable',
    'Captcha is currently unavailable, please check the network and try again',
  ],
} as const;

/**
 * Localizes a notice of the catalogue and shows it (ERR-01, ERR-04, ERR-08, SHELL-08). Messages that the page did not
 * embed are loaded first; if they load too slowly, the server's message shows. Where the API has named the account's
 * own site, the dialog leads there (REGION-09). Never rejects.
 * @param page its messages, language and site
 */
export async function showNotice(
  { code, message, toast, modal, single, ownSite, asked }: Notice,
  page: NoticeContext,
  { toasts, dialogs }: { readonly toasts: Toasts; readonly dialogs: Dialogs } = shown,
): Promise<void> {
  const [named, english] = !toast || toast.text === 'code-and-message' ? [code] : fixed[toast.text];
  const [word, way] = await Promise.all([errorMessage(page, named), ownSite && wayTo(ownSite, page)]);
  const sentence = word ?? english ?? message;
  // Support needs the number of the answer; the name of a case means nothing to users.
  const number = typeof code === 'number' ? code : numberOf(asked?.code);
  const plain = english !== undefined || number === undefined;
  if (toast) {
    const text = plain ? sentence : toastText(number, sentence, undefined);
    toasts.show({ kind: 'error', text: text || String(code), ms: toast.ms });
  }
  if (!modal) return;
  const facts = asked ?? { code: String(code) };
  dialogs.open({ modal, code: number ?? code, single, message: sentence, asked: { question: 'code', facts }, ...way });
}

/** Undefined where the sites fail to load in time: the dialog shows without the link. */
function wayTo(id: string, page: NoticeContext): Promise<OwnSiteDialog | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const way = import('./own-site-dialog.ts').then(({ wayToOwnSite }) => wayToOwnSite(id, page));
  return Promise.race([way, late]).catch(() => undefined);
}

function numberOf(code: string | undefined): number | undefined {
  return code !== undefined && /^-?\d+$/.test(code) ? Number(code) : undefined;
}
