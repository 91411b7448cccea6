import { dateFormat } from '@gatehouse/rules/site/date-format';
import { type ReactNode, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { strong } from '../forms/strong.tsx';
import type { Consent } from './consent-flow.ts';
import styles from './oauth-consent.module.css';

const DAY_MS = 86_400_000;

/** How long it counts, where to take it back, and where the person goes next. */
export function Terms({ consent: { expires_in_days: days, redirect_host: host } }: { consent: Consent }) {
  const { t } = useMessages();
  const { language } = usePage();
  const [now] = useState(Date.now);
  const date = dateFormat(language.tag, { dateStyle: 'long' }).format(now + days * DAY_MS);
  return (
    <dl className={styles.terms}>
      <Term name={t('oauthConsent.until')}>{t('oauthConsent.until.text', { days, date })}</Term>
      <Term name={t('oauthConsent.takeBack')}>{t('oauthConsent.takeBack.text')}</Term>
      <Term name={t('oauthConsent.afterwards')}>
        {host === null ? (
          t('oauthConsent.afterwards.app')
        ) : (
          <Rich id="oauthConsent.afterwards.host" values={{ host }} tags={{ strong }} />
        )}
      </Term>
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
