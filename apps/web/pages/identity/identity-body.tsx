import { withLanguage } from '@gatehouse/rules/language/path-language';
import { IdentityForm } from '../../features/identity/identity-form.tsx';
import { accountStart } from '../../shell/account-start.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../prose.module.css';
import { Section } from '../prose.tsx';
import { asksForIdentity } from './asks-for-identity.ts';
import type { IdentityData } from './load.ts';

/** The state of the verification or its form, and its reasons. */
export function IdentityBody() {
  const { t } = useMessages();
  const { site, data, language } = usePage<IdentityData>();
  const { status, welcome } = data;
  const hasDashboard = site.destinations.dashboard;
  const asks = asksForIdentity(status);
  return (
    <>
      {status ? <IdentityForm status={status} /> : <NotAvailable />}
      {asks ? (
        <Section title={t('identity.why')}>{t('identity.why.text', { entity: site.entity.name })}</Section>
      ) : null}
      <div className={styles.actions}>
        <LinkButton href={withLanguage(language.value, accountStart(site))}>
          {t(welcome ? 'identity.later' : hasDashboard ? 'identity.back' : 'identity.account')}
        </LinkButton>
        <LinkButton variant="quiet" href={site.links.help}>
          {t('identity.help')}
        </LinkButton>
      </div>
    </>
  );
}

/** An operator's own API may verify elsewhere, or may not have answered. */
function NotAvailable() {
  const { t } = useMessages();
  const { brand, site, data } = usePage<IdentityData>();
  if (data.verified) return <Notice kind="success">{t('identity.done')}</Notice>;
  const said =
    data.verified === null
      ? t('dashboard.verification.unknown')
      : t('identity.notOpen', { brand: brand.name, site: site.name });
  return <Notice kind="info">{said}</Notice>;
}
