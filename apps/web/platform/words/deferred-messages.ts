import type { LocaleCode } from '@gatehouse/rules/site/locale';
import type { CompiledWords, Namespace } from '@gatehouse/words/catalogue';
import { reportFailure } from '../loading/report-failure.ts';

/** Address on the page's own server (LANG-14), which merges an operator's translations into the shipped ones. */
const FILES = { origin: '/translations', project: 'gatehouse' } as const;

const kept = new Map<Namespace, Promise<CompiledWords>>();

/**
 * A whole namespace, for deferred parts: the page embeds only the messages of its first screen. Never rejects
 * (LANG-15).
 */
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

/** @throws {Error} where the code that loads messages fails to load */
async function load(locale: LocaleCode, namespace: Namespace, report: () => void): Promise<CompiledWords> {
  const { loadNamespace } = await import('./translations.ts');
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  return loadNamespace({ fetch: (...asked) => fetch(...asked), sleep, ...FILES, namespace, locale, report });
}
