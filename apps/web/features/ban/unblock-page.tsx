import type { Asked } from '@gatehouse/contract/challenge';
import { type ComponentType, lazy, startTransition, useState } from 'react';
import { createLatePart } from '../../platform/late-part.ts';
import { LateForm } from '../late-form.tsx';
import type { RestProps } from './lock-rest.tsx';
import type { StartProps } from './lock-start.tsx';

const load = () => import('./unblock-start.tsx');
const part = createLatePart(load);
const Start: ComponentType<StartProps> = import.meta.env.SSR
  ? (await load()).UnblockStart
  : lazy(() => part.come().then(({ UnblockStart }) => ({ default: UnblockStart })));
const rest = createLatePart(() => import('./unblock-rest.tsx'));
const Rest: ComponentType<RestProps> = lazy(() => rest.come().then(({ UnblockRest }) => ({ default: UnblockRest })));

/** BAN-02: who locked an account unlocks it: who they are, the proof, the wait of 24 h, and the way back in. */
export function UnblockPage() {
  const [asked, setAsked] = useState<Asked>();
  // The form stays, and its button waits, until what follows has come.
  const begun = (next: Asked) => startTransition(() => setAsked(next));
  if (asked) return <Rest asked={asked} onBack={() => setAsked(undefined)} />;
  return (
    <LateForm id="unblock" labelledBy="unblock-title" part={part}>
      <Start onBegun={begun} />
    </LateForm>
  );
}
