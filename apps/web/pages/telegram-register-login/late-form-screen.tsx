import { type ComponentType, lazy, Suspense } from 'react';
import { PartComing } from '../../features/deferred/loading-part.tsx';
import type { FormScreenProps } from '../../features/telegram/telegram-slots.ts';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';

const part = createDeferredPart(() => import('./form-screen.tsx'));
const FormScreen: ComponentType<FormScreenProps> = lazy(() =>
  part.come().then(({ FormScreen }) => ({ default: FormScreen })),
);

/** The screen with the login form, loaded where the mini-app cannot log a person in by itself. */
export function LateFormScreen(props: FormScreenProps) {
  return (
    <Suspense fallback={<PartComing part={part} />}>
      <FormScreen {...props} />
    </Suspense>
  );
}
