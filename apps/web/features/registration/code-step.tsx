import { codes } from '@gatehouse/contract/codes';
import { Rich, useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import form from '../form.module.css';
import { MailboxLink } from '../mailbox-link.tsx';
import styles from '../steps.module.css';
import { strong } from '../strong.tsx';
import { useMinutesLeft } from '../use-countdown.ts';
import type { ProofView } from './proof-view.ts';
import { readName } from './registration-answers.ts';
import type { Wrong } from './registration-state.ts';
import { Resend } from './resend.tsx';
import type { Tell } from './screen-props.ts';
import { StepHead } from './step-head.tsx';

type ProofProps = { view: ProofView; tell: Tell };

/** SIGNUP-04: six digits from the mail or the message; the form submits itself when they are all there. */
export function CodeStep({ view, tell }: ProofProps) {
  const { t } = useWords();
  const { account, way, news, wrong } = view;
  const name = readName(account);
  const isSms = account.method === 'mobile';
  const isOver = news === 'expired' || (!!wrong && isUsedUp(wrong));
  return (
    <>
      <StepHead
        step={2}
        form={way.form}
        title={t(isSms ? 'register.sms.title' : 'register.code.title')}
        intro={<Rich id="register.code.intro" values={{ email: name }} tags={{ strong }} />}
      />
      <div role="status" className={form.news}>
        {news === 'sentAgain' ? <Notice kind="success">{t('register.code.sent', { email: name })}</Notice> : null}
        {news === 'recalled' ? <Notice kind="success">{t('register.recalled')}</Notice> : null}
        {news === 'expired' ? <Notice kind="warning">{t('register.code.expired')}</Notice> : null}
      </div>
      <Code view={view} tell={tell} isOver={isOver} />
      <p className={form.aside}>
        {t(isSms ? 'register.sms.nothing' : 'register.code.spam')} <MailboxLink />
      </p>
      <Ways view={view} tell={tell} resend={!isOver} />
    </>
  );
}

/** The field and its button, or what replaces a code that is over; on the screen of a link too, for the code of its mail. */
export function Code({ view, tell, isOver }: ProofProps & { isOver: boolean }) {
  const { t } = useWords();
  const { account, way, wrong, checking, expiresAt } = view;
  const minutes = useMinutesLeft(expiresAt);
  const isOld = way.form === 'old';
  return (
    <>
      <CodeField
        id="register-code"
        name="code"
        label={t('form.code')}
        help={
          minutes
            ? t('register.code.minutes', { minutes })
            : t(account.method === 'mobile' ? 'form.code.help.sms' : 'form.code.help')
        }
        error={useWrongCode(view)}
        errorCode={typeof wrong?.why === 'number' ? t('form.errorCode', { code: `${wrong.why}` }) : undefined}
        onComplete={(code) => tell({ type: 'codeGiven', code })}
        required
      />
      {isOver ? (
        <Resend view={view} tell={tell} variant="primary" />
      ) : (
        <Button
          type="submit"
          variant="primary"
          wide
          waiting={checking}
          waitingText={t(isOld ? 'register.password.submit.waiting' : 'register.code.submit.waiting')}
        >
          {t(isOld ? 'register.password.submit' : 'register.code.submit')}
        </Button>
      )}
    </>
  );
}

/** Back to the first screen, and sending again. */
export function Ways({ view, tell, resend }: ProofProps & { resend: boolean }) {
  const { t } = useWords();
  return (
    <div className={styles.choices}>
      <Button variant="quiet" compact icon="back" onClick={() => tell({ type: 'accountChanged' })}>
        {t(view.account.method === 'email' ? 'register.code.changeEmail' : 'register.code.changeMobile')}
      </Button>
      {resend ? <Resend view={view} tell={tell} variant="quiet" /> : null}
    </div>
  );
}

/** Its code cannot become right any more. */
export function isUsedUp({ why, triesLeft }: Wrong): boolean {
  return why === codes.codeTriesUsed || why === codes.codeExpired || triesLeft === 0;
}

function useWrongCode({ wrong, account }: ProofView): string | undefined {
  const { t, find } = useWords();
  if (!wrong) return undefined;
  const isSms = account.method === 'mobile';
  if (wrong.why === 'empty') return t(isSms ? 'form.code.empty.sms' : 'form.code.empty');
  if (wrong.triesLeft === 0) return find(`error.${codes.codeTriesUsed}`);
  if (wrong.why === codes.wrongCode && wrong.triesLeft) return t('register.code.triesLeft', { left: wrong.triesLeft });
  const said = typeof wrong.why === 'number' ? find(`error.${wrong.why}`) : undefined;
  return said ?? t(isSms ? 'form.code.invalid.sms' : 'form.code.invalid');
}
