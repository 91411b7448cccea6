import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { Verification } from '../verification/verify.tsx';
import { verifyFactorRecovery } from './factor-recovery-calls.ts';
import { Done, Ended, Nothing, Support, Waiting } from './factor-recovery-end.tsx';
import { FactorRecoveryName } from './factor-recovery-name.tsx';
import type { FactorRecoveryEvent, FactorRecoveryState } from './factor-recovery-state.ts';
import { Recalling } from './resuming.tsx';
import { Screen } from './screen.tsx';

type Tell = (event: FactorRecoveryEvent) => void;
export type FactorRecoveryScreensProps = { state: FactorRecoveryState; tell: Tell };

/** The screens after the first form. */
export function FactorRecoveryScreens({ state, tell }: FactorRecoveryScreensProps) {
  const { t } = useMessages();
  const again = () => tell({ type: 'restarted' });
  switch (state.step) {
    case 'start':
    case 'beginning':
      return null;
    case 'recalling':
      return <Recalling title={t('lost.recalling')} refused={state.refused} tell={tell} />;
    case 'proving':
    case 'changing':
      return <Proof state={state} tell={tell} />;
    case 'naming':
    case 'sendingName':
      return <FactorRecoveryName state={state} tell={tell} />;
    case 'waiting':
      return <Waiting at={state.at} onAgain={again} />;
    case 'done':
      return <Done at={state.at} />;
    case 'support':
      return <Support at={state.at} onAgain={again} />;
    case 'nothing':
      return <Nothing at={state.at} onAgain={again} />;
    case 'ended':
      return <Ended why={state.why} onAgain={again} />;
    default:
      return <Stop state={state} tell={tell} />;
  }
}

type Of<Step extends FactorRecoveryState['step']> = { state: Extract<FactorRecoveryState, { step: Step }>; tell: Tell };

function Proof({ state, tell }: Of<'proving' | 'changing'>) {
  const { t } = useMessages();
  const page = usePage();
  const { asked, step, steps, proving, state: standing } = state.at;
  if (!asked || state.step === 'changing') return <Spinner size="large" label={t('form.wait')} />;
  const isLast = standing === 'ready';
  return (
    <Verification
      asked={asked}
      title={t(isLast ? 'lost.proof.last' : `lost.proof.${proving ?? 'email'}`)}
      intro={isLast ? t('lost.proof.last.intro') : step && steps ? t('form.step', { step, steps }) : undefined}
      answer={(proof, signal) => verifyFactorRecovery(page, asked.uuid, proof, signal)}
      onDone={(answer) => tell({ type: 'proved', answer })}
      onBack={() => tell({ type: 'restarted' })}
      aside={
        isLast ? null : (
          <Button variant="quiet" compact onClick={() => tell({ type: 'cannot' })}>
            {t(proving === 'name' ? 'lost.proof.otherName' : 'lost.proof.cannot')}
          </Button>
        )
      }
    />
  );
}

/** The cancel link of a mail was opened. Only the button uses it: mail scanners open links too. */
function Stop({ state, tell }: Of<'stop' | 'stopping'>) {
  const { t } = useMessages();
  const waiting = state.step === 'stopping';
  return (
    <Screen
      name="stop"
      title={t('lost.stop.title')}
      intro={t('lost.stop.text')}
      onSubmit={() => tell({ type: 'confirmed' })}
    >
      <SubmitNotice refused={state.step === 'stop' ? state.refused : undefined} waiting={waiting} />
      <Button type="submit" variant="danger" wide waiting={waiting} waitingText={t('lost.stop.waiting')}>
        {t('lost.stop.submit')}
      </Button>
    </Screen>
  );
}
