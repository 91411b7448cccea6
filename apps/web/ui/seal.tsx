import type { Seal as SealShape } from '@gatehouse/rules/site';
import styles from './seal.module.css';
import { sealPath } from './seal-path.ts';

export type SealProps = {
  seal: SealShape;
  /** `large` stands faint behind the page, `small` beside the site's name. */
  size: 'large' | 'small';
  /** Read aloud, where the seal stands alone. */
  label?: string;
};

/** A site's guilloche (LOOK, Signature): the same site, the same seal. */
export function Seal({ seal, size, label }: SealProps) {
  return (
    <svg
      className={`${styles.seal} ${styles[size]}`}
      viewBox="-256 -256 512 512"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={sealPath(seal)} />
    </svg>
  );
}
