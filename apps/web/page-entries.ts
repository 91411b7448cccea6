import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const PAGES_DIR = join(import.meta.dirname, 'pages');
const PREFIX = 'virtual:page/';
/** CAPT-01: the script of the frame for captchas of other companies. It has no page. */
export const CAPTCHA_FRAME = 'captcha-frame';

/** The names of all pages: each folder of `pages/` that has a view. */
export function pageNames(): string[] {
  return readdirSync(PAGES_DIR).filter(
    (name) => statSync(join(PAGES_DIR, name), { throwIfNoEntry: false })?.isDirectory() && hasView(name),
  );
}

function hasView(name: string): boolean {
  return statSync(join(PAGES_DIR, name, 'view.tsx'), { throwIfNoEntry: false }) !== undefined;
}

/** The entry module of a page's script, as the build knows it. */
export function entryOf(page: string): string {
  return `${PREFIX}${page}`;
}

/** The id of that module after it is resolved. */
export function pageEntry(page: string): string {
  return `\0${PREFIX}${page}`;
}

/** Whether a module of the build is a page's entry. */
export function isPageEntry(id: string): boolean {
  return id.startsWith(`\0${PREFIX}`);
}

/** Gives each page an entry module that hydrates the page's view. */
export function pageEntries(): Plugin {
  return {
    name: 'gatehouse-page-entries',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!isPageEntry(id)) return undefined;
      const page = id.slice(PREFIX.length + 1);
      if (page === CAPTCHA_FRAME)
        return `import { startFrame } from ${path('features/captcha/kinds/frame-entry.ts')};\nstartFrame();`;
      return `import { hydratePage } from ${path('shell/hydrate.tsx')};
import { View } from ${path(`pages/${page}/view.tsx`)};
hydratePage(View, () => import(${path('pages/after-hydration/after-hydration.ts')}));`;
    },
  };
}

function path(file: string): string {
  return JSON.stringify(join(import.meta.dirname, file));
}
