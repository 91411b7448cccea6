import { withLanguage } from '@gatehouse/rules/path-language';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import styles from '../form.module.css';

/** SIGNUP-06: a registration that cannot go on, and what to do instead. */
export function Ended({ why, onRestart }: { why: 'expired' | 'used' | 'missing'; onRestart: () => void }) {
  const { t } = useWords();
  const { locale, site } = usePage();
  const logIn = withLanguage(locale.value, `${site.paths.login}?source=commit_login`);
  const words = {
    expired: [t('register.expired'), t('register.expired.text')],
    used: [t('verify.used.title'), t('verify.used.text')],
    missing: [t('verify.unknown.title'), t('verify.unknown.text')],
  } as const;
  const [title, text] = words[why];
  return (
    <>
      <header className={styles.head}>
        <h1 id="register-title">{title}</h1>
        <p className={styles.intro}>{text}</p>
      </header>
      {why === 'used' ? (
        <LinkButton variant="primary" wide href={logIn}>
          {t('verify.action.logIn')}
        </LinkButton>
      ) : null}
      <Button variant={why === 'used' ? 'quiet' : 'primary'} wide onClick={onRestart}>
        {t('register.expired.action')}
      </Button>
    </>
  );
}
