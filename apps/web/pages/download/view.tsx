import { withLanguage } from '@gatehouse/rules/language/path-language';
import { accountStart } from '../../shell/account-start.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../prose.module.css';
import { Prose } from '../prose.tsx';

/** Without an app that may be offered the page says so first, and leads to the site in the browser. */
export function View() {
  const { t } = useMessages();
  const { brand, site, language, session } = usePage();
  const none = t('download.none', { brand: brand.name, site: site.name });
  const { downloads } = brand;
  return (
    <Prose
      title={t(downloads ? 'download.title' : 'download.none.title')}
      lead={downloads ? t('download.intro', { brand: brand.name }) : none}
    >
      {downloads ? <p>{none}</p> : null}
      <div className={styles.actions}>
        <LinkButton variant="primary" href={withLanguage(language.value, session.user ? accountStart(site) : '/')}>
          {t('download.action', { brand: brand.name })}
        </LinkButton>
      </div>
      <Notice kind="info">{t('download.safe', { host: site.host })}</Notice>
    </Prose>
  );
}
