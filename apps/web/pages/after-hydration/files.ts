/** What shows that somebody uses the page: until then nothing says that there will be another one. */
const BEGINNINGS = ['pointerdown', 'keydown'] as const;

/**
 * A first visit has the page's scripts in its document. Once the visitor begins to use the page, the files that pages share are fetched, so that the
 * next page finds them in the cache; not for somebody who saves data.
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

/** To the end: a browser may give up an answer that nobody reads. */
async function load(address: string): Promise<void> {
  await fetch(address, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
