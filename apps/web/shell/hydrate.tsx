import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.tsx';
import type { PageFrame } from './page-context.tsx';

/** Makes the server's HTML of this page live. The frame comes from the JSON that the document carries. */
export function bringToLife(view: ComponentType): void {
  const root = document.getElementById('root');
  const json = document.getElementById('frame')?.textContent;
  if (!root || !json) return;
  const page = <Page frame={JSON.parse(json) as PageFrame} view={view} />;
  // As a transition, React yields to keys and taps on the way: a slow phone is not held up by one long task.
  startTransition(() => void hydrateRoot(root, page));
}
