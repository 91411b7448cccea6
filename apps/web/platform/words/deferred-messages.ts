import type { LocaleCode } from '@gatehouse/rules/site/locale';
import type { CompiledWords, Namespace } from '@gatehouse/words/catalogue';
import { reportFailure } from '../loading/report-failure.ts';

/** Where the page's own server has them (LANG-14); it lays an operator's translations over the shipped words. */
const FILES = { origin: '/translations', project: 'gatehouse' } as const;

const kept = new Map<Namespace, Promise<CompiledWords>>();

/** A namespace whole, for what opens late: the page embeds only the words that it starts with. Never rejects (LANG-15). */
export function deferredMessages(locale: LocaleCode, namespace: Namespace): Promise<CompiledWords> {
  const known = kept.get(namespace);
  if (known) return known;
  const report = () => reportFailure('translation');
  const loading = load(locale, namespace, report).catch(() => {
    report();
    return {};
  });
  kept.set(namespace, loading);
  return loading;
}

/** @throws {Error} where the code that loads words cannot be had */
async function load(locale: LocaleCode, namespace: Namespace, report: () => void): Promise<CompiledWords> {
  const { loadNamespace } = await import('./translations.ts');
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  return loadNamespace({ fetch: (...asked) => fetch(...asked), sleep, ...FILES, namespace, locale, report });
}
