import { withLanguage } from '@gatehouse/rules/language/path-language';
import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice, type NoticeKind } from '../../ui/notice.tsx';
import form from '../forms/form.module.css';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import type { ApproveState } from './approve-flow.ts';

const OUTCOMES = ['nothing', 'visitor', 'confirmed', 'denied', 'wrongNumber', 'over', 'stopped'] as const;
type Outcome = (typeof OUTCOMES)[number];
type OutcomeState = Extract<ApproveState, { step: Outcome }>;

const KINDS: Readonly<Partial<Record<Outcome, NoticeKind>>> = {
  confirmed: 'success',
  denied: 'success',
  wrongNumber: 'danger',
  over: 'warning',
};

export function isOutcome(state: ApproveState): state is OutcomeState {
  return (OUTCOMES as readonly string[]).includes(state.step);
}

/** The outcome and the next steps. */
export function ApproveOutcome({ state, onRetry }: { state: OutcomeState; onRetry: () => void }) {
  const { t, find } = useMessages();
  const { site, language } = usePage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const account = withLanguage(language.value, ACCOUNT_INFO_PATH);
  const kind = KINDS[state.step];
  const { step } = state;
  const text = step === 'stopped' ? '' : find(`qr.approve.${step}.text`, { host: site.host });
  const actions: Readonly<Partial<Record<Outcome, ReactNode>>> = {
    nothing: (
      <LinkButton variant="primary" wide href={account}>
        {t('qr.approve.toAccount')}
      </LinkButton>
    ),
    confirmed: (
      <LinkButton wide href={account}>
        {t('qr.approve.toDevices')}
      </LinkButton>
    ),
    denied: <Secure account={account} />,
    wrongNumber: <Secure account={account} />,
    stopped: (
      <Button variant="primary" wide onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    ),
  };
  return (
    <section className={form.form} data-step={step}>
      <header className={form.head}>
        <h1 ref={title} tabIndex={-1}>
          {t(step === 'stopped' ? 'qr.approve.title' : `qr.approve.${step}`)}
        </h1>
      </header>
      {kind ? <Notice kind={kind}>{text}</Notice> : text ? <p>{text}</p> : null}
      {step === 'nothing' ? <HowToScan /> : null}
      {step === 'stopped' ? <SubmitNotice refused={state.refused} waiting={false} stays /> : null}
      {actions[step]}
    </section>
  );
}

/** The phone's own camera is the scanner: no app is needed for it. */
function HowToScan() {
  const { t } = useMessages();
  const { site } = usePage();
  return (
    <ol className={form.form}>
      <li>{t('qr.approve.how.computer', { host: site.host })}</li>
      <li>{t('qr.approve.how.camera')}</li>
      <li>{t('qr.approve.how.confirm')}</li>
    </ol>
  );
}

/** Another person has this user's code on a screen, or could get it there. */
function Secure({ account }: { account: string }) {
  const { t } = useMessages();
  return (
    <>
      <p>{t('qr.approve.secure')}</p>
      <LinkButton variant="primary" wide href={`${account}#devices`}>
        {t('qr.approve.endSessions')}
      </LinkButton>
      <LinkButton wide href={`${account}#ways`}>
        {t('qr.approve.changePassword')}
      </LinkButton>
    </>
  );
}
