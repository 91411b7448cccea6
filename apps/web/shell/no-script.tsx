import { Notice } from '../ui/notice.tsx';
import styles from './no-script.module.css';
import { usePage } from './page-context.tsx';
import { ServerPart } from './server-part.tsx';
import { useWords } from './words.tsx';

/** Without script the forms cannot work, and nothing typed into them is ever sent: say so, first. */
export function NoScript() {
  return (
    <ServerPart as="noscript" name="no-script" className={styles.place} body={import.meta.env.SSR ? Body : null} />
  );
}

function Body() {
  const { t } = useWords();
  const { site } = usePage();
  return (
    <Notice kind="warning" title={t('shell.noScript.title')}>
      {t('shell.noScript.text', { host: site.host })}
    </Notice>
  );
}
