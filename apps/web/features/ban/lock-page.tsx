import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import { type ComponentType, lazy, startTransition, useState } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { LockStart } from './lock-start.tsx';
import type { StepsProps } from './lock-steps.tsx';

const rest = createDeferredPart(() => import('./lock-steps.tsx'));
const Steps: ComponentType<StepsProps> = lazy(() => rest.come().then(({ LockSteps }) => ({ default: LockSteps })));

/** SHELL-10: the page that locks an account, logged in or not. */
export function LockPage() {
  const [asked, setAsked] = useState<PendingChallenge>();
  // The form stays, and its button waits, until the next step has loaded.
  const begun = (next: PendingChallenge) => startTransition(() => setAsked(next));
  if (asked) return <Steps asked={asked} onBack={() => setAsked(undefined)} />;
  return <LockStart onBegun={begun} />;
}
