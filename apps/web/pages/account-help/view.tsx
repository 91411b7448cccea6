import { withLanguage } from '@gatehouse/rules/path-language';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../prose.module.css';
import { Prose } from '../prose.tsx';

/** Each of the four is one situation: what to do, in order, and the way to a person. */
export function View() {
  const { t, find } = useWords();
  const { path, site, links, locale, brand } = usePage();
  const situation = path.split('/').at(-1) ?? '';
  const values = { host: site.host, email: brand.support.email };
  const words = (part: string) => find(`accountHelp.${situation}.${part}`, values) ?? '';
  const steps = ['1', '2', '3'].map((step) => words(step)).filter(Boolean);
  return (
    <Prose title={words('title')} lead={words('lead')}>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <LinkButton variant="primary" href={`mailto:${brand.support.email}`} icon="mail">
          {t('accountHelp.write')}
        </LinkButton>
        <LinkButton href={withLanguage(locale.value, site.paths.login)}>{t('accountHelp.logIn')}</LinkButton>
        <LinkButton href={links.help}>{t('accountHelp.help')}</LinkButton>
      </div>
    </Prose>
  );
}
