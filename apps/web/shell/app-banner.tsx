import { APP_DOWNLOAD } from '@gatehouse/rules/compliance/compliance-element-names';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { Icon } from '../ui/icon.tsx';
import { usePage } from './page-context.tsx';
import { ServerPart } from './server-part.tsx';
import { useMessages } from './words.tsx';

/**
 * SHELL-02: the app, for phones outside it, where the brand may offer one (`downloads`). In the HTML of every page that has a header and shown by its style alone: on a touch screen, where the early
 * script found that it was not closed, and that no cookie notice asks something on this page (`data-app-banner`). Its place is there from the first paint on and its words come after a
 * second, so that nothing moves. It stands above the header and scrolls away with the page.
 */
export function AppBanner() {
  if (!usePage().brand.downloads) return null;
  return <ServerPart as="aside" name="app-banner" className="app-banner" body={import.meta.env.SSR ? Body : null} />;
}

function Body() {
  const { t } = useMessages();
  const { brand, locale, onServer } = usePage();
  return (
    <div data-element={APP_DOWNLOAD} hidden={onServer?.elements[APP_DOWNLOAD]?.action !== 'show'}>
      <p>{t('shell.appBanner.text', { brand: brand.name })}</p>
      <a href={withLanguage(locale.value, '/download')}>{t('shell.appBanner.action')}</a>
      <button type="button" data-opens="close-app-banner" aria-label={t('shell.appBanner.close')}>
        <Icon name="close" />
      </button>
    </div>
  );
}
