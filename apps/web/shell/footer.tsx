import { withLanguage } from '@gatehouse/rules/path-language';
import styles from './footer.module.css';
import { usePage } from './page-context.tsx';
import { useWords } from './words.tsx';

/** SHELL-02, SHELL-04, SHELL-06: who runs the site, and where its rules are written; the copyright line where the page's layout has it. */
export function Footer() {
  const { t } = useWords();
  const { site, links, layout, locale } = usePage();
  const { name, licence } = site.entity;
  return (
    <footer className={styles.footer}>
      <div className={styles.words}>
        <p className={styles.entity}>{name}</p>
        <p>{licence}</p>
        {layout.copyrightFooter ? <p>{t('shell.copyright', { entity: name })}</p> : null}
      </div>
      <nav aria-label={t('shell.footer')}>
        <ul className={styles.links}>
          <li>
            <a href={links.privacy}>{t('shell.footer.privacy')}</a>
          </li>
          <li>
            <a href={links.cookies}>{t('shell.footer.cookies')}</a>
          </li>
          <li>
            <a href={links.help}>{t('shell.footer.help')}</a>
          </li>
          <li>
            <a href={withLanguage(locale.value, '/download')}>{t('shell.appBanner.action')}</a>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
