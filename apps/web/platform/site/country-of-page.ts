/** What the page's answer was decided with, in its `server-timing` header: a cached page is the same for many countries. */
export const PLACE_TIMING = 'place';

/** The country that the server decided this page with; undefined: none, or a browser that does not tell. */
export function countryOfPage(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === PLACE_TIMING)?.description;
}
