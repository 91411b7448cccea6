import { withLanguage } from '@gatehouse/rules/language/path-language';
import { Seal } from '../ui/seal.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { usePage } from './page-context.tsx';
import styles from './quiet-bar.module.css';
import { ServerPart } from './server-part.tsx';

/**
 * The top of a page without the common header (SHELL-03): brand and languages (LANG-16). First in a `TwoColumn`; on a
 * wide screen the rest starts below it.
 */
export function QuietBar() {
  const { locale } = usePage();
  return (
    <div className={styles.bar}>
      <ServerPart
        as="a"
        name="quiet-brand"
        className={styles.brand}
        href={withLanguage(locale.value, '/')}
        body={import.meta.env.SSR ? Brand : null}
      />
      <LanguageMenu />
    </div>
  );
}

function Brand() {
  const { brand, site } = usePage();
  return (
    <>
      <Seal seal={site.look.seal} size="small" />
      <span className={styles.name}>{brand.name}</span>
      <span className={styles.site}>{site.name}</span>
    </>
  );
}
