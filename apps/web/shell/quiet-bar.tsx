import styles from './header.module.css';
import { HeaderRows } from './header.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { useMessages } from './words.tsx';

/** The top of a page without the common header (SHELL-03): the site, the brand's mark and the languages (LANG-16), where all pages have them. */
export function QuietBar() {
  const { t } = useMessages();
  return (
    <nav className={styles.quiet} aria-label={t('shell.navigation')}>
      <HeaderRows>
        <div className={styles.controls}>
          <LanguageMenu />
        </div>
      </HeaderRows>
    </nav>
  );
}
