import { ERROR_TOAST_MS } from '@gatehouse/rules/errors/toast';
import { reportFailure } from '../../platform/loading/report-failure.ts';
import { notify } from '../../platform/notices/notify.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** BAN-01: code 31003 of any call leads to the ban check; if that cannot be loaded, a toast shows the code. */
export function banAnsweredHere(frame: PageFrame): void {
  getPlatform(frame).onBanned = (refusal) =>
    void import('../../features/ban/answer-ban.ts')
      .then(({ answerBan }) => answerBan(frame, refusal))
      .catch(() => {
        reportFailure('chunk');
        const toast = { ms: ERROR_TOAST_MS, text: 'code-and-message' } as const;
        return notify({ code: refusal.ret_code, message: refusal.ret_msg, toast }, frame);
      });
}
