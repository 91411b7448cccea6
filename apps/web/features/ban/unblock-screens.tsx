import { withLanguage } from '@gatehouse/rules/language/path-language';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../forms/form.module.css';
import { WriteToUs } from './end-screen.tsx';

type Titled = { /** Id that labels the form around it. */ readonly id?: string };

/** There is nothing to unlock. */
export function NotLocked({ id }: Titled) {
  const { t } = useMessages();
  return (
    <>
      <header className={styles.head}>
        <h1 id={id} tabIndex={-1}>
          {t('unblock.free.title')}
        </h1>
        <p className={styles.intro}>{t('unblock.free.text')}</p>
      </header>
      <LogIn />
    </>
  );
}

/** BAN-02: only support can unlock on this site, or this kind of lock. */
export function ByUs({ id }: Titled) {
  const { t } = useMessages();
  const { site } = usePage();
  return (
    <>
      <header className={styles.head}>
        <h1 id={id} tabIndex={-1}>
          {t('unblock.byUs.title')}
        </h1>
        <p className={styles.intro}>{t(site.selfUnblock === false ? 'unblock.byUs.site' : 'unblock.byUs.text')}</p>
      </header>
      <p>{t('unblock.byUs.how')}</p>
      <WriteToUs primary />
    </>
  );
}

export function LogIn() {
  const { t } = useMessages();
  const { site, language } = usePage();
  return (
    <LinkButton variant="primary" wide href={withLanguage(language.value, site.paths.login)}>
      {t('unblock.logIn')}
    </LinkButton>
  );
}
