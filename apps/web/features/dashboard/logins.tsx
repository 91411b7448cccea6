import type { LoginHistory, LoginRow } from '@gatehouse/contract/account/logins';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { ACCOUNT_INFO_PATH, AUTO_BAN_PATH } from '@gatehouse/rules/page/page-paths';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useTimeText } from '../cards/use-time-text.ts';
import { LoginShape, shapeOf } from './login-shape.tsx';
import { LoginStrip } from './login-strip.tsx';
import { useLoginTexts } from './login-texts.ts';
import styles from './logins.module.css';
import { NotLoaded } from './not-loaded.tsx';

/** Odd logins that are listed without a press. */
const MOST_ODD = 3;

type LoginsProps = { readonly history: LoginHistory | null; readonly today: number };

/** The logins of the last thirty days, what was odd about them, and the lock. Null: they could not be read. */
export function Logins({ history, today }: LoginsProps) {
  const { t } = useMessages();
  const { language } = usePage();
  return (
    <Card>
      <section className={styles.logins} aria-labelledby="logins-title">
        <header className={styles.head}>
          <div>
            <h2 id="logins-title">{t('dashboard.logins.title')}</h2>
            {history ? <Last logins={history.logins} /> : null}
          </div>
          <LinkButton compact icon="lock" href={withLanguage(language.value, AUTO_BAN_PATH)}>
            {t('dashboard.logins.lock')}
          </LinkButton>
        </header>
        {history ? <Found history={history} today={today} /> : <NotLoaded text={t('dashboard.logins.failed')} />}
      </section>
    </Card>
  );
}

function Last({ logins }: Pick<LoginHistory, 'logins'>) {
  const { t } = useMessages();
  const time = useTimeText();
  const { where } = useLoginTexts();
  const last = logins.find(({ odd }) => odd !== 'failed');
  return (
    <p className={styles.quiet} suppressHydrationWarning>
      {last ? t('dashboard.logins.last', { time: time(last.at), where: where(last) }) : t('dashboard.logins.empty')}
    </p>
  );
}

function Found({ history, today }: { readonly history: LoginHistory; readonly today: number }) {
  const { t } = useMessages();
  const { language } = usePage();
  const { logins, sessions } = history;
  const account = withLanguage(language.value, ACCOUNT_INFO_PATH);
  return (
    <>
      <LoginStrip logins={logins} today={today} />
      <Odd logins={logins} />
      <div className={styles.end}>
        {logins.length > 0 ? <All history={history} /> : null}
        <p className={styles.links}>
          <a href={`${account}#devices`}>{t('dashboard.logins.sessions', { count: sessions })}</a>
          <a href={`${account}#history`}>{t('dashboard.logins.history')}</a>
        </p>
      </div>
    </>
  );
}

function Odd({ logins }: Pick<LoginHistory, 'logins'>) {
  const { t } = useMessages();
  const odd = logins.filter((row) => row.odd !== 'usual');
  if (odd.length === 0) return <p className={styles.quiet}>{t('dashboard.logins.calm')}</p>;
  return (
    <div className={styles.odd}>
      <h3>{t('dashboard.logins.check')}</h3>
      <Rows rows={odd.slice(0, MOST_ODD)} />
    </div>
  );
}

function All({ history: { logins, more } }: { readonly history: LoginHistory }) {
  const { t } = useMessages();
  return (
    <details className={styles.all}>
      <summary>{t('dashboard.logins.all')}</summary>
      <Rows rows={logins} />
      {more ? <p className={styles.quiet}>{t('dashboard.logins.more')}</p> : null}
    </details>
  );
}

function Rows({ rows }: { readonly rows: readonly LoginRow[] }) {
  const time = useTimeText();
  const { what, where } = useLoginTexts();
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={`${row.at} ${row.odd} ${where(row)}`}>
          <LoginShape shape={shapeOf(row.odd)} />
          <span className={styles.what}>{what(row)}</span>
          <span className={styles.quiet}>{where(row)}</span>
          <time dateTime={new Date(row.at).toISOString()} className={styles.quiet} suppressHydrationWarning>
            {time(row.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
