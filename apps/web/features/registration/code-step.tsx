import { codes } from '@gatehouse/contract/codes';
import { useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../form.module.css';
import type { Begun, Wrong } from './registration-state.ts';
import { StepHead, strong } from './step-head.tsx';
import { useCountdown } from './use-countdown.ts';

const MINUTE_MS = 60_000;
/** No code is valid for longer, whatever the device's clock says. */
const MOST_MINUTES = 10;

type CodeStepProps = {
  begun: Begun;
  wrong: Wrong | undefined;
  waiting: boolean;
  sending: boolean;
  sentAgain: boolean;
  resendAt: number;
  expiresAt: number;
  onComplete: (code: string) => void;
  onResend: () => void;
  onChangeEmail: () => void;
};

/** SIGNUP-04: six digits from the mail; the form submits itself when they are all there. */
export function CodeStep({ begun, wrong, waiting, sending, sentAgain, resendAt, expiresAt, ...on }: CodeStepProps) {
  const { t } = useWords();
  const { development } = usePage();
  const minutes = useMinutesLeft(expiresAt);
  return (
    <>
      <StepHead
        step={2}
        title={t('register.code.title')}
        intro={<Rich id="register.code.intro" values={{ email: begun.email }} tags={{ strong }} />}
      />
      <div role="status" className={styles.news}>
        {sentAgain ? <Notice kind="success">{t('register.code.sent', { email: begun.email })}</Notice> : null}
      </div>
      <CodeField
        id="register-code"
        name="code"
        label={t('form.code')}
        help={minutes ? t('register.code.minutes', { minutes }) : t('form.code.help')}
        error={useWrongCode(wrong)}
        errorCode={typeof wrong?.why === 'number' ? wrong.why : undefined}
        onComplete={on.onComplete}
        required
      />
      <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('register.code.submit.waiting')}>
        {t('register.code.submit')}
      </Button>
      <p className={styles.aside}>
        {t('register.code.spam')}
        {development ? <a href="/dev/mailbox">{t('dev.mailbox.link')}</a> : null}
      </p>
      <div className={styles.choices}>
        <Button variant="quiet" compact icon="back" onClick={on.onChangeEmail}>
          {t('register.code.changeEmail')}
        </Button>
        <Resend at={resendAt} sending={sending} onResend={on.onResend} />
      </div>
    </>
  );
}

function Resend({ at, sending, onResend }: { at: number; sending: boolean; onResend: () => void }) {
  const { t } = useWords();
  const seconds = useCountdown(at);
  const early = seconds > 0;
  return (
    <Button
      variant="quiet"
      compact
      waiting={sending}
      waitingText={t('register.submit.waiting')}
      aria-disabled={early || undefined}
      onClick={early ? undefined : onResend}
    >
      {early ? t('register.code.resendIn', { seconds }) : t('register.code.resend')}
    </Button>
  );
}

function useWrongCode(wrong: Wrong | undefined): string | undefined {
  const { t, find } = useWords();
  if (!wrong) return undefined;
  if (wrong.why === 'empty') return t('form.code.empty');
  if (wrong.triesLeft === 0) return find(`error.${codes.codeTriesUsed}`);
  if (wrong.why === codes.wrongCode && wrong.triesLeft) return t('register.code.triesLeft', { left: wrong.triesLeft });
  return (typeof wrong.why === 'number' ? find(`error.${wrong.why}`) : undefined) ?? t('form.code.invalid');
}

/** How long the code is valid, told once when the step appears; a counting clock would only hurry people. */
function useMinutesLeft(expiresAt: number): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    setMinutes(Math.min(MOST_MINUTES, Math.max(0, Math.round((expiresAt - Date.now()) / MINUTE_MS))));
  }, [expiresAt]);
  return minutes;
}
