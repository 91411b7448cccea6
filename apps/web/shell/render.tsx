import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';
import type { PageFrame } from './page-context.tsx';

const views = import.meta.glob<{ View: ComponentType }>('../pages/*/view.tsx', { eager: true });

const ownStyles = import.meta.glob<string>('../pages/*/own-styles.ts', { eager: true, import: 'styles' });

/** Styles of a page's parts that the server alone draws, which the sheet of all pages does not have; empty: none. */
export function ownStylesOf(page: string): string {
  return ownStyles[`../pages/${page}/own-styles.ts`] ?? '';
}

/**
 * Renders a page's view to HTML, for the inside of `#root`.
 * @throws {Error} when no page has that name
 */
export function render(frame: PageFrame): string {
  const module = views[`../pages/${frame.name}/view.tsx`];
  if (!module) throw new Error(`No page is called ${frame.name}`);
  return renderToString(<Page frame={frame} view={module.View} />);
}
