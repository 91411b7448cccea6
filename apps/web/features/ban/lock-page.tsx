import type { Asked } from '@gatehouse/contract/challenge';
import { type ComponentType, lazy, startTransition, useState } from 'react';
import { createLatePart } from '../../platform/late-part.ts';
import { LateForm } from '../late-form.tsx';
import type { RestProps } from './lock-rest.tsx';
import type { StartProps } from './lock-start.tsx';

const load = () => import('./lock-start.tsx');
const part = createLatePart(load);
const Start: ComponentType<StartProps> = import.meta.env.SSR
  ? (await load()).LockStart
  : lazy(() => part.come().then(({ LockStart }) => ({ default: LockStart })));
const rest = createLatePart(() => import('./lock-rest.tsx'));
const Rest: ComponentType<RestProps> = lazy(() => rest.come().then(({ LockRest }) => ({ default: LockRest })));

/** SHELL-10: locks an account, logged in or not: who it is, the proof, the question, and what has become of it. */
export function LockPage() {
  const [asked, setAsked] = useState<Asked>();
  // The form stays, and its button waits, until what follows has come.
  const begun = (next: Asked) => startTransition(() => setAsked(next));
  if (asked) return <Rest asked={asked} onBack={() => setAsked(undefined)} />;
  return (
    <LateForm id="lock" labelledBy="lock-title" part={part}>
      <Start onBegun={begun} />
    </LateForm>
  );
}
