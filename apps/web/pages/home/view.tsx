import { withLanguage } from '@gatehouse/rules/language/path-language';
import { accountStart } from '../../shell/account-start.ts';
import { Frame } from '../../shell/frame.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../prose.module.css';
import type { HomeData } from './page.ts';

export function View() {
  const { t } = useMessages();
  const { brand, site, session } = usePage();
  const intro = session.user ? 'home.intro.loggedIn' : 'home.intro';
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <article className={styles.prose}>
          <header className={styles.head}>
            <h1>{t('home.title', { brand: brand.name })}</h1>
            <p className={styles.lead}>{t(intro, { brand: brand.name, site: site.name })}</p>
          </header>
          <WaysOn />
          <ul className={styles.promises}>
            <Assurance icon="lock" title={t('home.promise.address')}>
              {t('home.promise.address.text', { host: site.host })}
            </Assurance>
            <Assurance icon="user" title={t('home.promise.entity')}>
              {t('home.promise.entity.text', { brand: brand.name, site: site.name, entity: site.entity.name })}
            </Assurance>
            <Assurance icon="device" title={t('home.promise.control')}>
              {t('home.promise.control.text')}
            </Assurance>
          </ul>
        </article>
      </TwoColumn>
    </Frame>
  );
}

function Assurance({ icon, title, children }: { icon: IconName; title: string; children: string }) {
  return (
    <li className={styles.promise}>
      <Icon name={icon} />
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </li>
  );
}

function WaysOn() {
  const { t } = useMessages();
  const { site, data, session, language, access } = usePage<HomeData | undefined>();
  const to = (path: string) => withLanguage(language.value, path);
  if (session.user) {
    const loggedIn = t('home.loggedIn', { account: session.user.vague_email || session.user.username });
    return (
      <>
        {data?.welcome ? (
          <Notice kind="success" title={t('home.welcome')}>
            {loggedIn}
          </Notice>
        ) : (
          <p>{loggedIn}</p>
        )}
        <div className={styles.ways}>
          <LinkButton variant="primary" href={to(accountStart(site))}>
            {t(site.destinations.dashboard ? 'home.action.dashboard' : 'shell.account.page')}
          </LinkButton>
        </div>
      </>
    );
  }
  return (
    <div className={styles.ways}>
      {access.loginOnly ? null : (
        <LinkButton variant="primary" href={to(site.paths.register)}>
          {t('home.action.register')}
        </LinkButton>
      )}
      <LinkButton variant={access.loginOnly ? 'primary' : 'secondary'} href={to(site.paths.login)}>
        {t('home.action.logIn')}
      </LinkButton>
    </div>
  );
}
