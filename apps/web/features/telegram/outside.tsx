import { withLanguage } from '@gatehouse/rules/language/path-language';
import type { ReactNode } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../forms/form.module.css';
import { Titled } from './titled.tsx';

/** Of the page: where Telegram opens the bot. */
export type TelegramPageData = { readonly botLink: string };

/** ROUTE-09 in a browser: Telegram's own login, the mini-app in Telegram, and every other way. */
export function Outside({ login }: { login: ReactNode }) {
  const { t } = useMessages();
  const { brand, site, data, language, access } = usePage<TelegramPageData>();
  const to = (path: string) => withLanguage(language.value, path);
  return (
    <Titled title={t('telegram.title')} intro={t('telegram.outside.text', { brand: brand.name })}>
      {login}
      <LinkButton wide href={data.botLink} target="_blank" rel="noopener">
        {t('telegram.outside.open')}
      </LinkButton>
      <LinkButton wide href={to(site.paths.login) + access.loginSearch}>
        {t('telegram.otherWay')}
      </LinkButton>
      {access.loginOnly ? null : (
        <p className={styles.aside}>
          {t('login.newHere')} <a href={to(site.paths.register)}>{t('login.register')}</a>
        </p>
      )}
    </Titled>
  );
}
