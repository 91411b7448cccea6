import { accountPassword } from '@gatehouse/contract/account/account';
import type { RefObject } from 'react';
import type { EncryptedPassword } from '../../platform/credentials/encrypt-password.ts';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { submitEncrypted } from '../forms/encrypted-submit.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { askPrivately } from '../verification/private-calls.ts';
import { useStepUp } from '../verification/step-up.tsx';
import type { PasswordEffect, PasswordEvent } from './password-flow.ts';

export type PasswordForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The account has a password, which the form asks for. */
  readonly had: boolean;
};

/** Sends the passwords of the form, each encrypted with its own timestamp (LOGIN-03). */
export function usePasswordChange({ form, had }: PasswordForm, onDone: (sessionsEnded: number) => void) {
  const page = usePage();
  const { t } = useMessages();
  const { call, dialog } = useStepUp();
  const { encryption } = getPlatform(page);
  const typed = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? '');

  function change(signal: AbortSignal): Promise<SubmitAnswer> {
    const send = (next: EncryptedPassword, old?: EncryptedPassword) =>
      askPrivately(page, accountPassword, { ...next, ...(old ? { old } : {}) }, signal);
    const insecure = { page, element: form.current, insecure: t('form.insecure') };
    return submitEncrypted(insecure, async (next) =>
      had ? send(next, await encryption.encrypt(typed('old'))) : send(next),
    );
  }

  const effects: FlowEffects<PasswordEvent, PasswordEffect> = {
    change: async (_, signal) => ({ type: 'answered', answer: await call(accountPassword, () => change(signal)) }),
    tell: ({ answer }) => void onDone((answer.result as { sessions_ended?: number } | undefined)?.sessions_ended ?? 0),
  };
  return { effects, dialog };
}
