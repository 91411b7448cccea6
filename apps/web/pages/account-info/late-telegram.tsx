import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { PartComing } from '../../features/deferred/loading-part.tsx';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { usePage } from '../../shell/page-context.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const part = createDeferredPart(() => import('../../features/telegram/telegram-card.tsx'));
const Card = lazy(() => part.come().then(({ TelegramCard }) => ({ default: TelegramCard })));

/** The beginning of `TELEGRAM_LINKED_HASH`, whose module brings others along. */
const LINKED = '#telegram=';

/** TG-01: loads as it comes into view. In a browser Telegram is linked by its own login, as any other provider is. */
export function LateTelegram() {
  const page = usePage();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place, () => location.hash.startsWith(LINKED));
  const leave = async (url: string | undefined) => {
    const { leaveFor } = await import('../../features/third-party/begin.ts');
    return leaveFor(page, url, { id: TELEGRAM_PROVIDER, name: 'Telegram' }, 'link');
  };
  return (
    <div ref={place}>
      {isSeen ? (
        <Suspense fallback={<PartComing part={part} />}>
          <Card onLeave={leave} />
        </Suspense>
      ) : (
        <Spinner />
      )}
    </div>
  );
}

/** Whether the place has been near the window. */
function useSeen(place: RefObject<HTMLElement | null>, already: () => boolean): boolean {
  const [isSeen, setSeen] = useState(already);
  useEffect(() => {
    if (isSeen || !place.current) return undefined;
    const observer = new IntersectionObserver((found) => setSeen(found.some((one) => one.isIntersecting)), {
      rootMargin: '200px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, place]);
  return isSeen;
}
