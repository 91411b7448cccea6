import type { LocaleCode } from '@gatehouse/rules/site/locale';
import type { CompiledWords, Namespace } from '@gatehouse/words/catalogue';
import { createTranslator } from '@gatehouse/words/translator';
import { deferredMessages } from './deferred-messages.ts';

/** How long a caller waits for messages that the page did not embed; then it uses those that it has. */
export const PATIENCE_MS = 1_500;
const NONE: CompiledWords = {};

/** The fields of `PageFrame` for messages: its language, and the messages that it embeds. */
export type MessageContext = {
  readonly language: { readonly value: LocaleCode; readonly tag: string; readonly words: CompiledWords };
};

const waiting = new Map<Namespace, Promise<CompiledWords>>();

/**
 * A namespace, or nothing if it loads too slowly. Never rejects; the same promise each time, so that React's `use` can
 * wait for it.
 */
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

/** ERR-01: the message of a code, from the page's messages or the error namespace; undefined where there is none. */
export async function errorMessage({ language }: MessageContext, code: number | string): Promise<string | undefined> {
  const id = `error.${code}`;
  const embedded = createTranslator(language.tag, language.words).find(id);
  if (embedded !== undefined) return embedded;
  return createTranslator(language.tag, await loadMessages(language.value, 'inverse-error-code')).find(id);
}
