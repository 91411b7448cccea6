import { isRecoverableFactor } from '@gatehouse/rules/verification/account-recovery';
import { type ComponentType, lazy, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import styles from '../forms/form.module.css';
import { takeLinkToken } from '../verification/link-token.ts';
import { factorRecoveryFlow } from './factor-recovery-flow.ts';
import type { FactorRecoveryScreensProps } from './factor-recovery-screens.tsx';
import { FactorRecoveryStart } from './factor-recovery-start.tsx';
import type { FactorRecoveryEffect, FactorRecoveryEvent, WrongStart } from './factor-recovery-state.ts';

/** SHELL-10: recovery of a lost authenticator, mailbox or phone. */
export function FactorRecoveryPage() {
  useLayoutEffect(takeLinkToken, []);
  return (
    <div className={styles.form}>
      <FactorRecoveryWizard />
    </div>
  );
}

type Effects = FlowEffects<FactorRecoveryEvent, FactorRecoveryEffect>;

const screens = createDeferredPart(() => import('./factor-recovery-screens.tsx'));
const Screens: ComponentType<FactorRecoveryScreensProps> = lazy(() =>
  screens.come().then(({ FactorRecoveryScreens }) => ({ default: FactorRecoveryScreens })),
);
const calls = () => import('./factor-recovery-calls.ts');
const types: Readonly<Record<FactorRecoveryEffect['type'], true>> = {
  ...{ find: true, forget: true, begin: true, beginByReset: true, recall: true, keep: true, without: true },
  ...{ name: true, stop: true },
};

/** SHELL-10: the first form, and all later screens. The form stays mounted, hidden. */
export function FactorRecoveryWizard() {
  const form = useRef<HTMLFormElement>(null);
  const [state, tell] = useFlow(factorRecoveryFlow, useEffects(form));
  const isStart = state.step === 'start' || state.step === 'beginning';
  useEffect(() => {
    if (state.step === 'beginning') void screens.come();
  }, [state.step]);
  return (
    <>
      <FactorRecoveryStart
        form={form}
        hidden={!isStart}
        state={state}
        onSubmit={(sent) => tell(givenIn(new FormData(sent)))}
      />
      {isStart ? null : (
        <WithDeferredMessages>
          <Screens state={state} tell={tell} />
        </WithDeferredMessages>
      )}
    </>
  );
}

function givenIn(data: FormData): FactorRecoveryEvent {
  const chosen = String(data.get('item') ?? '');
  const account = String(data.get('account') ?? '').trim();
  const wrong: WrongStart = {
    ...(account ? {} : { account: 'empty' }),
    ...(data.get('password') ? {} : { password: { why: 'empty' } }),
  };
  const item = isRecoverableFactor(chosen) ? chosen : 'authenticator';
  return { type: 'given', item, account, wrong: Object.keys(wrong).length > 0 ? wrong : undefined };
}

/** Loads the code of the effects at hydration, while there is a network. */
function useEffects(form: RefObject<HTMLFormElement | null>): Effects {
  const page = usePage();
  const { t } = useMessages();
  useEffect(() => {
    calls().then(({ prepare }) => prepare(page), ignored);
  }, [page]);
  const perform = async (effect: FactorRecoveryEffect, signal: AbortSignal) => {
    const { factorRecoveryEffects } = await calls();
    const effects = factorRecoveryEffects(() => ({ page, element: form.current, insecure: t('form.insecure') }));
    return effects[effect.type](effect as never, signal);
  };
  return Object.fromEntries(Object.keys(types).map((type) => [type, perform])) as unknown as Effects;
}

/** Without a network nothing can be prepared; the submit reports it. */
function ignored(): void {}
