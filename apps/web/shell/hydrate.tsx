import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HYDRATED_MARK } from '../platform/loading/hydrated-mark.ts';
import { wholeSheet } from '../platform/loading/whole-sheet.ts';
import { Page } from './page.tsx';
import type { PageFrame } from './page-context.tsx';

/** What a page does once it is live: loaded late, so that it costs the first load nothing. */
type After = () => Promise<{ readonly afterPage: (frame: PageFrame) => void }>;

/** Makes the server's HTML of this page live. The frame comes from the JSON that the document carries. */
export function hydratePage(view: ComponentType, after: After): void {
  const root = document.getElementById('root');
  const json = document.getElementById('frame')?.textContent;
  if (!root || !json) return;
  const frame = JSON.parse(json) as PageFrame;
  const onHydrated = () => {
    performance.mark(HYDRATED_MARK);
    void wholeSheet();
    void after().then(
      ({ afterPage }) => afterPage(frame),
      () => {},
    );
  };
  const page = <Page frame={frame} view={view} onHydrated={onHydrated} />;
  // As a transition, React yields to keys and taps on the way: a slow phone is not held up by one long task.
  startTransition(() => void hydrateRoot(root, page));
}
