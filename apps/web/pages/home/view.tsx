import { withLanguage } from '@gatehouse/rules/path-language';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../prose.module.css';
import { Prose, Section } from '../prose.tsx';

export function View() {
  const { t } = useWords();
  const { brand, site, user, locale } = usePage();
  const to = (path: string) => withLanguage(locale.value, path);
  return (
    <Prose
      title={t('home.title', { brand: brand.name })}
      lead={t('home.intro', { brand: brand.name, site: site.name })}
    >
      {user ? (
        <>
          <p>{t('home.loggedIn', { account: user.vague_email || user.username })}</p>
          <div className={styles.actions}>
            <LinkButton variant="primary" href={to('/dashboard')}>
              {t('home.action.dashboard')}
            </LinkButton>
          </div>
        </>
      ) : (
        <div className={styles.actions}>
          <LinkButton variant="primary" href={to(site.paths.register)}>
            {t('home.action.register')}
          </LinkButton>
          <LinkButton href={to(site.paths.login)}>{t('home.action.logIn')}</LinkButton>
        </div>
      )}
      <Section title={t('home.promise.address')}>{t('home.promise.address.text', { host: site.host })}</Section>
      <Section title={t('home.promise.entity')}>
        {t('home.promise.entity.text', { site: site.name, entity: site.entity.name })}
      </Section>
      <Section title={t('home.promise.control')}>{t('home.promise.control.text')}</Section>
    </Prose>
  );
}
