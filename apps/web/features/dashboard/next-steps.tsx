import { withLanguage } from '@gatehouse/rules/language/path-language';
import { PERSONAL_PAGE_PATH } from '@gatehouse/rules/page/page-paths';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from '../cards/account.module.css';

/** The next steps, only to pages that exist (SHELL-13). */
export function NextSteps({ verified }: { verified: boolean | null }) {
  const { t } = useMessages();
  const { brand, links, locale } = usePage();
  const places = [
    ...(verified
      ? []
      : [
          {
            href: withLanguage(locale.value, PERSONAL_PAGE_PATH),
            title: t('dashboard.next.identity'),
            text: t('dashboard.next.identity.text'),
          },
        ]),
    ...(brand.downloads
      ? [
          {
            href: withLanguage(locale.value, '/download'),
            title: t('dashboard.next.app'),
            text: t('dashboard.next.app.text'),
          },
        ]
      : []),
    { href: links.help, title: t('dashboard.next.help'), text: t('dashboard.next.help.text') },
  ];
  return (
    <ul className={styles.places}>
      {places.map(({ href, title, text }) => (
        <li key={href}>
          <a href={href} className={styles.place}>
            <span>
              <span className={styles.strong}>{title}</span>
              <span className={styles.quiet}>{text}</span>
            </span>
            <Icon name="chevron-forward" />
          </a>
        </li>
      ))}
    </ul>
  );
}
