import type { LocaleCode } from '@gatehouse/rules/site/locale';
import type { CompiledWords, Namespace } from '@gatehouse/words/catalogue';
import { createTranslator } from '@gatehouse/words/translator';
import { deferredMessages } from './deferred-messages.ts';

/** How long something waits for words that the page did not embed; then it shows with those that are there. */
export const PATIENCE_MS = 1_500;
const NONE: CompiledWords = {};

/** The language of a page and the words that it embeds; its `PageFrame` fits. */
export type MessageContext = {
  readonly locale: { readonly value: LocaleCode; readonly tag: string };
  readonly words: CompiledWords;
};

const waiting = new Map<Namespace, Promise<CompiledWords>>();

/** A namespace, or nothing where it does not come soon. Never rejects; the same promise each time, so that React can wait for it. */
export function loadMessages(locale: LocaleCode, namespace: Namespace): Promise<CompiledWords> {
  const known = waiting.get(namespace);
  if (known) return known;
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<CompiledWords>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, NONE);
  });
  const soon = Promise.race([deferredMessages(locale, namespace), late]).finally(() => clearTimeout(timer));
  waiting.set(namespace, soon);
  return soon;
}

/** ERR-01: the sentence for a code, from the page's words or the error namespace; undefined where there is none. */
export async function errorMessage(
  { locale, words }: MessageContext,
  code: number | string,
): Promise<string | undefined> {
  const id = `error.${code}`;
  const embedded = createTranslator(locale.tag, words).find(id);
  if (embedded !== undefined) return embedded;
  return createTranslator(locale.tag, await loadMessages(locale.value, 'inverse-error-code')).find(id);
}
