import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.tsx';
import type { PageFrame } from './page-context.tsx';

/** Makes the server's HTML of this page live. The frame comes from the JSON that the document carries. */
export function bringToLife(view: ComponentType): void {
  const root = document.getElementById('root');
  const json = document.getElementById('frame')?.textContent;
  if (root && json) hydrateRoot(root, <Page frame={JSON.parse(json) as PageFrame} view={view} />);
}
