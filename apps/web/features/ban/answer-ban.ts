import type { Envelope } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import { type BanStatus, banStatus } from '@gatehouse/contract/recovery/ban';
import { ERROR_TOAST_MS } from '@gatehouse/rules/errors/toast';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { banAnswer, utcText } from '@gatehouse/rules/login/ban-answer';
import { SELF_UNBLOCK_PATH } from '@gatehouse/rules/page/page-paths';
import { dateFormat } from '@gatehouse/rules/site/date-format';
import { createTranslator } from '@gatehouse/words/translator';
import { leaveTo, ownPath } from '../../platform/navigation/navigate.ts';
import { dialogs } from '../../platform/notices/dialogs.ts';
import { showNotice } from '../../platform/notices/show-notice.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { loadMessages } from '../../platform/words/localize-error.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

const STATUS_MS = 10_000;

/**
 * BAN-01 to BAN-04: handles code 31003 of any call: opens the self-unblock page, shows the end of the lock, or shows the toast of
 * the code. Never rejects.
 */
export async function answerBan(page: PageFrame, { ret_msg: message }: Pick<Envelope, 'ret_msg'>): Promise<void> {
  const status = await askStatus(page);
  const { is_self_help_baned: selfHelp, baned_time: bannedTime, now } = status ?? {};
  const { value } = banAnswer({
    ...{ selfHelp, bannedTime, now: typeof now === 'number' ? now : Date.now() },
    selfUnblock: page.site.selfUnblock !== false,
  });
  if (value.kind === 'modal') return openModal(page, value.unblockAt);
  if (value.kind === 'self-unblock') {
    const path = withLanguage(page.language.value, `${SELF_UNBLOCK_PATH}?fromScene=login`);
    return void leaveTo(ownPath(path as `/${string}`));
  }
  const toast = { ms: ERROR_TOAST_MS, text: 'code-and-message' } as const;
  await showNotice({ code: codes.accountBanned, message, toast }, page);
}

async function askStatus(page: PageFrame): Promise<Partial<BanStatus> | undefined> {
  const signal = AbortSignal.timeout(STATUS_MS);
  const none: Envelope<BanStatus> = { ret_code: codes.internal, ret_msg: '' };
  const { ask } = getPlatform(page);
  const answer = await ask(banStatus, {}, { signal }).catch(() => none);
  return answer.ret_code === codes.success ? (answer.result ?? undefined) : undefined;
}

/** BAN-03 */
async function openModal({ site, language }: PageFrame, unblockAt: number): Promise<void> {
  const { find } = createTranslator(language.tag, await loadMessages(language.value, 'inverse'));
  const time = utcText(unblockAt);
  const here = dateFormat(language.tag, { dateStyle: 'full', timeStyle: 'short' }).format(unblockAt);
  dialogs.open({
    modal: 'account-locked',
    code: codes.accountBanned,
    // Show the time even if the messages cannot be loaded.
    message: find('modal.account-locked.text', { time }) ?? `${time} UTC`,
    note: find(`modal.account-locked.${site.selfUnblock === false ? 'byUs' : 'note'}`, { time: here }) ?? here,
  });
}
