import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

export type NoticeProps = {
  kind?: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Actions. */
  actions?: ReactNode;
  /** `alert` is announced at once, `status` politely. */
  role?: 'alert' | 'status';
  icon?: IconName;
};

const ICONS: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'success',
  warning: 'alert',
  danger: 'alert',
};

/** A notice about this page or form. Its icon shows the kind beside the colour. */
export function Notice({ kind = 'info', title, children, actions, role, icon = ICONS[kind] }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={role}>
      <Icon name={icon} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.text}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
