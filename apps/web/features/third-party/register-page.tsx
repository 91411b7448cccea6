import { type ComponentType, lazy } from 'react';
import { createLatePart } from '../../platform/loading/deferred-part.ts';
import { LateSection } from '../deferred/deferred-section.tsx';

const load = () => import('./register.tsx');
const part = createLatePart(load);
const Late: ComponentType = import.meta.env.SSR
  ? (await load()).Register
  : lazy(() => part.come().then(({ Register }) => ({ default: Register })));

export function RegisterPage() {
  return (
    <LateSection part={part}>
      <Late />
    </LateSection>
  );
}
