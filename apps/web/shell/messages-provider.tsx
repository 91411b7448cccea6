import type { CompiledWords } from '@gatehouse/words/catalogue';
import { type ReactNode, useMemo } from 'react';
import { PageProvider, usePage } from './page-context.tsx';

type MessagesProviderProps = { messages: CompiledWords; children: ReactNode };

/** Adds messages to those of the page; where both have one, the page's wins. A file of its own: only deferred parts need it. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const page = usePage();
  const frame = useMemo(() => {
    const { language } = page;
    return { ...page, language: { ...language, words: { ...messages, ...language.words } } };
  }, [page, messages]);
  return <PageProvider frame={frame}>{children}</PageProvider>;
}
