import { withLanguage } from '@gatehouse/rules/path-language';
import { Seal } from '../ui/seal.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Mark } from './mark.tsx';
import { usePage } from './page-context.tsx';
import { VisitorLinks } from './visitor-links.tsx';
import { useWords } from './words.tsx';

/** SHELL-02: stays at the top. The banner says which branch this is; on the test network it says so instead of the host (SITE-02). */
export function Header() {
  const { t } = useWords();
  const { brand, site, locale, user } = usePage();
  const testnet = site.kind === 'testnet';
  return (
    <header className={styles.header}>
      <div className={styles.band} data-testnet={testnet ? '' : undefined}>
        <div className={styles.inner}>
          <Seal seal={site.look.seal} size="small" />
          <span className={styles.site}>{site.name}</span>
          <span className={styles.host}>{testnet ? t('shell.testnet') : <bdi>{site.host}</bdi>}</span>
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.inner}>
          <a
            className={styles.brand}
            href={withLanguage(locale.value, '/')}
            aria-label={t('shell.home', { brand: brand.name })}
          >
            <Mark />
            <span>{brand.name}</span>
          </a>
          <nav className={styles.controls} aria-label={t('shell.navigation')}>
            <LanguageMenu />
            {user ? <AccountMenu user={user} /> : <VisitorLinks />}
          </nav>
        </div>
      </div>
    </header>
  );
}
