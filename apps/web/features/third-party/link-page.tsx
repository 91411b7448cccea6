import { type ComponentType, lazy } from 'react';
import { createLatePart } from '../../platform/loading/deferred-part.ts';
import { LateSection } from '../deferred/deferred-section.tsx';

const load = () => import('./link.tsx');
const part = createLatePart(load);
const Late: ComponentType = import.meta.env.SSR
  ? (await load()).Link
  : lazy(() => part.come().then(({ Link }) => ({ default: Link })));

export function LinkPage() {
  return (
    <LateSection part={part}>
      <Late />
    </LateSection>
  );
}
