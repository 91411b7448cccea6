import { splitLanguage } from '@gatehouse/rules/language/path-language';

/**
 * Whether this page stood here before it was loaded: by a reload, by the browser that had dropped it or went back, or in another
 * language. False for whoever came to it anew.
 * @param path of the page, without a language
 */
export function loadedAgain(path: string): boolean {
  const [entry] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  if (entry?.type === 'reload' || entry?.type === 'back_forward') return true;
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return false;
  return splitLanguage(referrer.slice(location.origin.length)).path.split(/[?#]/, 1)[0] === path;
}
