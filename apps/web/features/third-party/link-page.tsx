import { type ComponentType, lazy } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { DeferredSection } from '../deferred/deferred-section.tsx';
import type { CallbackParts } from './callback-effects.ts';

const load = () => import('./link.tsx');
const part = createDeferredPart(load);
const Late: ComponentType<CallbackParts> = import.meta.env.SSR
  ? (await load()).Link
  : lazy(() => part.come().then(({ Link }) => ({ default: Link })));

export function LinkPage(parts: CallbackParts) {
  return (
    <DeferredSection part={part}>
      <Late {...parts} />
    </DeferredSection>
  );
}
