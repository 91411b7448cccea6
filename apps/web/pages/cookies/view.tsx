import { COOKIE_NOTICE_COOKIE } from '@gatehouse/rules/cookie-notice';
import { GUID_TTL_MS, TOKEN_TTL_MS } from '@gatehouse/rules/session';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useWords } from '../../shell/words.tsx';
import styles from '../prose.module.css';
import { Prose, Section } from '../prose.tsx';

const DAY_MS = 86_400_000;

/** SHELL-06: everything that the site keeps in a browser, by the names that the brand gives. */
export function View() {
  const { t } = useWords();
  const { site, links } = usePage();
  const entity = site.entity.name;
  const { host } = site;
  return (
    <Prose title={t('legal.cookies.title')} lead={t('legal.cookies.intro', { host })}>
      <Section title={t('legal.cookies.necessary')}>
        <p>{t('legal.cookies.necessary.text')}</p>
        <Stored />
      </Section>
      <Section title={t('legal.cookies.optional')}>{t('legal.cookies.optional.text')}</Section>
      <Section title={t('legal.cookies.change')}>{t('legal.cookies.change.text', { host })}</Section>
      <p>
        <Rich id="legal.seeAlso.privacy" tags={{ link: (children) => <a href={links.privacy}>{children}</a> }} />
      </p>
      <p className={styles.quiet}>{t('legal.draft', { entity })}</p>
    </Prose>
  );
}

function Stored() {
  const { t } = useWords();
  const { brand } = usePage();
  const cookie = t('legal.storage.cookie');
  const local = t('legal.storage.local');
  const days = (ms: number) => t('legal.duration.days', { days: Math.round(ms / DAY_MS) });
  const cleared = t('legal.duration.untilCleared');
  const rows = [
    [brand.keys.token, t('legal.cookies.session'), t('legal.cookies.session.purpose'), cookie, days(TOKEN_TTL_MS)],
    [brand.keys.guid, t('legal.cookies.device'), t('legal.cookies.device.purpose'), cookie, days(GUID_TTL_MS)],
    [
      brand.keys.language,
      t('legal.cookies.language'),
      t('legal.cookies.language.purpose'),
      `${cookie}, ${local}`,
      cleared,
    ],
    [COOKIE_NOTICE_COOKIE, t('legal.cookies.consent'), t('legal.cookies.consent.purpose'), cookie, cleared],
    ['theme', t('legal.cookies.theme'), t('legal.cookies.theme.purpose'), local, cleared],
    [
      'registration',
      t('legal.cookies.registration'),
      t('legal.cookies.registration.purpose'),
      t('legal.storage.tab'),
      t('legal.duration.tab'),
    ],
  ] as const;
  return (
    <dl className={styles.stored}>
      {rows.map(([name, title, purpose, where, kept]) => (
        <div key={name}>
          <dt>
            {title} <code className={styles.address}>{name}</code>
          </dt>
          <dd>{purpose}</dd>
          <dd className={styles.kept}>
            <span>
              {t('legal.cookies.where')}: {where}
            </span>
            <span>
              {t('legal.cookies.keptFor')}: {kept}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
