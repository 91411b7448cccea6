import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram';
import { lazy, Suspense } from 'react';
import { PartComing } from '../../features/deferred/loading-part.tsx';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { usePage } from '../../shell/page-context.tsx';

const part = createDeferredPart(async () => {
  const [{ TelegramCard }, { leaveFor }] = await Promise.all([
    import('../../features/telegram/telegram-card.tsx'),
    import('../../features/third-party/begin.ts'),
  ]);
  return { TelegramCard, leaveFor };
});
const Card = lazy(() => part.come().then(({ TelegramCard }) => ({ default: TelegramCard })));

/** TG-01: only accounts that can have it load it. In a browser it is linked by Telegram's own login, as any other provider is. */
export function LateTelegram() {
  const page = usePage();
  const provider = { id: TELEGRAM_PROVIDER, name: 'Telegram' };
  return (
    <Suspense fallback={<PartComing part={part} />}>
      <Card onLeave={(url) => part.arrived()?.leaveFor(page, url, provider, 'link') ?? false} />
    </Suspense>
  );
}
