import { useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { useArrival } from '../forms/use-arrival-focus.ts';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import { useTelegramEffects } from './telegram-effects.ts';
import { telegramFlow } from './telegram-flow.ts';
import { TelegramScreen } from './telegram-screen.tsx';
import type { TelegramSlots } from './telegram-slots.ts';
import type { ProvenCall, TelegramState } from './telegram-state.ts';

/** States that look the same: the focus stays where it is. */
const SCREENS: Readonly<Partial<Record<TelegramState['step'], TelegramState['step']>>> = {
  outside: 'looking',
  launching: 'looking',
  status: 'looking',
  done: 'looking',
  binding: 'link',
  ending: 'others',
};

/** SHELL-12: everything between Telegram and an account here. */
export function Telegram({ slots }: { slots: TelegramSlots }) {
  const proven: ProvenCall = useRef(undefined);
  const [state, tell] = useFlow(telegramFlow, useTelegramEffects(proven));
  const element = useRef<HTMLDivElement>(null);
  useArrival(element, SCREENS[state.step] ?? state.step);
  useFreshOnReturn(state.step === 'done');
  return (
    <div ref={element}>
      <TelegramScreen state={state} tell={tell} proven={proven} slots={slots} />
    </div>
  );
}
