import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

export type NoticeProps = {
  kind?: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links: what to do about it. */
  actions?: ReactNode;
  /** `alert` for what appears and must be heard at once, `status` for what may wait. */
  role?: 'alert' | 'status';
  icon?: IconName;
};

const ICONS: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'success',
  warning: 'alert',
  danger: 'alert',
};

/** Something to know about this page or form. The icon carries the kind beside the colour. */
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
