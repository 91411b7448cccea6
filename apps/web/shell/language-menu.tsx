import { withLanguage } from '@gatehouse/rules/language/path-language';
import { storeLanguage } from '../platform/storage/stored-language.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuLink } from '../ui/menu.tsx';
import styles from './menus.module.css';
import { usePage } from './page-context.tsx';
import { useMessages } from './words.tsx';

/**
 * LANG-13, LANG-16: links to this page in other languages, with its query and hash; the choice is stored for the next
 * visit.
 */
export function LanguageMenu() {
  const { t } = useMessages();
  const { path, brand, language, access } = usePage();
  return (
    <Menu
      label={t('shell.language.current', { language: language.label })}
      trigger={
        <>
          <Icon name="globe" />
          <span className={styles.wide}>{language.label}</span>
        </>
      }
    >
      {language.offered.map(({ value, label, tag }) => (
        <MenuLink
          key={value}
          href={withLanguage(value, path) + access.loginSearch}
          hrefLang={tag}
          lang={tag}
          current={value === language.value}
          onClick={(event) => {
            storeLanguage(brand.keys.language, value);
            event.currentTarget.search = location.search;
            event.currentTarget.hash = location.hash;
          }}
        >
          {label}
        </MenuLink>
      ))}
    </Menu>
  );
}
