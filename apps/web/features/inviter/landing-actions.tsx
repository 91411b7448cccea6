import { withLanguage } from '@gatehouse/rules/language/path-language';
import { SIGN_UP_PATH } from '@gatehouse/rules/registration/landing-redirect';
import { accountStart } from '../../shell/account-start.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from './inviter.module.css';
import type { LandingData } from './load-inviter.ts';

/** The main button of a landing page, with the query carried (AFF-07), or a link for logged-in users. */
export function LandingActions() {
  const { t } = useMessages();
  const { site, data, language, session } = usePage<LandingData | undefined>();
  const to = (path: string) => withLanguage(language.value, path);
  if (session.user) {
    return (
      <div className={styles.ways}>
        <p>{t('invite.user')}</p>
        <LinkButton variant="primary" wide href={to(accountStart(site))}>
          {t(site.destinations.dashboard ? 'invite.user.action' : 'shell.account.page')}
        </LinkButton>
      </div>
    );
  }
  const search = data?.search ?? '';
  return (
    <div className={styles.ways}>
      <LinkButton variant="primary" wide href={to(SIGN_UP_PATH) + search}>
        {t('invite.action')}
      </LinkButton>
      <LinkButton variant="quiet" wide href={to(site.paths.login)}>
        {t('invite.logIn')}
      </LinkButton>
    </div>
  );
}
