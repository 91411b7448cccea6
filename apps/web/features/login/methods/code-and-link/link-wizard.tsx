import { type ComponentType, useRef, useState } from 'react';
import { useFlow } from '../../../../platform/flow/use-flow.ts';
import { usePage } from '../../../../shell/page-context.tsx';
import styles from '../../../forms/form.module.css';
import { useArrival } from '../../../forms/use-arrival-focus.ts';
import { useFreshOnReturn } from '../../../sign-in/return-target.ts';
import { SecondProof } from '../../login-proof.tsx';
import { linkEffects } from './link-calls.ts';
import { linkFlow } from './link-flow.ts';
import { LinkPage } from './link-page.tsx';

type LinkWizardProps = { LogOut: ComponentType };

/** LOGIN-02: the flow of an emailed link. */
export function LinkWizard({ LogOut }: LinkWizardProps) {
  const page = usePage();
  const place = useRef<HTMLDivElement>(null);
  const [effects] = useState(() => (typeof document === 'undefined' ? undefined : linkEffects(page)));
  const [state, tell] = useFlow(linkFlow, effects as NonNullable<typeof effects>);
  useArrival(place, state.step === 'checking' ? 'confirm' : state.step);
  useFreshOnReturn(state.step === 'done');
  if (state.step === 'second')
    return (
      <SecondProof
        asked={state.asked}
        onDone={(answer) => tell({ type: 'answered', answer })}
        onBack={() => tell({ type: 'wentBack' })}
      />
    );
  return (
    <div ref={place} className={styles.form}>
      <LinkPage state={state} tell={tell} LogOut={LogOut} />
    </div>
  );
}
