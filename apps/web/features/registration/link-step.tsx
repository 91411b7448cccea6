import { Rich, useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import form from '../form.module.css';
import { MailboxLink } from '../mailbox-link.tsx';
import styles from '../steps.module.css';
import { strong } from '../strong.tsx';
import { useMinutesLeft } from '../use-countdown.ts';
import { Code, isUsedUp, Ways } from './code-step.tsx';
import type { ProofView } from './proof-view.ts';
import { nameOf } from './registration-answers.ts';
import { Resend } from './resend.tsx';
import type { Tell } from './screen-props.ts';
import { StepHead } from './step-head.tsx';

type LinkProps = { view: ProofView; tell: Tell };

/** SIGNUP-06: waits for the emailed link to be opened, here or elsewhere; the code of the same mail does as well. */
export function LinkStep({ view, tell }: LinkProps) {
  const { t } = useWords();
  const { news, typing, wrong } = view;
  const isWaiting = news !== 'elsewhere' && news !== 'expired';
  return (
    <>
      <Head view={view} />
      <div role="status" className={form.news}>
        {news === 'sentAgain' ? (
          <Notice kind="success">{t('register.link.sent', { email: nameOf(view.account) })}</Notice>
        ) : null}
        {news === 'recalled' ? <Notice kind="success">{t('register.recalled')}</Notice> : null}
      </div>
      {typing ? <Code view={view} tell={tell} isOver={!!wrong && isUsedUp(wrong)} /> : null}
      {isWaiting && !typing ? <Waiting view={view} /> : null}
      {isWaiting || typing ? null : <Resend view={view} tell={tell} variant="primary" />}
      {news === 'expired' ? null : (
        <Button variant={typing ? 'quiet' : 'secondary'} wide onClick={() => tell({ type: 'typingAsked' })}>
          {t(typing ? 'register.link.wait' : 'register.link.typeCode')}
        </Button>
      )}
      {isWaiting ? (
        <p className={form.aside}>
          {t('register.code.spam')} <MailboxLink />
        </p>
      ) : null}
      <Ways view={view} tell={tell} resend={isWaiting || typing} />
    </>
  );
}

function Head({ view: { account, way, news, typing } }: { view: ProofView }) {
  const { t } = useWords();
  const values = { email: nameOf(account) };
  const tags = { strong };
  if (news === 'elsewhere') {
    return (
      <StepHead step={2} form={way.form} title={t('register.elsewhere.title')} intro={t('register.elsewhere.text')} />
    );
  }
  if (news === 'expired') {
    const intro = <Rich id="register.link.expired.text" values={values} tags={tags} />;
    return <StepHead step={2} form={way.form} title={t('register.link.expired.title')} intro={intro} />;
  }
  return (
    <StepHead
      step={2}
      form={way.form}
      title={t(typing ? 'register.code.title' : 'register.link.title')}
      intro={<Rich id={typing ? 'register.code.intro' : 'register.link.intro'} values={values} tags={tags} />}
    />
  );
}

/** Nothing to press: the page goes on by itself. */
function Waiting({ view: { expiresAt } }: { view: ProofView }) {
  const { t } = useWords();
  const minutes = useMinutesLeft(expiresAt);
  return (
    <div className={styles.waiting}>
      <span className={styles.letter}>
        <Icon name="mail" size="large" />
      </span>
      <p>
        {t('register.link.text')} {minutes ? t('register.link.minutes', { minutes }) : null}
      </p>
    </div>
  );
}
