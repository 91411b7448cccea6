import { codes } from '@gatehouse/contract/errors/codes';
import { loginBegin } from '@gatehouse/contract/login/login';
import { userInfo, userInfoFlag } from '@gatehouse/contract/session/session';
import { getPlatform } from '../../../../platform/page/browser.ts';
import type { PageFrame } from '../../../../shell/page-context.tsx';
import { localizeAnswer } from '../../../forms/localize-answer.ts';
import { withCaptcha, withRisk } from '../../../sign-in/checked-call.ts';
import { collectLoginExtras } from '../../../sign-in/login-extras.ts';
import { awaitNews } from '../../../verification/await-news.ts';
import type { AnswerEvent, Item, LoginEvent } from '../../login-state.ts';

/** LOGIN-02, CAPT-06: requests a code or a link. */
export async function begin(
  page: PageFrame,
  { account, item }: { readonly account: string; readonly item: Item },
  signal: AbortSignal,
): Promise<AnswerEvent> {
  const { ask } = getPlatform(page);
  const payload = { login_name: account, item, ...collectLoginExtras() };
  const send = (txId: string) =>
    withCaptcha(
      page,
      'login',
      (proof) => localizeAnswer(page, ask(loginBegin, { ...payload, ...proof }, { signal, txId })),
      signal,
    );
  return { type: 'answered', answer: await withRisk(page, 'login', send, signal) };
}

/** The link of this login was opened in another tab: waits until that tab has the session, which both share. */
export async function awaitSession(
  page: PageFrame,
  uuid: string,
  signal: AbortSignal,
): Promise<LoginEvent | undefined> {
  const look = async () => {
    const { result } = await getPlatform(page).ask(userInfo, userInfoFlag, { signal });
    return (result?.id ?? 0) > 0 || undefined;
  };
  const isThere = await awaitNews({ uuid, channel: 'challenge' }, look, signal);
  return isThere && { type: 'answered', answer: { ret_code: codes.success, ret_msg: '' } };
}
