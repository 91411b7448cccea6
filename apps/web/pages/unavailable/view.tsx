import { withLanguage } from '@gatehouse/rules/language/path-language';
import { countryName } from '@gatehouse/rules/site/locale';
import { Frame } from '../../shell/frame.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { ServerPart } from '../../shell/server-part.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { UnavailableData } from './load.ts';
import styles from './unavailable.module.css';

export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <ServerPart
          as="div"
          name="unavailable"
          className={styles.page}
          body={import.meta.env.SSR ? UnavailableBody : null}
        />
      </TwoColumn>
    </Frame>
  );
}

/** What is not possible and why, what still works, and the reference for support. */
export function UnavailableBody() {
  const { t } = useMessages();
  const { site, data, language } = usePage<UnavailableData | undefined>();
  const { title, lead } = useReason();
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <section aria-labelledby="unavailable-works">
        <h2 id="unavailable-works" className={styles.label}>
          {t('unavailable.works')}
        </h2>
        <ul className={styles.ways}>
          <li>
            <a className={styles.way} href={withLanguage(language.value, site.paths.login)}>
              <Way icon="user" title={t('unavailable.account')} text={t('unavailable.account.text')} />
            </a>
          </li>
          <li className={styles.scripted}>
            <button type="button" className={styles.way} data-opens="country">
              <Way icon="globe" title={t('unavailable.elsewhere')} text={t('unavailable.elsewhere.text')} />
            </button>
          </li>
          <li>
            <a className={styles.way} href={site.links.help}>
              <Way icon="mail" title={t('unavailable.wrong')} text={t('unavailable.wrong.text')} />
            </a>
          </li>
        </ul>
      </section>
      {data?.reference ? <Reference>{data.reference}</Reference> : null}
    </>
  );
}

function useReason(): { title: string; lead: string } {
  const { t, find } = useMessages();
  const { site, brand, data, language } = usePage<UnavailableData | undefined>();
  const { access = 'open', country: code, part } = data ?? {};
  const entity = site.entity.name;
  const title = t('unavailable.title');
  if (access === 'open' || !code) return { title, lead: t('unavailable.lead', { entity }) };
  const whole = countryName(language.tag, code);
  if (access === 'banned') {
    const values = { brand: brand.name, country: whole };
    return { title: t('unavailable.banned.title', values), lead: t('unavailable.banned.lead', values) };
  }
  const country = part ? (find(`unavailable.part.${part}`) ?? t('unavailable.part', { country: whole })) : whole;
  return { title, lead: t('unavailable.blocked.lead', { country, entity }) };
}

function Way({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      <Icon name="chevron-forward" size="small" />
    </>
  );
}

function Reference({ children }: { children: string }) {
  const { t } = useMessages();
  return (
    <dl className={styles.reference}>
      <dt>{t('unavailable.reference')}</dt>
      <dd>
        <bdi dir="ltr">{children}</bdi>
      </dd>
      <dd className={styles.help}>{t('unavailable.reference.text')}</dd>
    </dl>
  );
}
