import type { PageFrame } from '../../shell/page-context.tsx';

/** The first input on a page: before it, a next page is not likely. */
const BEGINNINGS = ['pointerdown', 'keydown'] as const;

/**
 * The document of a first visit has the page's scripts inline. After the first input, fetches the files that pages share, and the headings' font, into the
 * cache for the next page, unless the visitor saves data.
 */
export function prefetchSharedFiles(): void {
  const map = document.querySelector('script[type=importmap]')?.textContent;
  if (!map || savesData()) return;
  const { imports } = JSON.parse(map) as { readonly imports: Readonly<Record<string, string>> };
  const begin = () => {
    for (const type of BEGINNINGS) removeEventListener(type, begin, true);
    // Where scripts are in the document, so is the font's address.
    for (const address of [...Object.keys(imports), `${document.documentElement.dataset.font}`]) void load(address);
  };
  for (const type of BEGINNINGS) addEventListener(type, begin, true);
}

/** Reads the whole body, since browsers may cancel an unread response. */
async function load(address: string): Promise<void> {
  await fetch(address, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** What a form needs after it is sent, beside the page's first load. */
const laterScreens = () => import('../../features/registration/deferred-screens.tsx');
const needs: Readonly<Record<string, () => Promise<unknown>>> = {
  login: () => import('../../features/login/deferred-calls.ts'),
  register: laterScreens,
  'sign-up': laterScreens,
  'channel-register': laterScreens,
  'email-code-verify': laterScreens,
};

/**
 * Loads what the page's form will need while there is a network: a browser that has failed to load a module does not try again
 * before the page reloads.
 */
export function preloadForms({ name }: Pick<PageFrame, 'name'>): void {
  // The OAuth pages have the same forms.
  void needs[name.replace('oauth-', '')]?.().catch(() => undefined);
}
