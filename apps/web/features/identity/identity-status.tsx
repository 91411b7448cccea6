import type { KycStatus } from '@gatehouse/contract/region/kyc';
import { dateFormat } from '@gatehouse/rules/site/date-format';
import { useEffect, useRef } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../cards/account.module.css';
import { usePlace } from '../cards/device-text.ts';

type StatusProps = {
  status: KycStatus;
  /** Submitted just now: the form that had the focus is gone. */
  fresh: boolean;
};

/** The state of a verification: what was submitted, and what comes next. */
export function IdentityStatus({ status, fresh }: StatusProps) {
  const { t } = useMessages();
  const { brand, site } = usePage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) place.current?.focus();
  }, [fresh]);
  const done = status.state === 'verified';
  return (
    <>
      <div ref={place} tabIndex={-1} role="status" className={styles.panel}>
        <Notice kind={done ? 'success' : 'info'} title={t(done ? 'identity.done' : 'identity.looking')}>
          {done ? t('identity.done.text', { brand: brand.name, site: site.name }) : t('identity.looking.text')}
        </Notice>
      </div>
      <HandedIn status={status} />
    </>
  );
}

/** Masked by the API. */
function HandedIn({ status }: { status: KycStatus }) {
  const { t, find } = useMessages();
  const { language } = usePage();
  const placeOf = usePlace();
  const format = dateFormat(language.tag, { dateStyle: 'long', timeZone: 'UTC' });
  const { vague_name, country, document_type, vague_document, submitted_at, decided_at, level } = status;
  const document = [find(`identity.document.${document_type}`), vague_document].filter(Boolean).join(' ');
  const at = decided_at || submitted_at;
  const rows = [
    [t('identity.name'), vague_name],
    [t('identity.country'), placeOf(country)],
    [t('identity.document'), document],
    [t('identity.level'), level > 0 ? String(level) : ''],
    [t(decided_at ? 'identity.decidedAt' : 'identity.submittedAt'), at ? format.format(at) : ''],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd suppressHydrationWarning>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
