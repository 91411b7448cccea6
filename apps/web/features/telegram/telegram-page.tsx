import { type ComponentType, lazy } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { DeferredSection } from '../deferred/deferred-section.tsx';
import type { TelegramSlots } from './telegram-slots.ts';

const load = () => import('./telegram.tsx');
const part = createDeferredPart(load);
const Late: ComponentType<{ slots: TelegramSlots }> = import.meta.env.SSR
  ? (await load()).Telegram
  : lazy(() => part.come().then(({ Telegram }) => ({ default: Telegram })));

/** ROUTE-09: the first page of the mini-app; in a browser, the ways in by Telegram. */
export function TelegramPage({ slots }: { slots: TelegramSlots }) {
  return (
    <DeferredSection part={part}>
      <Late slots={slots} />
    </DeferredSection>
  );
}
