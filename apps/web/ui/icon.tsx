import styles from './icon.module.css';

/** Line drawings on a 24-unit grid, 1.5 units thick. */
const DRAWINGS = {
  alert: 'M12 8v5m0 3.2v.1M10.3 4.3 2.9 17.2A2 2 0 0 0 4.6 20.2h14.8a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0z',
  back: 'M19 12H5m6-6-6 6 6 6',
  'chevron-forward': 'm9.5 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  device: 'M4 5h16v11H4zM9 20h6m-3-4v4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  'eye-off':
    'M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.3 7.2A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10a2.8 2.8 0 0 0 4 4',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.5 2.6 3.7 5.4 3.7 8.5s-1.2 5.9-3.7 8.5c-2.5-2.6-3.7-5.4-3.7-8.5S9.5 6.1 12 3.5z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5m0-8.2v.1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  'log-out': 'M10 4.5H5.5v15H10M10 12h10m-4-4 4 4-4 4',
  mail: 'M3.5 6h17v12.5h-17zm0 1 8.5 6.5L20.5 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  offline:
    'M4 4l16 16M5 12.5A10 10 0 0 1 9 10.2M2 9a15 15 0 0 1 4.3-2.8M19 12.5a10 10 0 0 0-4.2-2.4M22 9A15 15 0 0 0 10.8 5M8.5 16a5 5 0 0 1 7 0M12 19.5v.1',
  success: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 12.2l2.8 2.8L16 9.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6',
} as const;

export type IconName = keyof typeof DRAWINGS;

export const iconNames = Object.keys(DRAWINGS) as readonly IconName[];

const MIRRORED: ReadonlySet<IconName> = new Set(['back', 'chevron-forward', 'log-out']);

/** A decorative icon, never read aloud. Directional ones mirror in right-to-left pages (LANG-12). */
export function Icon({ name, size = 'normal' }: { name: IconName; size?: 'small' | 'normal' | 'large' }) {
  const mirrored = MIRRORED.has(name) ? ` ${styles.mirrored}` : '';
  return (
    <svg className={`${styles.icon} ${styles[size]}${mirrored}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
