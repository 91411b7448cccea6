import { withLanguage } from '@gatehouse/rules/language/path-language';
import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import { WithdrawalsWait } from '../../features/cards/withdrawals-wait.tsx';
import { Logins } from '../../features/dashboard/logins.tsx';
import { Passport } from '../../features/dashboard/passport.tsx';
import { SecureAccount } from '../../features/dashboard/secure-account.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../prose.module.css';
import type { DashboardData } from './load.ts';

/** The account as a document, its next security step, and its logins. What the API does not have is left out. */
export function Overview() {
  const { data, session } = usePage<DashboardData>();
  const { document, verified, security, logins, today } = data;
  return (
    <>
      <News data={data} />
      {session.user ? <Passport user={session.user} account={document} verified={verified} /> : null}
      {security === undefined ? null : <SecureAccount security={security} />}
      {logins === undefined ? null : <Logins history={logins} today={today} />}
      <Onwards />
    </>
  );
}

function News({ data }: { readonly data: DashboardData }) {
  const { t } = useMessages();
  return (
    <>
      {data.newUser ? (
        <Notice kind="success" title={t('dashboard.welcome')}>
          {t('dashboard.welcome.text')}
        </Notice>
      ) : null}
      {data.withdrawalsAfter ? <WithdrawalsWait until={data.withdrawalsAfter} /> : null}
    </>
  );
}

function Onwards() {
  const { t } = useMessages();
  const { site, language } = usePage();
  return (
    <div className={styles.actions}>
      <LinkButton href={withLanguage(language.value, ACCOUNT_INFO_PATH)}>{t('dashboard.account.manage')}</LinkButton>
      <LinkButton variant="quiet" href={site.links.help}>
        {t('dashboard.help')}
      </LinkButton>
    </div>
  );
}
