import { splitLanguage, withLanguage } from '@gatehouse/rules/language/path-language';
import { useEffect, useState } from 'react';
import { accountStart } from '../../shell/account-start.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../prose.module.css';
import { Prose, Section } from '../prose.tsx';
import { suggestedPaths } from './suggested-paths.ts';

/** Explains the error, suggests similar paths, and links on. */
export function View() {
  const { t } = useMessages();
  const { brand, site, language, session, access } = usePage();
  const to = (path: string) => withLanguage(language.value, path);
  const start = accountStart(site);
  const startName = t(site.destinations.dashboard ? 'shell.dashboard' : 'shell.account.page');
  const places: Readonly<Record<string, string>> = session.user
    ? { [start]: startName, ...(brand.downloads ? { '/download': t('shell.download') } : {}) }
    : {
        [site.paths.login]: t('shell.logIn'),
        ...(access.loginOnly ? {} : { [site.paths.register]: t('shell.createAccount') }),
      };
  const { asked, meant } = useAsked([...Object.keys(places), start, '/download']);
  const first = session.user ? start : '/';
  return (
    <Prose title={t('notFound.title')} lead={t('notFound.text')}>
      {asked ? (
        <p>
          {t('notFound.asked')}{' '}
          <bdi dir="ltr" className={styles.address}>
            {asked}
          </bdi>
        </p>
      ) : null}
      {meant.length > 0 ? (
        <Section title={t('notFound.meant')}>
          <ul className={styles.list}>
            {meant.map((path) => (
              <li key={path}>
                <a href={to(path)}>
                  <bdi className={styles.address}>{path}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <div className={styles.ways}>
        <LinkButton variant="primary" href={to(first)}>
          {session.user ? startName : t('notFound.action.home')}
        </LinkButton>
        {Object.entries(places)
          .filter(([path]) => path !== first)
          .map(([path, name]) => (
            <LinkButton key={path} href={to(path)}>
              {name}
            </LinkButton>
          ))}
      </div>
      <p>
        <a href={site.links.help}>{t('notFound.help')}</a>
      </p>
    </Prose>
  );
}

/** The address as it was typed. The suggestions come from the browser, so that one rendered page serves every unknown address. */
function useAsked(known: readonly string[]): { asked: string; meant: readonly string[] } {
  const [asked, setAsked] = useState('');
  useEffect(() => setAsked(location.pathname), []);
  return { asked, meant: asked ? suggestedPaths(splitLanguage(asked).path, [...new Set(known)]) : [] };
}
