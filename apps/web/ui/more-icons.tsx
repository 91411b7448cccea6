import styles from './icon.module.css';

/** Icons of deferred parts: `icon.tsx` is in every first load. */
const DRAWINGS = {
  app: 'M7 2.8h10v18.4H7zM10.5 18.3h3M9.7 10.6l1.7 1.7 3-3.2',
  code: 'M3.5 7h17v10h-17zM8 12h.1m3.9 0h.1m3.9 0h.1',
  key: 'M14.5 4.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 13l-7 7m2.5-2.5L9 20m6.5-12.2v.1',
  'move-out': 'M4.5 13.5v6h15v-6M12 15V3.5M7.5 8 12 3.5 16.5 8',
  passkey:
    'M9.5 3.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM2.5 20.5c.5-4.2 3.2-6.2 7-6.2 1 0 1.9.1 2.7.4M18 10.5a3 3 0 0 0-1.4 5.7v5.3l1.4-1 1.4 1v-5.3A3 3 0 0 0 18 10.5zm0 2.8v.1',
  phone: 'M7 2.8h10v18.4H7zM10.5 18.3h3',
  picture: 'M3.5 5h17v14h-17zM3.5 16l5-5 4 4 2.5-2.5 5.5 5M15.5 8.5v.1',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5m-6 3.5h2.5m3.5-.5v.5m-13-13h.1m9.9 0h.1M7 17h.1',
  trade: 'M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4',
} as const;

export type MoreIconName = keyof typeof DRAWINGS;

/** A decorative icon, as `Icon`. */
export function MoreIcon({ name }: { name: MoreIconName }) {
  return (
    <svg className={`${styles.icon} ${styles.normal}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
