import { whenActivated } from '../platform/prerendering.ts';
import type { PageFrame } from '../shell/page-context.tsx';

/** One thing that pages do once they are live. It must not throw, and must not hold anything up. */
type AfterPart = (frame: PageFrame) => void;

/** In this order. Each is a line here and a module of its own. */
const parts: readonly AfterPart[] = [];

/** Runs when a page is live and really shown: never in a page that is only prerendered. */
export function afterPage(frame: PageFrame): void {
  whenActivated(() => {
    for (const part of parts) part(frame);
  });
}
