import { withLanguage } from '@gatehouse/rules/language/path-language';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../prose.module.css';
import { Prose } from '../prose.tsx';

export function View() {
  const { t } = useMessages();
  const { brand, site, locale } = usePage();
  return (
    <Prose title={t('download.title')} lead={t('download.intro', { brand: brand.name })}>
      <p>{t('download.none', { brand: brand.name, site: site.name })}</p>
      <Notice kind="info">{t('download.safe', { host: site.host })}</Notice>
      <div className={styles.actions}>
        <LinkButton variant="primary" href={withLanguage(locale.value, '/')}>
          {t('download.action', { brand: brand.name })}
        </LinkButton>
      </div>
    </Prose>
  );
}
