import { chooseTheme, type ThemeChoice, useThemeChoice } from '../platform/storage/theme.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuButton } from '../ui/menu.tsx';
import styles from './menus.module.css';
import { usePage } from './page-context.tsx';
import { useMessages } from './words.tsx';

const CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];
const ICONS = { system: 'device', light: 'sun', dark: 'moon' } as const;

/** Light, dark, or the system's; renders nothing on a page with one theme (SHELL-09). */
export function ThemeMenu() {
  const { t } = useMessages();
  const { layout } = usePage();
  if (layout.alwaysDark) return null;
  return (
    <Menu
      label={t('shell.theme')}
      trigger={
        <>
          <span className={styles.light}>
            <Icon name="sun" />
          </span>
          <span className={styles.dark}>
            <Icon name="moon" />
          </span>
        </>
      }
    >
      <ThemeItems />
    </Menu>
  );
}

/** The same choices inside another menu. */
export function ThemeItems() {
  const { t } = useMessages();
  const chosen = useThemeChoice();
  const { layout } = usePage();
  if (layout.alwaysDark) return null;
  return CHOICES.map((choice) => (
    <MenuButton
      key={choice}
      current={chosen === choice}
      icon={<Icon name={ICONS[choice]} />}
      onClick={() => chooseTheme(choice)}
    >
      {t(`shell.theme.${choice}`)}
    </MenuButton>
  ));
}
