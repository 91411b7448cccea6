import { COOKIE_NOTICE_ACCEPTED, COOKIE_NOTICE_COOKIE, COOKIE_NOTICE_REJECTED } from '@gatehouse/rules/cookie-notice';
import { writeLocal } from '../platform/storage.ts';
import { Button } from '../ui/button.tsx';
import styles from './cookie-notice.module.css';
import { usePage } from './page-context.tsx';
import { Rich, useWords } from './words.tsx';

/**
 * SHELL-05: in every page's HTML, shown only where the early script found no answer (`data-cookie-notice`), so nothing
 * moves. Where the site asks for consent, both answers look the same (DESIGN 4.8).
 */
export function CookieNotice({ mainId }: { mainId: string }) {
  const { t } = useWords();
  const { site, links } = usePage();
  const asks = site.consent === 'opt-in';
  const answer = (value: string) => {
    writeLocal(COOKIE_NOTICE_COOKIE, value);
    delete document.documentElement.dataset.cookieNotice;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };
  const tags = { link: (children: React.ReactNode) => <a href={links.cookies}>{children}</a> };
  return (
    <section className={styles.notice} aria-labelledby="cookie-notice">
      <div className={styles.words}>
        <h2 id="cookie-notice">{t('shell.cookies.title', { host: site.host })}</h2>
        <p>
          <Rich id={asks ? 'shell.cookies.text' : 'shell.cookies.text.notice'} tags={tags} />
        </p>
      </div>
      <div className={styles.answers}>
        {asks ? <Button onClick={() => answer(COOKIE_NOTICE_REJECTED)}>{t('shell.cookies.reject')}</Button> : null}
        <Button onClick={() => answer(COOKIE_NOTICE_ACCEPTED)}>{t('shell.cookies.accept')}</Button>
      </div>
    </section>
  );
}
