import { splitLanguage } from '@gatehouse/rules/language/path-language';

/**
 * Whether the tab showed this page before: it was reloaded, restored, reached by Back, or opened in another language.
 * @param path of the page, without a language
 */
export function wasShownBefore(path: string): boolean {
  const [entry] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  if (entry?.type === 'reload' || entry?.type === 'back_forward') return true;
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return false;
  return splitLanguage(referrer.slice(location.origin.length)).path.split(/[?#]/, 1)[0] === path;
}
