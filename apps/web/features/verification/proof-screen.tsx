import { Rich, useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import form from '../form.module.css';
import styles from '../steps.module.css';
import { strong } from '../strong.tsx';
import { SubmitNotice } from '../submit-notice.tsx';
import { useMinutesLeft } from '../use-countdown.ts';
import { isUsedUp, wayOf } from './answers.ts';
import { Choose } from './choose-way.tsx';
import { Others } from './other-ways.tsx';
import { usePlace } from './place.ts';
import { ProofField } from './proof-field.tsx';
import type { OverWhy, ProveState } from './proof-state.ts';
import { isSent } from './rows.ts';
import type { ProveScreenProps } from './screen-props.ts';
import { WhereItIs } from './where-it-is.tsx';

/** Which screen a state is shown on: waiting for an answer stays where the button was pressed. */
export function screenOf(state: ProveState): string {
  const { step } = state;
  if (step === 'choosing' || step === 'over' || step === 'notSent') return step;
  return wayOf(state) ?? step;
}

/** What a state of a proof looks like, below its title. */
export function ProveScreen(props: ProveScreenProps) {
  const { state, onBack } = props;
  switch (state.step) {
    case 'choosing':
      return <Choose {...props} />;
    case 'over':
      return <Over why={state.why} onBack={onBack} />;
    case 'notSent':
      return <NotSent {...props} />;
  }
  switch (state.way) {
    case 'email_link':
      return <Link {...props} />;
    case 'passkey':
      return <Passkey {...props} />;
    default:
      return <Typed {...props} />;
  }
}

const WAITING: readonly string[] = ['checking', 'done'];

/** What stopped it, or that the answer takes its time. */
function Stopped({ state }: Pick<ProveScreenProps, 'state'>) {
  return (
    <SubmitNotice refused={'refused' in state ? state.refused : undefined} waiting={WAITING.includes(state.step)} />
  );
}

/** Where it was sent, or where the proof is found. */
function Ask({ asked, state }: Pick<ProveScreenProps, 'asked' | 'state'>) {
  const way = wayOf(state) ?? 'email';
  const to = usePlace(asked, way);
  const isOut = state.step !== 'sending' || state.again;
  return (
    <p className={form.intro}>
      <Rich
        id={`prove.${way}.${isOut || !isSent(way) ? 'ask' : 'sending'}` as 'prove.email.ask'}
        values={{ to }}
        tags={{ strong }}
      />
    </p>
  );
}

function Typed(props: ProveScreenProps) {
  const { t } = useWords();
  const { asked, state, tell, more } = props;
  const isAgain = state.step === 'typing' && state.again === true;
  // Such a code cannot become right any more: the next step is another one.
  const isOver = state.step === 'typing' && isSent(state.way) && !!state.wrong && isUsedUp(state.wrong);
  const to = usePlace(asked, wayOf(state) ?? 'email');
  return (
    <>
      <Ask {...props} />
      <div role="status" className={form.news}>
        {isAgain ? <Notice kind="success">{t('prove.again', { to })}</Notice> : null}
      </div>
      <ProofField state={state} tell={tell} />
      {more}
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
          waitingText={t('prove.submit.waiting')}
        >
          {t('prove.submit')}
        </Button>
      )}
      <WhereItIs state={state} />
      <Others {...props} resend={!isOver} />
    </>
  );
}

function Passkey(props: ProveScreenProps) {
  const { t } = useWords();
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

/** Nothing to press: the page goes on by itself. */
function Link(props: ProveScreenProps) {
  const { t } = useWords();
  const { asked, state, tell } = props;
  const minutes = useMinutesLeft('expiresAt' in state ? state.expiresAt : 0);
  const isAgain = state.step === 'waiting' && state.again === true;
  const to = usePlace(asked, 'email');
  return (
    <>
      <Ask {...props} />
      <div role="status" className={form.news}>
        {isAgain ? <Notice kind="success">{t('prove.again.link', { to })}</Notice> : null}
      </div>
      <div className={styles.waiting}>
        <span className={styles.letter}>
          <Icon name="mail" size="large" />
        </span>
        <p>
          {t('prove.email_link.text')} {minutes ? t('prove.email_link.minutes', { minutes }) : null}
        </p>
      </div>
      {asked.ways.includes('email') ? (
        <Button wide onClick={() => tell({ type: 'codeWanted' })}>
          {t('prove.email_link.type')}
        </Button>
      ) : null}
      <WhereItIs state={state} />
      <Others {...props} />
    </>
  );
}

function NotSent({ asked, state, tell, onBack, back }: ProveScreenProps) {
  const { t } = useWords();
  return (
    <>
      <Stopped state={state} />
      <Button variant="primary" wide onClick={() => tell({ type: 'sendAsked' })}>
        {t('shell.retry')}
      </Button>
      <Others {...{ asked, state, tell, onBack, back }} />
    </>
  );
}

/** Nothing can be proven here any more. */
function Over({ why, onBack }: { why: OverWhy; onBack: () => void }) {
  const { t } = useWords();
  return (
    <>
      <div className={form.head} role="alert">
        <h1 tabIndex={-1}>{t(`prove.over.${why}.title`)}</h1>
        <p className={form.intro}>{t(`prove.over.${why}.text`)}</p>
      </div>
      <Button variant={why === 'elsewhere' ? 'secondary' : 'primary'} wide onClick={onBack}>
        {t('prove.over.action')}
      </Button>
    </>
  );
}
