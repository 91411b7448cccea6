import { type ComponentType, useEffect } from 'react';
import { releaseEarlySubmits } from '../platform/loading/replay.ts';
import { type PageFrame, PageProvider } from './page-context.tsx';

/** A whole page: its view, and the sign that it has come to life. The same tree on the server and in the browser. */
export function Page({
  frame,
  view: View,
  onHydrated,
}: {
  frame: PageFrame;
  view: ComponentType;
  /** Called once, in the browser alone. */
  onHydrated?: () => void;
}) {
  return (
    <PageProvider frame={frame}>
      <View />
      <Hydrated onHydrated={onHydrated} />
    </PageProvider>
  );
}

/** Its effect runs once everything beside it is live: what was submitted before goes on now. */
function Hydrated({ onHydrated }: { onHydrated: (() => void) | undefined }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    releaseEarlySubmits();
    onHydrated?.();
  }, [onHydrated]);
  return null;
}
