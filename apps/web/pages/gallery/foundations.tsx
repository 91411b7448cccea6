import { useMessages } from '../../shell/words.tsx';
import { PersonalSeal } from '../../ui/personal-seal.tsx';
import { Seal } from '../../ui/seal.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';
import type { GallerySite } from './page.ts';

const ONE = { lobes: 12, depth: 0.32, turns: 5, rings: 4 };
const OWN = [
  { lobes: 8, depth: 0.3, turns: 3, rings: 2, core: 5 },
  { lobes: 13, depth: 0.35, turns: 2, rings: 3, core: 6 },
  { lobes: 5, depth: 0.25, turns: 4, rings: 2, core: 7 },
];

/** Each site's seal, in the hue chosen for the page; one of them at each step of a registration; and seals of accounts. */
export function Seals({ sites }: { sites: readonly GallerySite[] }) {
  const { t } = useMessages();
  return (
    <Exhibit file="seal.tsx">
      <ul className={styles.seals}>
        {sites.map(({ id, look }, place) => (
          <li key={id}>
            {/* The first one stands for the seal of the page. */}
            <Seal seal={look.seal} size="large" {...(place === 0 ? { id: 'site-seal' } : {})} />
            <p className={styles.row}>
              <Seal seal={look.seal} size="small" /> {id}
            </p>
          </li>
        ))}
      </ul>
      <ul className={styles.seals}>
        {[1, 2, 3, 4].map((progress) => (
          <li key={progress}>
            <Seal seal={sites[0]?.look.seal ?? ONE} size="large" progress={progress} />
          </li>
        ))}
        {OWN.map((seal) => (
          <li key={seal.lobes}>
            <PersonalSeal seal={seal} label={t('account.antiPhishing.seal')} />
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}

const SWATCHES = [
  ...['paper', 'card', 'tint', 'tintStrong', 'line', 'edge', 'grey', 'ink', 'accent', 'accentStrong'],
  ...['danger', 'dangerTint', 'warning', 'warningTint', 'success', 'successTint'],
];

export function Colours() {
  return (
    <Exhibit file="tokens.css">
      <ul className={styles.swatches}>
        {SWATCHES.map((name) => (
          <li key={name}>
            <span className={`${styles.swatch} ${styles[name]}`} />
            <small>{name}</small>
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}

export function Type() {
  const { t } = useMessages();
  return (
    <Exhibit file="base.css">
      <h1>{t('register.title')}</h1>
      <h2>{t('register.code.title')}</h2>
      <h3>{t('login.title')}</h3>
      <p>
        {t('login.newHere')} <a href="#base.css">{t('login.register')}</a>
      </p>
      <p className={styles.quiet}>{t('prove.spam')}</p>
      <p className={styles.code}>0123456789</p>
    </Exhibit>
  );
}
