import { platformHere } from '../platform/browser.ts';
import type { PageFrame } from '../shell/page-context.tsx';

/** BAN-01: on every page, a call that is answered with 31003 leads to the ban check. */
export function banAnsweredHere(frame: PageFrame): void {
  platformHere(frame).onBanned = (refusal) =>
    void import('../features/ban/answer-ban.ts')
      .then(({ answerBan }) => answerBan(frame, refusal))
      .catch(() => undefined);
}
