import { YourAnswer } from '../../features/consent/your-answer.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../prose.module.css';
import { Prose, Section } from '../prose.tsx';
import { OptionalPurposes } from './optional-purposes.tsx';
import { Stored } from './stored.tsx';

/** SHELL-06: everything that the site stores in a browser, by the names that the brand configures. */
export function View() {
  const { t } = useMessages();
  const { site } = usePage();
  const { host, entity } = site;
  return (
    <Prose title={t('legal.cookies.title')} lead={t('legal.cookies.intro', { host })}>
      <Section title={t('legal.cookies.necessary')}>
        <p>{t('legal.cookies.necessary.text')}</p>
        <Stored purpose="necessary" />
      </Section>
      <Section title={t('legal.cookies.optional')}>
        <p>{t('legal.cookies.optional.text')}</p>
        <OptionalPurposes />
      </Section>
      <Section title={t('legal.cookies.change')}>
        <p>{t('legal.cookies.change.text')}</p>
        <YourAnswer />
        <div className={styles.actions}>
          <Button data-opens="cookie-settings">{t('legal.cookies.change.action')}</Button>
        </div>
        <p>{t('legal.cookies.change.clear', { host })}</p>
      </Section>
      <p>
        <Rich id="legal.seeAlso.privacy" tags={{ link: (children) => <a href={site.links.privacy}>{children}</a> }} />
      </p>
      <p className={styles.quiet}>{t('legal.draft', { entity: entity.name })}</p>
    </Prose>
  );
}
