import {
  type SubAccounts,
  subAccountCreate,
  subAccountFreeze,
  subAccountList,
  subAccountPassword,
} from '@gatehouse/contract/account/sub-account';
import type { Call, Envelope } from '@gatehouse/contract/call/call';
import type { RefObject } from 'react';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { submitEncrypted } from '../forms/encrypted-submit.ts';
import { localizeAnswer } from '../forms/localize-answer.ts';
import { useStepUp } from '../verification/step-up.tsx';
import type { SubAccountsEffect, SubAccountsEvent } from './sub-accounts-flow.ts';

/** The effects of the card. A change may be repeated after a step-up, with the password encrypted again. */
export function useSubAccountEffects(form: RefObject<HTMLFormElement | null>) {
  const page = usePage();
  const { t } = useMessages();
  const { call, dialog } = useStepUp();
  const send = <Payload>(to: Call<Payload, SubAccounts>, payload: Payload, signal: AbortSignal) =>
    localizeAnswer(page, getPlatform(page).ask(to, payload, { signal }));
  const effects: FlowEffects<SubAccountsEvent, SubAccountsEffect> = {
    load: async (_, signal) => ({ type: 'answered', answer: await send(subAccountList, undefined, signal) }),
    freeze: async ({ id, frozen }, signal) => ({
      type: 'answered',
      answer: await call(subAccountFreeze, () => send(subAccountFreeze, { id, frozen }, signal)),
    }),
    save: async ({ form: which }, signal) => {
      const name = String(new FormData(form.current ?? undefined).get('name') ?? '').trim();
      const typed = { page, element: form.current, insecure: t('form.insecure') };
      const save = () =>
        submitEncrypted(typed, (encrypted) =>
          which.kind === 'create'
            ? send(subAccountCreate, { name, ...encrypted }, signal)
            : send(subAccountPassword, { id: which.id, ...encrypted }, signal),
        ) as Promise<Envelope<SubAccounts>>;
      return {
        type: 'answered',
        answer: await call(which.kind === 'create' ? subAccountCreate : subAccountPassword, save),
      };
    },
  };
  return { effects, dialog };
}
