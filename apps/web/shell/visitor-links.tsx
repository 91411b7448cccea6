import { withLanguage } from '@gatehouse/rules/language/path-language';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuLink } from '../ui/menu.tsx';
import styles from './menus.module.css';
import { usePage } from './page-context.tsx';
import { ThemeItems, ThemeMenu } from './theme-menu.tsx';
import { useMessages } from './words.tsx';

/** On the error page the user is unknown. */
function isOpen(way: string, page: string, loginOnly: boolean | undefined): boolean {
  // `login-known` is the login page of a device that remembers an account.
  if (way === page.replace('-known', '') || page === 'broken') return false;
  return way !== 'register' || (page !== 'unavailable' && !loginOnly);
}

/**
 * Links to log in and register, except to the current page, or to a closed one (REGION-03, LOGIN-09); on a narrow
 * screen in a menu with the theme.
 */
export function VisitorLinks() {
  const { t } = useMessages();
  const { site, name: page, language, access } = usePage();
  const ways = [
    { page: 'login', path: site.paths.login, name: t('shell.logIn') },
    { page: 'register', path: site.paths.register, name: t('shell.createAccount') },
  ].filter((way) => isOpen(way.page, page, access.loginOnly));
  return (
    <>
      <span className={styles.wide}>
        <ThemeMenu />
        {ways.map((way, place) => (
          <LinkButton
            key={way.path}
            compact
            data-way-in=""
            variant={place === ways.length - 1 ? 'secondary' : 'quiet'}
            href={withLanguage(language.value, way.path)}
          >
            {way.name}
          </LinkButton>
        ))}
      </span>
      <span className={styles.narrow}>
        <Menu label={t('shell.menu')} trigger={<Icon name="menu" />}>
          {ways.map((way) => (
            <MenuLink
              key={way.path}
              data-way-in=""
              href={withLanguage(language.value, way.path)}
              icon={<Icon name="user" />}
            >
              {way.name}
            </MenuLink>
          ))}
          <ThemeItems />
        </Menu>
      </span>
    </>
  );
}
