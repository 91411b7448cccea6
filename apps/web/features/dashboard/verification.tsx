import { withLanguage } from '@gatehouse/rules/language/path-language';
import { PERSONAL_PAGE_PATH } from '@gatehouse/rules/page/page-paths';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from '../cards/account.module.css';

/** SESS-08: whether the user's identity is verified; null if that could not be read. */
export function Verification({ verified }: { verified: boolean | null }) {
  const { t } = useMessages();
  const { brand, locale } = usePage();
  if (verified === null) return <p>{t('dashboard.verification.unknown')}</p>;
  if (verified) {
    return (
      <>
        <p className={styles.state}>
          <Icon name="success" /> {t('dashboard.verification.done')}
        </p>
        <p className={styles.quiet}>{t('dashboard.verification.done.text')}</p>
      </>
    );
  }
  return (
    <>
      <p className={styles.state}>
        <Icon name="info" /> {t('dashboard.verification.none')}
      </p>
      <p className={styles.quiet}>{t('dashboard.verification.none.text', { brand: brand.name })}</p>
      <LinkButton variant="primary" href={withLanguage(locale.value, PERSONAL_PAGE_PATH)}>
        {t('dashboard.verification.action')}
      </LinkButton>
    </>
  );
}
