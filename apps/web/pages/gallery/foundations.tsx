import { useMessages } from '../../shell/words.tsx';
import { Seal } from '../../ui/seal.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';
import type { GallerySite } from './page.ts';

/** Each site's seal, in the hue chosen for the page. */
export function Seals({ sites }: { sites: readonly GallerySite[] }) {
  return (
    <Exhibit file="seal.tsx">
      <ul className={styles.seals}>
        {sites.map(({ id, look }) => (
          <li key={id}>
            <Seal seal={look.seal} size="large" />
            <p className={styles.row}>
              <Seal seal={look.seal} size="small" /> {id}
            </p>
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
