import { Notice } from '../ui/notice.tsx';
import styles from './no-script.module.css';
import { usePage } from './page-context.tsx';
import { useWords } from './words.tsx';

/** Without script the forms cannot work, and nothing typed into them is ever sent: say so, first. */
export function NoScript() {
  const { t } = useWords();
  const { site } = usePage();
  return (
    <noscript className={styles.place}>
      <Notice kind="warning" title={t('shell.noScript.title')}>
        {t('shell.noScript.text', { host: site.host })}
      </Notice>
    </noscript>
  );
}
