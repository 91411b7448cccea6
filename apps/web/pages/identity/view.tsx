import { withLanguage } from '@gatehouse/rules/path-language';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../prose.module.css';
import { Prose, Section } from '../prose.tsx';
import type { IdentityData } from './load.ts';

export function View() {
  const { t } = useWords();
  const { brand, site, links, locale, data } = usePage<IdentityData>();
  const entity = site.entity.name;
  return (
    <Prose title={t('identity.title')} lead={t('identity.intro', { entity })}>
      {data.verified ? (
        <Notice kind="success">{t('identity.done')}</Notice>
      ) : (
        <Notice kind="info">
          {data.verified === null
            ? t('dashboard.verification.unknown')
            : t('identity.notOpen', { brand: brand.name, site: site.name })}
        </Notice>
      )}
      <Section title={t('identity.why')}>{t('identity.why.text', { entity })}</Section>
      {data.verified ? null : (
        <Section title={t('identity.need')}>
          <ul className={styles.list}>
            <li>{t('identity.need.document')}</li>
            <li>{t('identity.need.camera')}</li>
          </ul>
        </Section>
      )}
      <div className={styles.actions}>
        <LinkButton variant="primary" href={withLanguage(locale.value, '/dashboard')}>
          {t('identity.back')}
        </LinkButton>
        <LinkButton href={links.help}>{t('identity.help')}</LinkButton>
      </div>
    </Prose>
  );
}
