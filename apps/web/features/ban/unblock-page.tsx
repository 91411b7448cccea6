import type { Asked } from '@gatehouse/contract/login/challenge';
import { type ComponentType, lazy, startTransition, useState } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import type { StepsProps } from './lock-steps.tsx';
import { UnblockStart } from './unblock-start.tsx';

const rest = createDeferredPart(() => import('./unblock-steps.tsx'));
const Steps: ComponentType<StepsProps> = lazy(() =>
  rest.come().then(({ UnblockSteps }) => ({ default: UnblockSteps })),
);

/** BAN-02: who locked an account unlocks it: who they are, the proof, the wait of 24 h, and the way back in. */
export function UnblockPage() {
  const [asked, setAsked] = useState<Asked>();
  // The form stays, and its button waits, until what follows has come.
  const begun = (next: Asked) => startTransition(() => setAsked(next));
  if (asked) return <Steps asked={asked} onBack={() => setAsked(undefined)} />;
  return <UnblockStart onBegun={begun} />;
}
