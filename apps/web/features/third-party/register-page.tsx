import { type ComponentType, lazy } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { DeferredSection } from '../deferred/deferred-section.tsx';

const load = () => import('./register.tsx');
const part = createDeferredPart(load);
const Late: ComponentType = import.meta.env.SSR
  ? (await load()).Register
  : lazy(() => part.come().then(({ Register }) => ({ default: Register })));

export function RegisterPage() {
  return (
    <DeferredSection part={part}>
      <Late />
    </DeferredSection>
  );
}
