/** Name of the `server-timing` entry with the country: a cached page serves many countries. */
export const PLACE_TIMING = 'place';

/** The country that the server decided this page for; undefined where there is none, or the browser does not expose it. */
export function countryOfPage(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === PLACE_TIMING)?.description;
}
