import { ERROR_TOAST_MS } from '@gatehouse/rules/errors/toast';
import { invitesToOpen, opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import { loadFullStylesheet } from '../../platform/loading/full-stylesheet.ts';
import { reportFailure } from '../../platform/loading/report-failure.ts';
import { notify } from '../../platform/notices/notify.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** REGION-03 to REGION-07: asks for the residence on pages that open accounts; not without a network. */
export function checkResidence(frame: PageFrame): void {
  // Where the server knows that sign-up is closed, it serves another page.
  if (frame.session.user || frame.name === 'unavailable' || !opensAccounts(frame.site, frame.path)) return;
  Promise.all([import('../../features/residence/ask-residence.ts'), loadFullStylesheet()])
    .then(([{ askResidence }]) => askResidence(frame))
    .catch(() => undefined);
}

/**
 * COMP-07: on pages that open accounts or invite to it, decides the page's elements again if the API reports another country than
 * the server used.
 */
export function updateElements(frame: PageFrame): void {
  const { site, path, session } = frame;
  if (session.user || !(opensAccounts(site, path) || invitesToOpen(path))) return;
  import('../../features/elements/settle-elements.ts')
    .then(({ settleElements }) => settleElements(frame))
    .catch(() => undefined);
}

/** BAN-01: code 31003 of any call leads to the ban check; if that cannot be loaded, a toast shows the code. */
export function handleBan(frame: PageFrame): void {
  getPlatform(frame).onBanned = (refusal) =>
    void import('../../features/ban/answer-ban.ts')
      .then(({ answerBan }) => answerBan(frame, refusal))
      .catch(() => {
        reportFailure('chunk');
        const toast = { ms: ERROR_TOAST_MS, text: 'code-and-message' } as const;
        return notify({ code: refusal.ret_code, message: refusal.ret_msg, toast }, frame);
      });
}
