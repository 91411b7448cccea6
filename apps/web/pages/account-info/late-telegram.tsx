import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from '../../features/cards/account.module.css';
import { LoadFailed } from '../../features/deferred/loading-part.tsx';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { usePage } from '../../shell/page-context.tsx';

const part = createDeferredPart(() => import('../../features/telegram/telegram-card.tsx'));
const Card = lazy(() => part.come().then(({ TelegramCard }) => ({ default: TelegramCard })));

/** The beginning of `TELEGRAM_LINKED_HASH`, whose module brings others along. */
const LINKED = '#telegram=';

/** TG-01: loads as it comes into view. In a browser Telegram is linked by its own login, as any other provider is. */
export function LateTelegram({ before }: { before: ReactNode }) {
  const page = usePage();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place, () => location.hash.startsWith(LINKED));
  const leave = async (url: string | undefined) => {
    const { leaveFor } = await import('../../features/third-party/leave-for.ts');
    return leaveFor(page, url, { id: TELEGRAM_PROVIDER, name: 'Telegram' }, 'link');
  };
  return (
    <div ref={place} className={styles.part}>
      {isSeen ? (
        <Suspense fallback={<Coming before={before} />}>
          <Card onLeave={leave} before={before} />
        </Suspense>
      ) : (
        before
      )}
    </div>
  );
}

function Coming({ before }: { before: ReactNode }) {
  const failed = useSyncExternalStore(part.subscribe, part.state, part.state) === 'failed';
  return failed ? <LoadFailed onRetry={part.retry} /> : before;
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
