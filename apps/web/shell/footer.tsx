import { withLanguage } from '@gatehouse/rules/language/path-language';
import { contentKinds } from '@gatehouse/rules/site/content-kinds';
import { CookieNotice } from './cookie-notice.tsx';
import styles from './footer.module.css';
import { usePage } from './page-context.tsx';
import { ServerPart } from './server-part.tsx';
import { useMessages } from './words.tsx';

/**
 * SHELL-02, SHELL-04, SHELL-06: the operator, the legal pages, the copyright line and the cookie notice, where the
 * page's layout has them.
 */
export function Footer() {
  return <ServerPart as="footer" name="footer" className={styles.footer} body={import.meta.env.SSR ? Body : null} />;
}

function Body() {
  const { t } = useMessages();
  const { brand, site, layout, onServer, language } = usePage();
  const { name, licence } = site.entity;
  const places = [
    [site.links.help, t('shell.footer.help')],
    [
      brand.downloads ? withLanguage(language.value, '/download') : undefined,
      ...([t('shell.appBanner.action'), 'appDownload'] as const),
    ],
    ...contentKinds.map((kind) => [onServer?.content[kind], t(`shell.footer.${kind}`), `${kind}Link`] as const),
  ] as const;
  return (
    <>
      <div className={styles.words}>
        <p className={styles.entity}>{name}</p>
        <p>
          <bdi>{licence}</bdi>
        </p>
        {layout.copyrightFooter ? <p>{t('shell.copyright', { entity: name })}</p> : null}
      </div>
      <nav aria-label={t('shell.footer')}>
        <ul className={styles.links}>
          <li>
            <button type="button" data-opens="country">
              {t('shell.footer.country')}
            </button>
          </li>
          {places.map(([href, words, element]) =>
            href === undefined ? null : (
              <li
                key={words}
                data-element={element}
                hidden={element !== undefined && onServer?.elements[element]?.action !== 'show'}
              >
                <a href={href}>{words}</a>
              </li>
            ),
          )}
          <li>
            <a href={site.links.privacy}>{t('shell.footer.privacy')}</a>
          </li>
          <li>
            <a href={site.links.cookies}>{t('shell.footer.cookies')}</a>
          </li>
          <li>
            <button type="button" data-opens="cookie-settings">
              {t('shell.footer.cookieSettings')}
            </button>
          </li>
        </ul>
      </nav>
      {layout.cookieNotice ? <CookieNotice /> : null}
    </>
  );
}
