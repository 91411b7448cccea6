import type { ReactNode } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../forms/form.module.css';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import type { ConsentEvent, ConsentState } from './consent-flow.ts';
import { accountPath, otherAccount } from './paths.ts';
import { Question } from './question.tsx';
import { Returning } from './returning.tsx';

type Dispatch = (event: ConsentEvent) => void;
type ScreenProps = {
  state: ConsentState;
  tell: Dispatch;
};

/** The screens of the consent page. */
export function ConsentScreen({ state, tell }: ScreenProps) {
  switch (state.step) {
    case 'looking':
    case 'reading':
      return <Looking />;
    case 'unproven':
    case 'proving':
    case 'declining':
      return <Unproven state={state} tell={tell} />;
    case 'asking':
    case 'sending':
      return <Question state={state} tell={tell} />;
    case 'returning':
      return <Returning name={state.name} />;
    case 'over':
      return <Over />;
    case 'loggedOut':
      return <LoggedOut />;
    case 'off':
      return <Off />;
    case 'failed':
      return <Failed state={state} tell={tell} />;
  }
}

type TitledProps = { title: ReactNode; intro?: ReactNode; children?: ReactNode };

/** A title that takes the focus when its screen appears, and its content. */
function Titled({ title, intro, children }: TitledProps) {
  return (
    <section className={styles.form}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </header>
      {children}
    </section>
  );
}

function Looking() {
  const { t } = useMessages();
  return (
    <Titled title={t('oauthConsent.checking')}>
      <Spinner size="large" label={t('form.wait')} />
      <SubmitNotice refused={undefined} waiting />
    </Titled>
  );
}

type UnprovenProps = {
  state: Extract<ConsentState, { step: 'unproven' | 'proving' | 'declining' }>;
  tell: Dispatch;
};

function Unproven({ state, tell }: UnprovenProps) {
  const { t } = useMessages();
  const page = usePage();
  const isSending = state.step !== 'unproven';
  return (
    <Titled title={t('oauthConsent.fresh.title')} intro={t('oauthConsent.fresh.text')}>
      <SubmitNotice refused={'refused' in state ? state.refused : undefined} waiting={isSending} />
      <Button
        variant="primary"
        wide
        waiting={state.step === 'proving'}
        aria-disabled={isSending}
        onClick={() => tell({ type: 'confirmed' })}
      >
        {t('oauthConsent.fresh.action')}
      </Button>
      <Button
        wide
        waiting={state.step === 'declining'}
        waitingText={t('oauthConsent.deny.waiting')}
        aria-disabled={isSending}
        onClick={() => tell({ type: 'declined' })}
      >
        {t('oauthConsent.deny')}
      </Button>
      <p className={styles.aside}>
        <a href={otherAccount(page)}>{t('oauthConsent.account.other')}</a>
      </p>
    </Titled>
  );
}

function Over() {
  const { t } = useMessages();
  const { oauth } = usePage();
  // The operator has registered it.
  const home = URL.parse(oauth?.client?.home_page ?? '');
  return (
    <Titled title={t('oauthConsent.over.title')} intro={t('oauthConsent.over.text')}>
      <p>{t('oauthConsent.over.answered')}</p>
      {home ? (
        <LinkButton variant="primary" wide href={home.href} rel="noreferrer">
          {t('oauthConsent.over.home', { host: home.host })}
        </LinkButton>
      ) : null}
      <ToAccount />
    </Titled>
  );
}

function LoggedOut() {
  const { t } = useMessages();
  return (
    <Titled title={t('oauthConsent.loggedOut')} intro={t('oauthConsent.loggedOut.text')}>
      <Spinner size="large" label={t('form.wait')} />
    </Titled>
  );
}

function Off() {
  const { t } = useMessages();
  const { site } = usePage();
  return (
    <Titled title={t('oauthConsent.off.title')} intro={t('oauthConsent.off.text', { site: site.host })}>
      <ToAccount />
    </Titled>
  );
}

type FailedProps = { state: Extract<ConsentState, { step: 'failed' }>; tell: Dispatch };

function Failed({ state, tell }: FailedProps) {
  const { t } = useMessages();
  return (
    <Titled title={t('oauthConsent.failed')}>
      <SubmitNotice refused={state.refused} waiting={false} stays />
      <Button variant="primary" wide onClick={() => tell({ type: 'again' })}>
        {t('shell.retry')}
      </Button>
    </Titled>
  );
}

function ToAccount() {
  const { t } = useMessages();
  const page = usePage();
  return (
    <LinkButton wide href={accountPath(page)}>
      {t('oauthConsent.toAccount')}
    </LinkButton>
  );
}
