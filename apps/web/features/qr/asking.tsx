import { dateFormat } from '@gatehouse/rules/site/date-format';
import { countryName } from '@gatehouse/rules/site/locale';
import type { ReactNode } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PersonalSeal } from '../../ui/personal-seal.tsx';
import { Segments } from '../../ui/segments.tsx';
import account from '../cards/account.module.css';
import form from '../forms/form.module.css';
import { strong } from '../forms/strong.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useCountdown } from '../forms/use-countdown.ts';
import type { ApproveEvent, ApproveState, Request } from './approve-flow.ts';
import styles from './qr.module.css';

type AskingState = Extract<ApproveState, { step: 'asked' | 'confirming' | 'denying' }>;
type AskingProps = { state: AskingState; tell: (event: ApproveEvent) => void };

/**
 * RFC 10027 6.1: shows the facts that tell the user's own login from a stranger's, and asks for a number that only the other
 * screen shows. Nothing is preselected.
 */
export function Asking({ state, tell }: AskingProps) {
  const { t } = useMessages();
  const { brand } = usePage();
  const { request, step } = state;
  const refused = 'refused' in state ? state.refused : undefined;
  const busy = step !== 'asked';
  return (
    <form
      className={`${form.form} ${styles.asked}`}
      aria-labelledby="approve-title"
      onSubmit={(event) => {
        event.preventDefault();
        tell({ type: 'confirmAsked' });
      }}
    >
      <header className={form.head}>
        <h1 id="approve-title">{t('qr.approve.title')}</h1>
        <p className={form.intro}>{t('qr.approve.intro', { brand: brand.name })}</p>
      </header>
      <Warning request={request} />
      <Facts request={request} />
      <p>{t('qr.approve.number')}</p>
      <Segments
        name="number"
        legend={t('qr.approve.number')}
        segments={request.numbers.map((number) => ({ value: String(number), label: <b dir="ltr">{number}</b> }))}
        value=""
        onChoose={(number) => tell({ type: 'chosen', number: Number(number) })}
      />
      <div role="alert" className={form.news}>
        {'unchosen' in state && state.unchosen ? <Notice kind="warning">{t('qr.approve.unchosen')}</Notice> : null}
      </div>
      <SubmitNotice refused={refused} waiting={busy} />
      <Button
        type="submit"
        variant="primary"
        wide
        waiting={step === 'confirming'}
        aria-disabled={step === 'denying' || undefined}
      >
        {t('qr.approve.confirm')}
      </Button>
      <Button
        wide
        waiting={step === 'denying'}
        aria-disabled={step === 'confirming' || undefined}
        onClick={() => tell({ type: 'denyAsked' })}
      >
        {t('qr.approve.deny')}
      </Button>
      <TimeLeft request={request} />
    </form>
  );
}

/** Warns if the other device is in another country. */
function Warning({ request: { country, own_country } }: { request: Request }) {
  const { t } = useMessages();
  const { language } = usePage();
  if (!country || !own_country || country === own_country) return null;
  const [there, here] = [country, own_country].map((code) => countryName(language.tag, code)) as [string, string];
  return (
    <Notice kind="danger" title={t('qr.approve.elsewhere', { there })}>
      {t('qr.approve.elsewhere.text', { here })}
    </Notice>
  );
}

function Facts({ request }: { request: Request }) {
  const { t } = useMessages();
  const { language } = usePage();
  const { host, browser, system, country, made_at } = request;
  const device = t('qr.approve.device', {
    browser: browser || t('qr.approve.unknownBrowser'),
    system: system || t('qr.approve.unknownSystem'),
  });
  const time = dateFormat(language.tag, { timeStyle: 'medium' }).format(made_at);
  return (
    <dl className={account.facts}>
      {request.personal_seal ? (
        <Fact name={t('qr.approve.seal')}>
          <PersonalSeal seal={request.personal_seal} label={t('qr.approve.seal')} />
          {t('qr.approve.seal.text')}
        </Fact>
      ) : null}
      <Fact name={t('qr.approve.site')}>{strong(host)}</Fact>
      <Fact name={t('qr.approve.deviceName')}>{device}</Fact>
      <Fact name={t('qr.approve.place')}>
        {country ? countryName(language.tag, country) : t('qr.approve.unknownPlace')}
      </Fact>
      <Fact name={t('qr.approve.time')}>{time}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function TimeLeft({ request: { until } }: { request: Request }) {
  const { t } = useMessages();
  const seconds = useCountdown(until);
  return <p className={form.aside}>{t('qr.approve.ends', { seconds })}</p>;
}
