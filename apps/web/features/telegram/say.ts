import { answerTo } from '@gatehouse/contract/errors/answer-to';
import { bindTelegram } from '@gatehouse/contract/telegram/telegram';
import type { ModalAction } from '@gatehouse/rules/errors/error-answer-modals';
import { createTranslator, type Translator } from '@gatehouse/words/translator';
import { dialogs } from '../../platform/notices/dialogs.ts';
import { toasts } from '../../platform/notices/toasts.ts';
import { telegramBridge } from '../../platform/webview/telegram-bridge.ts';
import { isMiniApp } from '../../platform/webview/telegram-launch.ts';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { errorMessage, type MessageContext } from '../../platform/words/localize-error.ts';
import { messageNameOf, titleOf } from './bind-failures.ts';

/** TG-07 */
export const BIND_TOAST_MS = 5_000;

/** TG-07: Telegram is bound. Resolves when the toast has been shown long enough. */
export async function sayBound(page: MessageContext): Promise<void> {
  const { t } = await translator(page);
  telegramBridge.haptic('success');
  toasts.show({ kind: 'success', text: t('telegram.bound.toast'), ms: BIND_TOAST_MS });
  await new Promise((resolve) => setTimeout(resolve, BIND_TOAST_MS));
}

/**
 * TG-07, TG-08: why Telegram was not bound, by the code of `tg_bind_result`: a toast, and the dialog of the catalogue. Resolves with
 * the answer of the person; `bind-again` leaves the page.
 */
export async function sayBindFailure(page: MessageContext, code: string): Promise<ModalAction> {
  const { t } = await translator(page);
  const known = knownFailure(code);
  const message = (await errorMessage(page, messageNameOf(known))) ?? t('telegram.unbound.text');
  const single = answerTo(known, { call: bindTelegram.path }).value.bindAgain === false;
  telegramBridge.haptic('error');
  toasts.show({ kind: 'error', text: message, ms: BIND_TOAST_MS });
  return new Promise((onAnswer) =>
    dialogs.open({
      modal: 'bind-failure',
      code: known,
      message,
      title: t(titleOf(known)),
      single,
      onAnswer,
      ...(isMiniApp() ? { verbs: { continue: t('telegram.unbound.know') } } : {}),
    }),
  );
}

/** TG-09: the launch no longer counts; the dialog's button closes the mini-app. */
export async function saySessionExpired(page: MessageContext): Promise<void> {
  const message = (await errorMessage(page, 'telegramAuthFailure')) ?? '';
  telegramBridge.haptic('error');
  dialogs.open({ modal: 'session-expired', code: 'telegramAuthFailure', message });
}

/** A code that the catalogue does not have is an error of ours: its text is never shown. */
export function knownFailure(code: string): string {
  return answerTo(code, { call: bindTelegram.path }).value.modal === 'bind-failure' ? code : 'telegramLinkSystemError';
}

async function translator({ language }: MessageContext): Promise<Translator> {
  return createTranslator(language.tag, await deferredMessages(language.value, 'inverse'));
}
