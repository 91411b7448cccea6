import { withLanguage } from '@gatehouse/rules/language/path-language';
import { FIRST_WAY } from '@gatehouse/rules/login/login-steps';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { takeEarlyPress } from '../../platform/loading/opens.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../forms/form.module.css';
import login from './login.module.css';
import type { LoginParts } from './methods/form-methods.tsx';

type Props = {
  title: RefObject<HTMLHeadingElement | null>;
  hidden: boolean;
  parts: LoginParts;
  onAccount: () => void;
};

/** LOGIN-08: the first screen of the new mode. */
export function ThirdPartyStart({ title, hidden, parts, onAccount }: Props) {
  const { t } = useMessages();
  const { site, language, access } = usePage();
  const First = parts[FIRST_WAY];
  const open = useEffectEvent(onAccount);
  useEffect(() => {
    // Includes a press before hydration.
    if (takeEarlyPress(['login-account'])) open();
  }, []);
  return (
    <div hidden={hidden} className={styles.form}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {t('login.title')}
        </h1>
        <p className={styles.intro}>{t('login.thirdParty.intro')}</p>
      </header>
      <div className={login.ways}>
        <First />
      </div>
      <Button wide data-opens="login-account" onClick={onAccount}>
        {t('login.thirdParty.account')}
      </Button>
      {access.loginOnly ? null : (
        <p className={styles.aside}>
          {t('login.newHere')} <a href={withLanguage(language.value, site.paths.register)}>{t('login.register')}</a>
        </p>
      )}
    </div>
  );
}
