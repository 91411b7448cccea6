import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type PageFrame, PageProvider } from '../shell/page-context.tsx';
import { embeddedMessages } from './frame-fixture.ts';

/** Tests only: the HTML of content on a page. */
export function rendered(frame: PageFrame, content: ReactNode): string {
  return renderToString(<PageProvider frame={frame}>{content}</PageProvider>);
}

/** Tests only: the ids of messages that the content uses and the page does not embed; or that are not among `embedded`. */
export function missingMessages(
  frame: PageFrame,
  content: ReactNode,
  embedded = embeddedMessages(frame.name),
): string[] {
  const used = new Set<string>();
  const words = new Proxy(frame.language.words, {
    getOwnPropertyDescriptor(target, id) {
      used.add(String(id));
      return Reflect.getOwnPropertyDescriptor(target, id);
    },
  });
  rendered({ ...frame, language: { ...frame.language, words } }, content);
  const known = new Set(embedded);
  return [...used].filter((id) => !known.has(id));
}
