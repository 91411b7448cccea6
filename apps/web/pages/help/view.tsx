import { withLanguage } from '@gatehouse/rules/language/path-language';
import { ACCOUNT_INFO_PATH, RETRIEVE_PATH } from '@gatehouse/rules/page/page-paths';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../prose.module.css';
import { Prose, Section } from '../prose.tsx';

export function View() {
  const { t } = useMessages();
  const { site, brand, language } = usePage();
  const { email } = brand.support;
  const account = withLanguage(language.value, ACCOUNT_INFO_PATH);
  return (
    <Prose title={t('help.title')} lead={t('help.intro')}>
      <Section title={t('help.code')}>{t('help.code.text')}</Section>
      <Section title={t('help.password')}>
        <p>
          <Rich
            id="help.password.text"
            values={{ email }}
            tags={{ link: (children) => <a href={withLanguage(language.value, RETRIEVE_PATH)}>{children}</a> }}
          />
        </p>
      </Section>
      <Section title={t('help.sessions')}>
        <p>
          <Rich id="help.sessions.text" tags={{ link: (children) => <a href={account}>{children}</a> }} />
        </p>
      </Section>
      <Section title={t('help.fake')}>{t('help.fake.text', { host: site.host })}</Section>
      <Section title={t('help.contact')}>
        <p>{t('help.contact.text', { email })}</p>
        <div className={styles.actions}>
          <LinkButton variant="primary" icon="mail" href={`mailto:${email}`}>
            {t('help.contact')}
          </LinkButton>
        </div>
      </Section>
    </Prose>
  );
}
