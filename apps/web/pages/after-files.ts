/** What shows that somebody uses the page: until then nothing says that there will be another one. */
const BEGINNINGS = ['pointerdown', 'keydown'] as const;

/**
 * A first visit has the page's scripts in its document. Once the visitor begins to use the page, their files are fetched, so that the
 * next page finds them in the cache; not for somebody who saves data.
 */
export function filesHere(): void {
  const map = document.querySelector('script[type=importmap]')?.textContent;
  if (!map || savesData()) return;
  const { imports } = JSON.parse(map) as { readonly imports: Readonly<Record<string, string>> };
  const begin = () => {
    for (const type of BEGINNINGS) removeEventListener(type, begin, true);
    for (const address of Object.keys(imports)) void fetch(address, { priority: 'low' }).catch(() => undefined);
  };
  for (const type of BEGINNINGS) addEventListener(type, begin, true);
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
