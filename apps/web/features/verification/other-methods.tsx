import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../forms/steps.module.css';
import { useCountdown } from '../forms/use-countdown.ts';
import { methodOf } from './answers.ts';
import { isSent } from './rows.ts';
import type { VerificationScreenProps } from './screen-props.ts';

/** Buttons: back, send again, and the other methods. */
export function Others({
  asked,
  state,
  tell,
  onBack,
  back,
  resend = true,
}: VerificationScreenProps & { resend?: boolean }) {
  const { t } = useMessages();
  // Code and link of a mailbox are one method.
  const isMail = asked.ways.every((way) => way === 'email' || way === 'email_link');
  // While a message is on its way another method cannot be chosen: its answer comes at a fixed time.
  const busy = state.step === 'sending' || state.step === 'checking' || state.step === 'done';
  return (
    <>
      {asked.ways.length > 1 && !isMail ? (
        <Button wide aria-disabled={busy || undefined} onClick={() => tell({ type: 'otherWayAsked' })}>
          {t('prove.other')}
        </Button>
      ) : null}
      <div className={styles.choices}>
        <Button variant="quiet" compact icon="back" onClick={onBack}>
          {back ?? t('shell.back')}
        </Button>
        {resend ? <Resend state={state} tell={tell} /> : null}
      </div>
    </>
  );
}

function Resend({ state, tell }: Pick<VerificationScreenProps, 'state' | 'tell'>) {
  const { t } = useMessages();
  const seconds = useCountdown('resendAt' in state ? state.resendAt : 0);
  const way = methodOf(state);
  if (!way || !isSent(way)) return null;
  const early = seconds > 0 || state.step === 'checking' || state.step === 'done';
  return (
    <Button
      variant="quiet"
      compact
      waiting={state.step === 'sending'}
      aria-disabled={early || undefined}
      onClick={early ? undefined : () => tell({ type: 'sendAsked' })}
    >
      {seconds > 0 ? t('prove.resendIn', { seconds }) : t('prove.resend')}
    </Button>
  );
}
