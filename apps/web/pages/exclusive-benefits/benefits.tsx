import { LandingActions } from '../../features/inviter/landing-actions.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { SampleBonus } from '../../shell/sample-bonus.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Seal } from '../../ui/seal.tsx';
import prose from '../prose.module.css';
import styles from './benefits.module.css';

/** SIGNUP-09: the sample bonus as a banknote with its amount; below it what every account has. */
export function Benefits() {
  const { t } = useMessages();
  const { site, brand } = usePage();
  const values = { brand: brand.name, entity: site.entity.name, host: site.host };
  return (
    <article className={prose.prose}>
      <header className={prose.head}>
        <h1>{t('benefits.title', values)}</h1>
        <p className={prose.lead}>{t('benefits.lead', values)}</p>
      </header>
      <div className={styles.note}>
        <SampleBonus label={styles.label} amount={styles.amount} />
        <Seal seal={site.look.seal} size="large" />
      </div>
      <LandingActions />
      <p className={styles.label}>{t('invite.you.text')}</p>
      <ul className={prose.promises}>
        <Benefit icon="lock" title={t('benefits.host')} text={t('benefits.host.text', values)} />
        <Benefit icon="user" title={t('benefits.entity')} text={t('benefits.entity.text', values)} />
        <Benefit icon="device" title={t('benefits.control')} text={t('benefits.control.text')} />
        <Benefit icon="mail" title={t('benefits.people')} text={t('benefits.people.text')} />
      </ul>
    </article>
  );
}

function Benefit({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li className={prose.promise}>
      <Icon name={icon} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </li>
  );
}
