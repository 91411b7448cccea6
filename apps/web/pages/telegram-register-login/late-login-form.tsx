import { type ComponentType, lazy, Suspense } from 'react';
import { PartComing } from '../../features/deferred/loading-part.tsx';
import type { LoginFormProps } from '../../features/telegram/telegram-slots.ts';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';

const part = createDeferredPart(() => import('./login-form.tsx'));
const LoginForm: ComponentType<LoginFormProps> = lazy(() =>
  part.come().then(({ LoginForm }) => ({ default: LoginForm })),
);

/** The form of the login page, loaded where the mini-app cannot log a person in by itself. */
export function LateLoginForm(props: LoginFormProps) {
  return (
    <Suspense fallback={<PartComing part={part} />}>
      <LoginForm {...props} />
    </Suspense>
  );
}
