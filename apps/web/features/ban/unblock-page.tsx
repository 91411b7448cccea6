import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import { type ComponentType, lazy, startTransition, useState } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import type { StepsProps } from './lock-steps.tsx';
import { UnblockStart } from './unblock-start.tsx';

const rest = createDeferredPart(() => import('./unblock-steps.tsx'));
const Steps: ComponentType<StepsProps> = lazy(() =>
  rest.come().then(({ UnblockSteps }) => ({ default: UnblockSteps })),
);

/** BAN-02: the page on which users unlock an account that they locked themselves. */
export function UnblockPage() {
  const [asked, setAsked] = useState<PendingChallenge>();
  // The form stays, and its button waits, until the next step has loaded.
  const begun = (next: PendingChallenge) => startTransition(() => setAsked(next));
  if (asked) return <Steps asked={asked} onBack={() => setAsked(undefined)} />;
  return <UnblockStart onBegun={begun} />;
}
