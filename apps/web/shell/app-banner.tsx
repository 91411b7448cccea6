import { APP_DOWNLOAD } from '@gatehouse/rules/compliance/compliance-element-names';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { Icon } from '../ui/icon.tsx';
import { usePage } from './page-context.tsx';
import { ServerPart } from './server-part.tsx';
import { useMessages } from './words.tsx';

/**
 * SHELL-02: offers the app on phones where the brand has one (`downloads`). It is in the HTML of every page with a
 * header and shown by CSS only: on a touch screen, if the early script found it not closed and no cookie notice is
 * shown (`data-app-banner`). Its room is reserved at the first paint and its text shows after a second, so that nothing
 * moves. It is above the header and scrolls with the page.
 */
export function AppBanner() {
  if (!usePage().brand.downloads) return null;
  return <ServerPart as="aside" name="app-banner" className="app-banner" body={import.meta.env.SSR ? Body : null} />;
}

function Body() {
  const { t } = useMessages();
  const { brand, onServer, language } = usePage();
  return (
    <div data-element={APP_DOWNLOAD} hidden={onServer?.elements[APP_DOWNLOAD]?.action !== 'show'}>
      <p>{t('shell.appBanner.text', { brand: brand.name })}</p>
      <a href={withLanguage(language.value, '/download')}>{t('shell.appBanner.action')}</a>
      <button type="button" data-opens="close-app-banner" aria-label={t('shell.appBanner.close')}>
        <Icon name="close" />
      </button>
    </div>
  );
}
