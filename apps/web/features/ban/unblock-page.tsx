import type { Asked } from '@gatehouse/contract/login/challenge';
import { type ComponentType, lazy, startTransition, useState } from 'react';
import { createLatePart } from '../../platform/loading/deferred-part.ts';
import type { RestProps } from './lock-steps.tsx';
import { UnblockStart } from './unblock-start.tsx';

const rest = createLatePart(() => import('./unblock-steps.tsx'));
const Rest: ComponentType<RestProps> = lazy(() => rest.come().then(({ UnblockRest }) => ({ default: UnblockRest })));

/** BAN-02: who locked an account unlocks it: who they are, the proof, the wait of 24 h, and the way back in. */
export function UnblockPage() {
  const [asked, setAsked] = useState<Asked>();
  // The form stays, and its button waits, until what follows has come.
  const begun = (next: Asked) => startTransition(() => setAsked(next));
  if (asked) return <Rest asked={asked} onBack={() => setAsked(undefined)} />;
  return <UnblockStart onBegun={begun} />;
}
