import { withLanguage } from '@gatehouse/rules/language/path-language';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { usePage } from './page-context.tsx';
import { useMessages } from './words.tsx';

/** LOGIN-09: in the mini-app, where accounts are opened, why not here, and the way there. The mini-app opens new tabs outside Telegram. */
export function AccountsElsewhere() {
  const { t } = useMessages();
  const { site, language } = usePage();
  return (
    <Notice
      title={t('login.elsewhere.title')}
      actions={
        <LinkButton
          compact
          href={site.origin + withLanguage(language.value, site.paths.register)}
          target="_blank"
          rel="noopener"
        >
          {t('login.elsewhere.open')}
        </LinkButton>
      }
    >
      {t('login.elsewhere.text', { host: site.host })}
    </Notice>
  );
}
