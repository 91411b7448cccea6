import type { AccountOverview } from '@gatehouse/contract/account/account';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { AUTO_BAN_PATH } from '@gatehouse/rules/page/page-paths';
import { type ReactNode, useState } from 'react';
import { History } from '../../features/account/history.tsx';
import { LoginNames } from '../../features/account/login-names.tsx';
import { Protection } from '../../features/account/protection.tsx';
import { Sessions } from '../../features/account/sessions.tsx';
import { TrustedDevices } from '../../features/account/trusted-devices.tsx';
import { FactorRecoveryRequests } from '../../features/account-recovery/factor-recovery-requests.tsx';
import styles from '../../features/cards/account.module.css';
import { WithdrawalsWait } from '../../features/cards/withdrawals-wait.tsx';
import { ConnectedApps } from '../../features/connected-apps/connected-apps.tsx';
import { ClientOnly } from '../../features/deferred/client-only.tsx';
import { FactorsCard } from '../../features/factors/factors-card.tsx';
import { LogOut } from '../../features/sign-in/log-out.tsx';
import { SubAccountsCard } from '../../features/sub-account/sub-accounts.tsx';
import { CardSkeleton } from '../../features/telegram/card-skeleton.tsx';
import { LinkedAccounts } from '../../features/third-party/linked-accounts.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountIndex, type SectionName, sectionNames } from './account-index.tsx';
import { LateTelegram } from './late-telegram.tsx';
import type { AccountData } from './load.ts';

/** The account page: what users can see and change, in the order in which they look for it. */
export function Cards() {
  const { t } = useMessages();
  const { data, session } = usePage<AccountData>();
  const [account, setAccount] = useState(data.account);
  const onChange = (changed: Partial<AccountOverview>) => setAccount((known) => known && { ...known, ...changed });
  const [shown] = useState(() => sectionNames.filter((name) => isShown(name, data)));
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('account.title')}</h1>
          <p className={styles.quiet}>
            <bdi>{session.user?.vague_email || session.user?.vague_mobile}</bdi>
          </p>
        </div>
        <LogOut />
      </header>
      {account && data.waits ? <WithdrawalsWait until={account.withdrawals_after} /> : null}
      <FactorRecoveryRequests />
      <div className={styles.grid}>
        <AccountIndex shown={shown} />
        <div className={styles.column}>
          {account ? <Owned {...{ account, onChange, shown }} /> : <NotLoaded />}
          <Section name="devices">
            {data.sessions ? <Sessions rows={data.sessions} /> : <Missing />}
            {account ? <TrustedDevices /> : null}
          </Section>
          {shown.includes('apps') ? (
            <Section name="apps">
              <ClientOnly before={<Spinner />}>
                <ConnectedApps start={data.grants || undefined} />
              </ClientOnly>
            </Section>
          ) : null}
          <Section name="history">
            <History />
          </Section>
          {shown.includes('sub') ? (
            <Section name="sub">
              <ClientOnly before={<Spinner />}>
                <SubAccountsCard />
              </ClientOnly>
            </Section>
          ) : null}
          <Section name="lock">
            <Lock />
          </Section>
        </div>
      </div>
    </>
  );
}

/**
 * Without its details an account shows sessions, connected apps, history, and the lock. A sub-account has no sub-accounts. Without
 * providers there is no card for linked accounts, without OAuth none for connected apps.
 */
function isShown(name: SectionName, { account, links, telegram, grants }: AccountData): boolean {
  if (name === 'apps') return grants !== false;
  if (!account) return name === 'devices' || name === 'history' || name === 'lock';
  if (name === 'linked') return links !== false;
  if (name === 'telegram') return telegram !== false;
  return name !== 'sub' || account.parent === 0;
}

type OwnedProps = {
  account: AccountOverview;
  onChange: (changed: Partial<AccountOverview>) => void;
  shown: readonly SectionName[];
};

function Owned({ account, onChange, shown }: OwnedProps) {
  const { factors, telegram } = usePage<AccountData>().data;
  const skeleton = <CardSkeleton isLinked={telegram === 'linked'} />;
  return (
    <>
      <Section name="about">
        <AccountFacts account={account} />
      </Section>
      <Section name="ways">
        <LoginNames account={account} onChange={onChange} />
      </Section>
      <Section name="factors">
        <FactorsCard start={factors ?? undefined} />
      </Section>
      {shown.includes('linked') ? (
        <Section name="linked">
          <ClientOnly before={<Spinner />}>
            <LinkedAccounts />
          </ClientOnly>
        </Section>
      ) : null}
      {shown.includes('telegram') ? (
        <Section name="telegram">
          <ClientOnly before={skeleton}>
            <LateTelegram before={skeleton} />
          </ClientOnly>
        </Section>
      ) : null}
      <Section name="protection">
        <Protection account={account} onChange={onChange} />
      </Section>
    </>
  );
}

function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const { t } = useMessages();
  return (
    <Card>
      <section id={name} className={styles.part} aria-labelledby={`${name}-title`}>
        <h2 id={`${name}-title`}>{t(`account.section.${name}`)}</h2>
        {children}
      </section>
    </Card>
  );
}

function NotLoaded() {
  const { t } = useMessages();
  return (
    <Notice
      kind="warning"
      actions={
        <LinkButton compact href="?">
          {t('shell.retry')}
        </LinkButton>
      }
    >
      {t('account.failed')}
    </Notice>
  );
}

function Missing() {
  const { t } = useMessages();
  return (
    <p>
      {t('account.part.failed')} <a href="?">{t('shell.retry')}</a>
    </p>
  );
}

/** Locks the account, for users who see activity that is not theirs. */
function Lock() {
  const { t } = useMessages();
  const { language } = usePage();
  return (
    <>
      <p className={styles.quiet}>{t('account.lock.text')}</p>
      <div className={styles.head}>
        <LinkButton icon="lock" href={withLanguage(language.value, AUTO_BAN_PATH)}>
          {t('account.lock')}
        </LinkButton>
      </div>
    </>
  );
}
