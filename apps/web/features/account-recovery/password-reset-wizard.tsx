import { type ComponentType, lazy, useEffect, useLayoutEffect, useRef } from 'react';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import styles from '../forms/form.module.css';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import { takeLinkToken } from '../verification/link-token.ts';
import { retrieveFlow } from './password-reset-flow.ts';
import type { RetrieveScreensProps } from './password-reset-screens.tsx';
import { RetrieveStart } from './password-reset-start.tsx';
import type { RetrieveEffect, RetrieveEvent } from './password-reset-state.ts';

/** SHELL-10: the page of a forgotten password. */
export function RetrievePage() {
  useLayoutEffect(takeLinkToken, []);
  return (
    <div className={styles.form}>
      <RetrieveWizard />
    </div>
  );
}

type Effects = FlowEffects<RetrieveEvent, RetrieveEffect>;

const screens = createDeferredPart(() => import('./password-reset-screens.tsx'));
const Screens: ComponentType<RetrieveScreensProps> = lazy(() =>
  screens.come().then(({ RetrieveScreens }) => ({ default: RetrieveScreens })),
);
const calls = () => import('./password-reset-calls.ts');
const types: Readonly<Record<RetrieveEffect['type'], true>> = {
  ...{ find: true, begin: true, recall: true, confirm: true, commit: true, keep: true, forget: true, notifyTabs: true },
  leave: true,
};

/** SHELL-10: the first form, and all later screens. The form stays mounted, hidden. */
export function RetrieveWizard() {
  const form = useRef<HTMLFormElement>(null);
  const [state, tell] = useFlow(retrieveFlow, useEffects(form));
  const isStart = state.step === 'start' || state.step === 'beginning';
  useFreshOnReturn(state.step === 'done');
  useEffect(() => {
    if (state.step === 'beginning') void screens.come();
  }, [state.step]);
  return (
    <>
      <RetrieveStart hidden={!isStart} state={state} tell={tell} />
      {isStart ? null : (
        <WithDeferredMessages>
          <Screens state={state} tell={tell} form={form} />
        </WithDeferredMessages>
      )}
    </>
  );
}

/** Loads the code of the effects at hydration, while there is a network. */
function useEffects(form: React.RefObject<HTMLFormElement | null>): Effects {
  const page = usePage();
  const { t } = useMessages();
  useEffect(() => {
    calls().then(({ prepare }) => prepare(page), ignored);
  }, [page]);
  const perform = async (effect: RetrieveEffect, signal: AbortSignal) => {
    const { retrieveEffects } = await calls();
    const effects = retrieveEffects(() => ({ page, element: form.current, insecure: t('form.insecure') }));
    return effects[effect.type](effect as never, signal);
  };
  return Object.fromEntries(Object.keys(types).map((type) => [type, perform])) as unknown as Effects;
}

/** Without a network nothing can be prepared; the submit reports it. */
function ignored(): void {}
