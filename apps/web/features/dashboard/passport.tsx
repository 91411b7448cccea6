import { documentLines, machineLines } from '../../shell/machine-lines.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Seal } from '../../ui/seal.tsx';
import type { PassportProps } from './account-document.ts';
import styles from './passport.module.css';
import { Field, PassportFields } from './passport-fields.tsx';
import { Stamps } from './stamps.tsx';
import { VerifyIdentity } from './verify-identity.tsx';

/** The account as an open document: the site that issued it, and the data page of its owner. */
export function Passport({ user, account, verified }: PassportProps) {
  const { t } = useMessages();
  const level = Math.max(account?.identity.level ?? 0, verified ? 1 : 0);
  return (
    <section className={styles.passport}>
      <Issuer />
      <div className={styles.holder}>
        <h2>{t('dashboard.account')}</h2>
        <PassportFields {...{ user, account, verified, level }} />
        {account ? <Stamps account={account} /> : null}
        <VerifyIdentity account={account} verified={verified} />
      </div>
      <MachineLines account={account} level={level} />
    </section>
  );
}

/** The left page: the site, its entity and its seal. */
function Issuer() {
  const { t } = useMessages();
  const { site, brand } = usePage();
  const { name, licence, regulator } = site.entity;
  return (
    <div className={styles.issuer}>
      <div className={styles.seal}>
        <Seal seal={site.look.seal} size="large" />
      </div>
      <p className={styles.brand}>
        {brand.name} {site.name}
      </p>
      <dl className={styles.fields}>
        <Field name={t('shell.panel.entity')}>
          <bdi>{name}</bdi>
        </Field>
        {regulator ? (
          <Field name={t('shell.panel.regulator')}>
            <bdi>{regulator}</bdi>
          </Field>
        ) : null}
        <Field name={t('shell.panel.licence')}>
          <bdi>{licence}</bdi>
        </Field>
      </dl>
    </div>
  );
}

/** An ornament: nothing reads it. */
function MachineLines({ account, level }: Pick<PassportProps, 'account'> & { level: number }) {
  const { brand, site } = usePage();
  const lines = account
    ? documentLines(brand.name, site.host, {
        ...{ number: account.id, site: site.id, since: account.member_since, level },
      })
    : machineLines(brand.name, site.host, site.entity.name);
  return (
    <p className={styles.machine} aria-hidden="true" dir="ltr">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
