import { thirdPartyLinkBegin } from '@gatehouse/contract/login/third-party';
import {
  bindTelegram,
  telegramBindStatus,
  telegramMessages,
  unbindTelegram,
} from '@gatehouse/contract/telegram/telegram';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { TELEGRAM_LINKED_HASH } from '../../platform/webview/telegram-auth.ts';
import { telegramLaunch } from '../../platform/webview/telegram-launch.ts';
import { usePage } from '../../shell/page-context.tsx';
import styles from '../cards/account.module.css';
import { DeferredMessages } from '../deferred/with-deferred-messages.tsx';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import { usePrivateCall } from '../verification/use-private-call.ts';
import { type CardEffect, type CardEvent, cardFlow } from './card-flow.ts';
import { CardScreen } from './card-screen.tsx';

const words = () => import('./say.ts');

type CardProps = {
  /** What is shown until the API has answered. */
  before: ReactNode;
  /** Leaves for the address of Telegram's login; false: there is none. */
  onLeave: (url: string | undefined) => Promise<boolean>;
};

/** TG-01: whether the account is linked with Telegram, since when, and what the bot may send. */
export function TelegramCard(props: CardProps) {
  return (
    <Suspense fallback={props.before}>
      <DeferredMessages>
        <Card {...props} />
      </DeferredMessages>
    </Suspense>
  );
}

function Card({ onLeave, before }: CardProps) {
  const page = usePage();
  const { ask, dialog } = usePrivateCall();
  const effects: FlowEffects<CardEvent, CardEffect> = {
    load: async (_, signal) => ({ type: 'answered', answer: await ask(telegramBindStatus, undefined, signal) }),
    async add(_, signal) {
      const { data } = telegramLaunch() ?? {};
      if (data) {
        const payload = { telegram_callback_mini: data, from: 'settings', bot_messages: false } as const;
        return { type: 'answered', answer: await ask(bindTelegram, payload, signal) };
      }
      const answer = await ask(thirdPartyLinkBegin, { provider: TELEGRAM_PROVIDER }, signal);
      return (await onLeave(answer.result?.url)) ? undefined : { type: 'answered', answer };
    },
    sayBound: async () => (await words()).sayBound(page).then(() => undefined),
    sayFailed: async ({ code }) => (await words()).sayBindFailure(page, code).then(() => undefined),
    allow: async ({ allowed }, signal) => ({
      type: 'answered',
      answer: await ask(telegramMessages, { allowed }, signal),
    }),
    remove: async (_, signal) => ({ type: 'answered', answer: await ask(unbindTelegram, {}, signal) }),
  };
  const [state, tell] = useFlow(cardFlow, effects);
  const place = useRef<HTMLDivElement>(null);
  useFreshOnReturn(state.step === 'adding');
  useEffect(() => {
    if (location.hash !== TELEGRAM_LINKED_HASH || !('status' in state) || state.status.bind_status === 0) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    place.current?.scrollIntoView({ block: 'center' });
    void words().then(({ sayBound }) => sayBound(page));
  }, [page, state]);
  return (
    <div ref={place} className={styles.part}>
      <CardScreen state={state} tell={tell} before={before} />
      {dialog}
    </div>
  );
}
