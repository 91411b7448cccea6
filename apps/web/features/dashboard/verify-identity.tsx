import { withLanguage } from '@gatehouse/rules/language/path-language';
import { PERSONAL_PAGE_PATH } from '@gatehouse/rules/page/page-paths';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import type { PassportProps } from './account-document.ts';
import styles from './passport.module.css';

/** The way to the identity verification; nothing where it is done or under way. */
export function VerifyIdentity({ account, verified }: Pick<PassportProps, 'account' | 'verified'>) {
  const { t } = useMessages();
  const { language } = usePage();
  if (verified !== false || account?.identity.state === 'submitted') return null;
  return (
    <div className={styles.verify}>
      <p>{t('dashboard.verification.why')}</p>
      <LinkButton compact href={withLanguage(language.value, PERSONAL_PAGE_PATH)}>
        {t('dashboard.verification.action')}
      </LinkButton>
    </div>
  );
}
