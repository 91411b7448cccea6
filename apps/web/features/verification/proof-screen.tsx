import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isUsedUp, methodOf } from './answers.ts';
import { Choose } from './choose-method.tsx';
import { Link } from './link-screen.tsx';
import { Others } from './other-methods.tsx';
import { ProofField } from './proof-field.tsx';
import { Ask, News, Stopped } from './proof-parts.tsx';
import type { VerificationState } from './proof-state.ts';
import { isSent } from './rows.ts';
import type { VerificationScreenProps } from './screen-props.ts';
import { NotSent, Over } from './stopped-screens.tsx';
import { WhereItIs } from './where-the-code-is.tsx';

/** The screen of a state: pending states stay on the screen of their button. */
export function screenOf(state: VerificationState): string {
  const { step } = state;
  if (step === 'choosing' || step === 'over' || step === 'notSent') return step;
  if (step === 'sending' && state.refused) return 'notSent';
  if (step === 'waiting' && state.lapsed) return 'lapsed';
  return methodOf(state) ?? step;
}

/** Whether a screen has its own title. */
export function hasOwnTitle(screen: string, { notSent }: Pick<VerificationScreenProps, 'notSent'>): boolean {
  return screen === 'over' || screen === 'lapsed' || (screen === 'notSent' && !!notSent);
}

/** The screen of a verification, below its title. */
export function VerificationScreen(props: VerificationScreenProps) {
  switch (screenOf(props.state)) {
    case 'choosing':
      return <Choose {...props} />;
    case 'over':
      return <Over {...props} />;
    case 'notSent':
      return <NotSent {...props} />;
    case 'lapsed':
    case 'email_link':
      return <Link {...props} />;
    case 'passkey':
      return <Passkey {...props} />;
    default:
      return <Typed {...props} />;
  }
}

function Typed(props: VerificationScreenProps) {
  const { t } = useMessages();
  const { state, tell, more, submit, submitWaiting } = props;
  const { wrong, lapsed } = state.step === 'typing' ? state : {};
  // Such a code cannot become right any more: the primary button requests another.
  const isOver = isSent(methodOf(state) ?? 'email') && (lapsed === 'expired' || (!!wrong && isUsedUp(wrong)));
  return (
    <>
      <Ask {...props} />
      <News {...props} />
      {/* A full code is sent at once: what goes with it is asked before. */}
      {more}
      <ProofField state={state} tell={tell} />
      <Stopped state={state} />
      {isOver ? (
        <Button variant="primary" wide onClick={() => tell({ type: 'sendAsked' })}>
          {t('prove.resendNow')}
        </Button>
      ) : (
        <Button
          type="submit"
          variant="primary"
          wide
          waiting={state.step === 'checking' || state.step === 'done'}
          waitingText={submitWaiting ?? t('prove.submit.waiting')}
        >
          {submit ?? t('prove.submit')}
        </Button>
      )}
      <WaitInstead {...props} />
      <WhereItIs state={state} />
      <Others {...props} resend={!isOver} />
    </>
  );
}

/** For a code from a mail that has a link as well. */
function WaitInstead({ state, tell }: VerificationScreenProps) {
  const { t } = useMessages();
  if (state.step !== 'typing' || !state.link) return null;
  return (
    <Button variant="quiet" wide onClick={() => tell({ type: 'linkWanted' })}>
      {t('prove.email_link.wait')}
    </Button>
  );
}

function Passkey(props: VerificationScreenProps) {
  const { t } = useMessages();
  const { state, more } = props;
  const wrong = state.step === 'passkey' ? state.wrong : undefined;
  const isDismissed = state.step === 'passkey' && state.dismissed === true;
  return (
    <>
      <Ask {...props} />
      {wrong ? (
        <Notice kind="danger" role="alert">
          {t('prove.passkey.wrong')}{' '}
          {typeof wrong.why === 'number' ? <small>{t('form.errorCode', { code: `${wrong.why}` })}</small> : null}
        </Notice>
      ) : null}
      {isDismissed ? (
        <Notice kind="warning" role="status">
          {t('prove.passkey.dismissed')}
        </Notice>
      ) : null}
      {more}
      <Stopped state={state} />
      <Button
        type="submit"
        variant="primary"
        wide
        waiting={state.step !== 'passkey'}
        waitingText={t('prove.passkey.waiting')}
      >
        <MoreIcon name="passkey" />
        {t('prove.passkey.submit')}
      </Button>
      <Others {...props} />
    </>
  );
}
