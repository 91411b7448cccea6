import { withLanguage } from '@gatehouse/rules/path-language';
import { Frame } from '../../shell/frame.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { useWords } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../prose.module.css';
import { Section } from '../prose.tsx';

export function View() {
  const { t } = useWords();
  const { brand, site } = usePage();
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <article className={styles.prose}>
          <h1>{t('home.title', { brand: brand.name })}</h1>
          <p className={styles.lead}>{t('home.intro', { brand: brand.name, site: site.name })}</p>
          <WaysOn />
          <Section title={t('home.promise.address')}>{t('home.promise.address.text', { host: site.host })}</Section>
          <Section title={t('home.promise.control')}>{t('home.promise.control.text')}</Section>
        </article>
      </TwoColumn>
    </Frame>
  );
}

function WaysOn() {
  const { t } = useWords();
  const { site, user, locale } = usePage();
  const to = (path: string) => withLanguage(locale.value, path);
  if (user) {
    return (
      <>
        <p>{t('home.loggedIn', { account: user.vague_email || user.username })}</p>
        <div className={styles.actions}>
          <LinkButton variant="primary" href={to('/dashboard')}>
            {t('home.action.dashboard')}
          </LinkButton>
        </div>
      </>
    );
  }
  return (
    <div className={styles.actions}>
      <LinkButton variant="primary" href={to(site.paths.register)}>
        {t('home.action.register')}
      </LinkButton>
      <LinkButton href={to(site.paths.login)}>{t('home.action.logIn')}</LinkButton>
    </div>
  );
}
