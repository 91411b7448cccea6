import { type ComponentType, useEffect } from 'react';
import { HYDRATED_KEY } from '../platform/loading/hydrated-mark.ts';
import { releaseEarlySubmits } from '../platform/loading/replay.ts';
import { type PageFrame, PageProvider } from './page-context.tsx';

/** A page: its view, and the mark of its hydration. The same tree on the server and in the browser. */
export function Page({
  frame,
  view: View,
  onHydrated,
}: {
  frame: PageFrame;
  view: ComponentType;
  /** Called once, in the browser only. */
  onHydrated?: () => void;
}) {
  return (
    <PageProvider frame={frame}>
      <View />
      <Hydrated onHydrated={onHydrated} />
    </PageProvider>
  );
}

/** Its effect runs once its siblings are hydrated: held submits continue. */
function Hydrated({ onHydrated }: { onHydrated: (() => void) | undefined }) {
  useEffect(() => {
    document.documentElement.dataset[HYDRATED_KEY] = '';
    releaseEarlySubmits();
    onHydrated?.();
  }, [onHydrated]);
  return null;
}
