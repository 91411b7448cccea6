import { useRef, useState } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { useArrival } from '../forms/use-arrival-focus.ts';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import { useConsentEffects } from './consent-effects.ts';
import { type ConsentState, consentFlowOf } from './consent-flow.ts';
import { ConsentScreen } from './consent-screen.tsx';

/** States that look the same: the focus stays where it is. */
const SCREENS: Readonly<Partial<Record<ConsentState['step'], ConsentState['step']>>> = {
  reading: 'looking',
  proving: 'unproven',
  declining: 'unproven',
  sending: 'asking',
};

/** OAUTH-03: asks whether an application may use the account. `offered`: the site lets applications do so. */
export function ConsentPage({ offered }: { offered: boolean }) {
  const [flow] = useState(() => consentFlowOf(offered));
  const { effects, dialog } = useConsentEffects();
  const [state, tell] = useFlow(flow, effects);
  const element = useRef<HTMLDivElement>(null);
  useArrival(element, SCREENS[state.step] ?? state.step);
  useFreshOnReturn(state.step === 'returning');
  return (
    <div ref={element}>
      <ConsentScreen state={state} tell={tell} />
      {dialog}
    </div>
  );
}
