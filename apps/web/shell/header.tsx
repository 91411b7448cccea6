import { withLanguage } from '@gatehouse/rules/language/path-language';
import type { ReactNode } from 'react';
import { Seal } from '../ui/seal.tsx';
import type { AccountPart } from './account-part.ts';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { usePage } from './page-context.tsx';
import { ServerPart } from './server-part.tsx';
import { VisitorLinks } from './visitor-links.tsx';
import { useMessages } from './words.tsx';

/** SHELL-02: sticky. The banner names the branch, and on the test network explains it (SITE-02). */
export function Header({ account: Account }: { account: AccountPart | undefined }) {
  const { t } = useMessages();
  const { session } = usePage();
  return (
    <header className={styles.header}>
      <HeaderRows>
        <nav className={styles.controls} aria-label={t('shell.navigation')}>
          <LanguageMenu />
          {session.user && Account ? <Account user={session.user} /> : <VisitorLinks />}
        </nav>
      </HeaderRows>
    </header>
  );
}

/** The site, and below it the brand's mark: at the top of every page, with the common header or without. */
export function HeaderRows({ children }: { children: ReactNode }) {
  const { t } = useMessages();
  const { brand, site, language } = usePage();
  return (
    <>
      <ServerPart
        as="div"
        name="band"
        className={styles.band}
        data-testnet={site.kind === 'testnet' ? '' : undefined}
        body={import.meta.env.SSR ? Band : null}
      />
      <div className={styles.bar}>
        <ServerPart
          as="a"
          name="brand"
          className={styles.brand}
          href={withLanguage(language.value, '/')}
          aria-label={t('shell.home', { brand: brand.name })}
          body={import.meta.env.SSR ? BrandName : null}
        />
        {children}
      </div>
    </>
  );
}

function Band() {
  const { t } = useMessages();
  const { site } = usePage();
  return (
    <>
      <Seal seal={site.look.seal} size="small" />
      <span className={styles.site} data-says="site">
        {site.kind === 'testnet' ? t('shell.testnet') : site.name}
      </span>
      <span className={styles.host}>
        <bdi data-says="host">{site.host}</bdi>
      </span>
    </>
  );
}

/** The brand's mark: a gate with an open door. */
function BrandName() {
  const { brand, onServer } = usePage();
  const logo = onServer?.logo;
  if (logo) return <OwnLogo name={logo.withName ? brand.name : undefined} />;
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
        <path d="M3 26V13a11 11 0 0 1 22 0v13h-5V13a6 6 0 0 0-12 0v13z" />
        <path className={styles.door} d="M11 26V13a3 3 0 0 1 6 0v13z" />
      </svg>
      <span>{brand.name}</span>
    </>
  );
}

/** The operator's logo; the document's own style has its address for each theme. */
function OwnLogo({ name }: { name: string | undefined }) {
  return (
    <>
      <span data-logo="" />
      {name && <span>{name}</span>}
    </>
  );
}
