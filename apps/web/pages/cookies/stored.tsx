import type { Purpose } from '@gatehouse/rules/site/brand';
import { nameOf, ownStores } from '../../platform/storage/own-storage.ts';
import type { OwnStore } from '../../platform/storage/own-store.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import styles from '../prose.module.css';

const DAY_MS = 86_400_000;

/** What the product stores for a purpose: each item with its name, use, place and duration. */
export function Stored({ purpose }: { purpose: Purpose }) {
  const { t } = useMessages();
  const { brand, site } = usePage();
  const isSecure = site.origin.startsWith('https:');
  const duration = useDuration();
  const stores = ownStores.filter((store) => store.purpose === purpose);
  if (stores.length === 0) return null;
  return (
    <dl className={styles.stored}>
      {stores.map((store) => (
        <div key={store.id}>
          <dt>
            {t(`legal.cookies.${store.id}`)}{' '}
            <code className={styles.address} dir="ltr">
              {nameOf(store, brand.keys, isSecure)}
            </code>
          </dt>
          <dd>{t(`legal.cookies.${store.id}.purpose`)}</dd>
          <dd className={styles.kept}>
            <span>
              <b>{t('legal.cookies.where')}</b> {store.where.map((place) => t(`legal.storage.${place}`)).join(', ')}
            </span>
            <span>
              <b>{t('legal.cookies.keptFor')}</b> {duration(store.kept)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useDuration(): (kept: OwnStore['kept']) => string {
  const { t } = useMessages();
  return (kept) => {
    if (kept === 'tab') return t('legal.duration.tab');
    if (kept === 'browser') return t('legal.duration.browser');
    if (kept === 'cleared') return t('legal.duration.untilCleared');
    if (kept < DAY_MS) return t('legal.duration.seconds', { seconds: Math.round(kept / 1000) });
    return t('legal.duration.days', { days: Math.round(kept / DAY_MS) });
  };
}
