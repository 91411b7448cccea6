/** The first input on a page: before it, a next page is not likely. */
const BEGINNINGS = ['pointerdown', 'keydown'] as const;

/**
 * The document of a first visit has the page's scripts inline. After the first input, fetches the files that pages share into the
 * cache for the next page, unless the visitor saves data.
 */
export function filesHere(): void {
  const map = document.querySelector('script[type=importmap]')?.textContent;
  if (!map || savesData()) return;
  const { imports } = JSON.parse(map) as { readonly imports: Readonly<Record<string, string>> };
  const begin = () => {
    for (const type of BEGINNINGS) removeEventListener(type, begin, true);
    for (const address of Object.keys(imports)) void load(address);
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
