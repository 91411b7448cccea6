import { Button } from '../ui/button.tsx';
import { usePage } from './page-context.tsx';
import { Rich, useMessages } from './words.tsx';

/**
 * SHELL-05: in every page's HTML, shown only where the early script found no answer (`data-cookie-notice`), so nothing
 * moves. Both answers look the same on every site. Part of the footer, which only the server renders: the early script
 * handles the answers from the first paint on.
 */
export function CookieNotice() {
  const { t } = useMessages();
  const { site } = usePage();
  const tags = { link: (children: React.ReactNode) => <a href={site.links.cookies}>{children}</a> };
  return (
    <section className="cookie-notice" aria-labelledby="cookie-notice">
      <div>
        <h2 id="cookie-notice">{t('shell.cookies.title', { host: site.host })}</h2>
        <p>
          <Rich id="shell.cookies.text" tags={tags} />
        </p>
      </div>
      <div className="cookie-answers">
        <Button data-opens="reject-all">{t('shell.cookies.reject')}</Button>
        <Button data-opens="accept-all">{t('shell.cookies.accept')}</Button>
        <Button data-opens="cookie-settings" variant="quiet">
          {t('shell.cookies.choose')}
        </Button>
      </div>
    </section>
  );
}
