import { codes } from '@gatehouse/contract/errors/codes';
import { thirdPartyLogin } from '@gatehouse/contract/login/third-party-login';
import { destinationBeyondTelegram } from '../../platform/navigation/destination-beyond-telegram.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { launchData } from '../../platform/webview/telegram-launch.ts';
import { leaveInTelegram } from '../../platform/webview/telegram-links.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { withRisk } from '../sign-in/checked-call.ts';
import { switchToDemo } from '../sign-in/demo-login.ts';
import { collectLoginExtras } from '../sign-in/login-extras.ts';

/** TG-10: the page itself says that no account is linked. */
const loginSaidByPage = { ...thirdPartyLogin, answers: [codes.thirdPartyOutcome] };

/** TG-02, LOGIN-11: a login by the launch data. */
export function logIn(page: PageFrame, signal: AbortSignal): Promise<SubmitAnswer> {
  const { ask } = getPlatform(page);
  const payload = { ...collectLoginExtras(), telegram_callback_mini: launchData() };
  return withRisk(
    page,
    'third-party',
    (txId) => localizeAnswer(page, ask(loginSaidByPage, payload, { signal, txId })),
    signal,
  );
}

/** REDIR-10 */
export async function leave(page: PageFrame): Promise<undefined> {
  await switchToDemo(page);
  leaveInTelegram(destinationBeyondTelegram(page), 'replace');
}
