import type { CompiledWords } from '@gatehouse/words/catalogue';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiTextsProvider } from '../ui/texts.tsx';
import { type PageFrame, PageProvider } from './page-context.tsx';
import { useTexts } from './use-texts.ts';

/**
 * Renders a part in a root of its own, beside the page: the first load does not include it.
 * @param words that the page did not embed; see `deferredMessages`
 * @param draw is given a function that takes it away again
 */
export function openDeferred(frame: PageFrame, words: CompiledWords, draw: (close: () => void) => ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  // Words in a page that runs the other way: as the page itself says it.
  place.toggleAttribute('data-foreign', document.getElementById('root')?.hasAttribute('data-foreign') === true);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <PageProvider frame={{ ...frame, language: { ...frame.language, words: { ...frame.language.words, ...words } } }}>
      <WithTexts>{draw(close)}</WithTexts>
    </PageProvider>,
  );
}

function WithTexts({ children }: { children: ReactNode }) {
  return <UiTextsProvider texts={useTexts()}>{children}</UiTextsProvider>;
}
