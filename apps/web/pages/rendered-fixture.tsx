import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type PageFrame, PageProvider } from '../shell/page-context.tsx';

/** Tests only: the HTML of content on a page. */
export function rendered(frame: PageFrame, content: ReactNode): string {
  return renderToString(<PageProvider frame={frame}>{content}</PageProvider>);
}

/** Tests only: the ids of messages that the content uses and the page does not embed. */
export function missingMessages(frame: PageFrame, content: ReactNode): string[] {
  const missing = new Set<string>();
  const words = new Proxy(frame.words, {
    getOwnPropertyDescriptor(target, id) {
      const found = Reflect.getOwnPropertyDescriptor(target, id);
      if (!found) missing.add(String(id));
      return found;
    },
  });
  rendered({ ...frame, words }, content);
  return [...missing];
}
