import { LOGOUT_PARAMETER, openidPaths } from '@gatehouse/contract/oauth/endpoints';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { OAUTH_CONSENT_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import { useState } from 'react';
import { ownPath } from '../../platform/navigation/navigate.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../forms/form.module.css';

const loaded = () => import('../../platform/page/browser-session.ts');

/** OAUTH-03: asks before a session ends: a link alone must not end it. */
export function OAuthLogOut() {
  const { oauth } = usePage();
  const question = new URLSearchParams(oauth?.search).get(LOGOUT_PARAMETER);
  return question === null ? <OtherAccount /> : <ForApplication question={question} />;
}

/** RP-Initiated Logout 1.0, 2: the provider takes the answer; it works without scripts too. */
function ForApplication({ question }: { question: string }) {
  const { t } = useMessages();
  const { oauth, brand } = usePage();
  const client = oauth?.client?.name;
  return (
    <form method="post" action={openidPaths.logoutConfirm} className={styles.form}>
      <header className={styles.head}>
        <h1>{t('oauth.logOut.title', { brand: brand.name })}</h1>
        <p className={styles.intro}>{client ? t('oauth.logOut.text', { client }) : t('oauth.logOut.text.unnamed')}</p>
      </header>
      <input type="hidden" name={LOGOUT_PARAMETER} value={question} />
      <div className={styles.form}>
        <Button type="submit" name="logout" value="yes" variant="primary" wide>
          {t('oauth.logOut.submit')}
        </Button>
        <Button type="submit" wide>
          {t('oauth.logOut.stay')}
        </Button>
      </div>
    </form>
  );
}

/** The login with the application's request follows; without one, the site's own. */
function OtherAccount() {
  const { t } = useMessages();
  const page = usePage();
  const { oauth, site, language, session } = page;
  const [state, setState] = useState<'ready' | 'waiting' | 'failed'>('ready');
  const leave = async () => {
    setState('waiting');
    const to = ownPath(withLanguage(language.value, site.paths.login) as `/${string}`);
    const outcome = await loaded().then(({ sessionHere }) => sessionHere(page).logOut(to), ignored);
    if (!outcome?.ended) setState('failed');
  };
  const name = session.user?.vague_email || session.user?.vague_mobile || session.user?.username || '';
  const back = oauth?.client ? OAUTH_CONSENT_PATH + oauth.search : '/';
  return (
    <div className={styles.form}>
      <header className={styles.head}>
        <h1>{t('oauth.logOut.other')}</h1>
        <p className={styles.intro}>{t('oauth.logOut.other.text', { name })}</p>
      </header>
      <div role="status">{state === 'failed' ? <Notice kind="danger">{t('shell.logOut.failed')}</Notice> : null}</div>
      <div className={styles.form}>
        <Button
          variant="primary"
          wide
          waiting={state === 'waiting'}
          waitingText={t('shell.logOut.waiting')}
          onClick={leave}
        >
          {t('oauth.logOut.submit')}
        </Button>
        <LinkButton wide href={withLanguage(language.value, back)}>
          {t('oauth.logOut.back')}
        </LinkButton>
      </div>
    </div>
  );
}

/** Without a network the press itself reports the error. */
function ignored(): undefined {}
