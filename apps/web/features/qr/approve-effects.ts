import { qrConfirm, qrRefuse, qrScan } from '@gatehouse/contract/login/qr';
import { loginAddress } from '@gatehouse/rules/page/page-address';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { leaveTo, ownPath } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { sessionHere } from '../../platform/page/browser-session.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { StepUp } from '../verification/step-up.tsx';
import { forgetSecret, takeSecret } from './approval-secret.ts';
import type { ApproveEffect, ApproveEvent } from './approve-flow.ts';

/**
 * The effects of approving. If the session has ended, the page reloads and the code stays. If it needs a step-up (SESS-04), the
 * approval continues after it.
 */
export function approveEffects(page: PageFrame, proven: StepUp['call']): FlowEffects<ApproveEvent, ApproveEffect> {
  const { ask } = getPlatform(page);
  if (page.session.user) sessionHere(page);
  const quiet = (signal: AbortSignal) => ({ signal });
  return {
    read: () => ({ type: 'read', secret: takeSecret(), user: page.session.user !== null }),
    logIn() {
      leaveTo(ownPath(loginAddress(page.site, page.language.value, page.path, '') as `/${string}`), 'replace');
    },
    look: async ({ secret }, signal) => ({
      type: 'looked',
      answer: await localizeAnswer(page, ask(qrScan, { secret }, quiet(signal))),
      at: Date.now(),
    }),
    confirm: async ({ secret, number }, signal) => ({
      type: 'answered',
      answer: await proven(qrConfirm, () => localizeAnswer(page, ask(qrConfirm, { secret, number }, quiet(signal)))),
    }),
    deny: async ({ secret }, signal) => ({
      type: 'answered',
      answer: await localizeAnswer(page, ask(qrRefuse, { secret }, quiet(signal))),
    }),
    forget() {
      forgetSecret();
    },
  };
}
