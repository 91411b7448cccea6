import { type ComponentType, lazy } from 'react';
import styles from '../../features/cards/account.module.css';
import { DeferredSection } from '../../features/deferred/deferred-section.tsx';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { Frame } from '../../shell/frame.tsx';

const load = () => import('./cards.tsx');
const part = createDeferredPart(load);
/** Rendered by the server; in the browser its code is not part of the first load. */
const Cards: ComponentType = import.meta.env.SSR
  ? (await load()).Cards
  : lazy(() => part.come().then(({ Cards: Late }) => ({ default: Late })));

export function View() {
  return (
    <Frame>
      <DeferredSection part={part} className={styles.page}>
        <Cards />
      </DeferredSection>
    </Frame>
  );
}
