import { type ComponentType, lazy, useEffect } from 'react';
import { createLatePart } from '../../platform/loading/deferred-part.ts';
import { LateSection } from '../deferred/deferred-section.tsx';
import { takeSearch } from './take-search.ts';

const load = () => import('./callback.tsx');
const part = createLatePart(load);
const Late: ComponentType = import.meta.env.SSR
  ? (await load()).Callback
  : lazy(() => part.come().then(({ Callback }) => ({ default: Callback })));

/** LOGIN-06: what the provider sent leaves the address before anything else runs; the rest comes late. */
export function CallbackPage() {
  useEffect(takeSearch, []);
  return (
    <LateSection part={part}>
      <Late />
    </LateSection>
  );
}
