import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import styles from '../prose.module.css';
import { Prose, Section } from '../prose.tsx';

/** How long a code works; the API's CODE_TTL. */
const CODE_MINUTES = 10;
/** How long pictures of documents wait at most; the API's SUBMITTED_MS. */
const PICTURE_DAYS = 30;

export function View() {
  const { t } = useMessages();
  const { site, brand } = usePage();
  const entity = site.entity.name;
  const { email } = brand.support;
  return (
    <Prose title={t('legal.privacy.title')} lead={t('legal.privacy.intro', { host: site.host, entity })}>
      <Section title={t('legal.privacy.account')}>{t('legal.privacy.account.text')}</Section>
      <Section title={t('legal.privacy.invitation')}>{t('legal.privacy.invitation.text')}</Section>
      <Section title={t('legal.privacy.device')}>{t('legal.privacy.device.text')}</Section>
      <Section title={t('legal.privacy.code')}>{t('legal.privacy.code.text', { minutes: CODE_MINUTES })}</Section>
      <Section title={t('legal.privacy.identity')}>{t('legal.privacy.identity.text', { days: PICTURE_DAYS })}</Section>
      <Section title={t('legal.privacy.guard')}>{t('legal.privacy.guard.text')}</Section>
      <Section title={t('legal.privacy.others')}>{t('legal.privacy.others.text', { entity })}</Section>
      <Section title={t('legal.privacy.time')}>{t('legal.privacy.time.text', { entity })}</Section>
      <Section title={t('legal.privacy.ask')}>
        <p>{t('legal.privacy.ask.text', { email })}</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </Section>
      <p>
        <Rich id="legal.seeAlso.cookies" tags={{ link: (children) => <a href={site.links.cookies}>{children}</a> }} />
      </p>
      <p className={styles.quiet}>{t('legal.draft', { entity })}</p>
    </Prose>
  );
}
