import { type ComponentType, lazy, useEffect } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { DeferredSection } from '../deferred/deferred-section.tsx';
import type { CallbackParts } from './callback-effects.ts';
import { takeSearch } from './take-search.ts';

const load = () => import('./callback.tsx');
const part = createDeferredPart(load);
const Late: ComponentType<CallbackParts> = import.meta.env.SSR
  ? (await load()).Callback
  : lazy(() => part.come().then(({ Callback }) => ({ default: Callback })));

/** LOGIN-06: removes the provider's response from the address before anything else runs; the rest is loaded on demand. */
export function CallbackPage(parts: CallbackParts) {
  useEffect(takeSearch, []);
  return (
    <DeferredSection part={part}>
      <Late {...parts} />
    </DeferredSection>
  );
}
