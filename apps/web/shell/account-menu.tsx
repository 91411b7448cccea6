import type { UserInfoResult } from '@gatehouse/contract/session/session';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import { toasts } from '../platform/notices/toasts.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuButton, MenuLink, MenuText } from '../ui/menu.tsx';
import styles from './menus.module.css';
import { usePage } from './page-context.tsx';
import { ThemeItems, ThemeMenu } from './theme-menu.tsx';
import { useMessages } from './words.tsx';

/** The user's masked name, links to the account, and the logout (SESS-06). */
export function AccountMenu({ user }: { user: UserInfoResult }) {
  const { t } = useMessages();
  const page = usePage();
  const account = user.vague_email || user.vague_mobile || user.username;
  const leave = async () => {
    const { sessionHere } = await import('../platform/page/browser-session.ts');
    const { ended } = await sessionHere(page).logOut();
    if (!ended) toasts.show({ kind: 'error', text: t('shell.logOut.failed') });
  };
  return (
    <>
      <span className={styles.wide}>
        <ThemeMenu />
      </span>
      <Menu
        label={`${t('shell.account.menu')} ${account}`}
        trigger={
          <>
            <Icon name="user" />
            <span className={styles.wide}>
              <bdi className={styles.account}>{account}</bdi>
            </span>
          </>
        }
      >
        <MenuText>{t('shell.account.signedInAs', { account })}</MenuText>
        {page.site.destinations.dashboard && (
          <MenuLink href={withLanguage(page.language.value, '/dashboard')} icon={<Icon name="device" />}>
            {t('shell.dashboard')}
          </MenuLink>
        )}
        <MenuLink href={withLanguage(page.language.value, ACCOUNT_INFO_PATH)} icon={<Icon name="lock" />}>
          {t('shell.account.page')}
        </MenuLink>
        <ThemeItems />
        <MenuButton icon={<Icon name="log-out" />} onClick={leave}>
          {t('shell.logOut')}
        </MenuButton>
      </Menu>
    </>
  );
}
