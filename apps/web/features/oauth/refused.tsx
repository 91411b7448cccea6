import { withLanguage } from '@gatehouse/rules/language/path-language';
import type { WordId } from '@gatehouse/words/catalogue';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../forms/form.module.css';

const texts: Readonly<Record<string, WordId>> = {
  invalid_client: 'oauth.refused.client',
  invalid_redirect_uri: 'oauth.refused.address',
  temporarily_unavailable: 'oauth.refused.busy',
};

/** OAUTH-03: a request that cannot go on, and whose application gets no answer: its address is not known to be its own. */
export function Refused() {
  const { t } = useMessages();
  const { variant, language, site } = usePage();
  const { error } = variant;
  return (
    <div className={styles.form}>
      <header className={styles.head}>
        <h1>{t('oauth.refused.title')}</h1>
        <p className={styles.intro}>{t(texts[error ?? ''] ?? 'oauth.refused.text')}</p>
      </header>
      <p>
        {t('oauth.refused.safe')}
        {error ? (
          <>
            {' '}
            <small>{t('form.errorCode', { code: error })}</small>
          </>
        ) : null}
      </p>
      <div className={styles.form}>
        <LinkButton variant="primary" wide href={withLanguage(language.value, '/')}>
          {t('oauth.refused.home')}
        </LinkButton>
        <LinkButton variant="quiet" wide href={site.links.help}>
          {t('oauth.refused.help')}
        </LinkButton>
      </div>
    </div>
  );
}
