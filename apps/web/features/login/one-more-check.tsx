import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import styles from '../form.module.css';

/** An operator's API may ask for one more check (LOGIN-02) that this product has no call for yet: it says so, with two ways on. */
export function OneMoreCheck({ onBack }: { onBack: () => void }) {
  const { t } = useWords();
  const { links } = usePage();
  return (
    <section className={styles.form} role="alert">
      <h1>{t('login.title')}</h1>
      <p>{t('login.verification')}</p>
      <LinkButton variant="primary" wide href={links.help}>
        {t('login.help')}
      </LinkButton>
      <Button wide icon="back" onClick={onBack}>
        {t('shell.back')}
      </Button>
    </section>
  );
}
