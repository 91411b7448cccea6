import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import account from './account.module.css';
import styles from './chip.module.css';

/** The state of a setting. Each kind differs by its sign, its edge and its words; its colour only helps. */
export function Chip({ kind, children }: { kind: 'on' | 'off' | 'warning'; children: ReactNode }) {
  return (
    <span className={`${account.mark} ${styles.chip}`} data-kind={kind}>
      {kind === 'off' ? null : <Icon name={kind === 'on' ? 'success' : 'alert'} size="small" />}
      {children}
    </span>
  );
}
