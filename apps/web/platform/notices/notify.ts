import { createTranslator } from '@gatehouse/words/translator';
import { reportFailure } from '../loading/report-failure.ts';
import type { Notice } from './notice.ts';
import type { NoticeContext } from './own-site-dialog.ts';
import { toasts } from './toasts.ts';

/**
 * Shows a notice of the error catalogue (ERR-01). If its code fails to load, a toast shows the message that the page
 * has. Never rejects.
 */
export async function notify(notice: Notice, page: NoticeContext): Promise<void> {
  try {
    const { showNotice } = await import('./show-notice.ts');
    await showNotice(notice, page);
  } catch {
    reportFailure('chunk');
    const { code, message, toast } = notice;
    const sentence = createTranslator(page.language.tag, page.language.words).find(`error.${code}`);
    toasts.show({ kind: 'error', text: `${code}: ${sentence ?? message}`, ms: toast?.ms });
  }
}
