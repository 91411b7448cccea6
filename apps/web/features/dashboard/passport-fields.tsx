import type { ReactNode } from 'react';
import { useMessages } from '../../shell/words.tsx';
import type { PassportProps } from './account-document.ts';
import styles from './passport.module.css';

const STATES = { true: 'done', false: 'none', null: 'unknown' } as const;

/** The data page: name, contacts, number and level. The opening date is a stamp. */
export function PassportFields({ user, account, verified, level }: PassportProps & { level: number }) {
  const { t } = useMessages();
  const name = account?.identity.vague_name;
  return (
    <dl className={styles.fields}>
      {name ? (
        <Field name={t('dashboard.document.name')}>
          <bdi>{name}</bdi>
        </Field>
      ) : null}
      <Contact name={t('dashboard.account.email')} text={user.vague_email} verified={user.email_verified} />
      <Contact name={t('dashboard.account.mobile')} text={user.vague_mobile} verified={user.mobile_verified} />
      <Field name={t('dashboard.account.number')}>
        <span className={styles.number}>{String(user.id)}</span>
      </Field>
      <Field name={t('dashboard.document.level')}>
        {verified === null ? null : <span className={styles.number}>{level}</span>}
        <span>{t(`dashboard.verification.${STATES[`${verified}`]}`)}</span>
      </Field>
    </dl>
  );
}

function Contact({ name, text, verified }: { name: string; text: string; verified: boolean }) {
  const { t } = useMessages();
  return (
    <Field name={name}>
      <bdi>{text || t('dashboard.account.notSet')}</bdi>
      {text ? (
        <span className={styles.mark}>{t(`dashboard.account.${verified ? 'verified' : 'unverified'}`)}</span>
      ) : null}
    </Field>
  );
}

export function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
