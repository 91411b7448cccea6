import { type ComponentType, lazy, Suspense } from 'react';
import { PartComing } from '../../features/deferred/loading-part.tsx';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { hasTelegramBridge } from '../../platform/webview/telegram-host.ts';

const part = createDeferredPart(() => import('./outside-screen.tsx'));
const OutsideScreen: ComponentType = lazy(() => part.come().then(({ OutsideScreen }) => ({ default: OutsideScreen })));
// In a browser it comes beside the code that looks for a launch; in Telegram not at all.
if (!import.meta.env.SSR && !hasTelegramBridge()) void part.come().catch(() => undefined);

/** ROUTE-09: the screen of a browser. */
export function LateOutside() {
  return (
    <Suspense fallback={<PartComing part={part} />}>
      <OutsideScreen />
    </Suspense>
  );
}
