import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadFullStylesheet } from '../platform/loading/full-stylesheet.ts';
import { HYDRATED_MARK } from '../platform/loading/hydrated-mark.ts';
import { Page } from './page.tsx';
import type { PageFrame } from './page-context.tsx';

/** Work after hydration; loaded later, so that the first load does not include it. */
type After = () => Promise<{ readonly afterPage: (frame: PageFrame) => void }>;

/** Hydrates the server's HTML of this page. The frame comes from the JSON in the document. */
export function hydratePage(view: ComponentType, after: After): void {
  const root = document.getElementById('root');
  const json = document.getElementById('frame')?.textContent;
  if (!root || !json) return;
  const frame = JSON.parse(json) as PageFrame;
  const onHydrated = () => {
    performance.mark(HYDRATED_MARK);
    void loadFullStylesheet();
    void after().then(
      ({ afterPage }) => afterPage(frame),
      () => {},
    );
  };
  const page = <Page frame={frame} view={view} onHydrated={onHydrated} />;
  // As a transition, React yields to key presses and taps, so that slow phones have no long task.
  startTransition(() => void hydrateRoot(root, page));
}
