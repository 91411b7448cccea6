import type { TelegramUser } from '@gatehouse/contract/telegram/telegram';
import type { ReactNode } from 'react';
import styles from './telegram.module.css';

/** The whole name, as Telegram has it. */
export function nameOf({ first_name, last_name }: TelegramUser): string {
  return [first_name, last_name].filter((part) => part?.trim()).join(' ');
}

/** TG-03: a person of Telegram. Its picture stands on a server of Telegram's, which no page asks: the initial stands for it. */
export function Person({ who, children }: { who: TelegramUser; children?: ReactNode }) {
  const name = nameOf(who);
  const [initial = '?'] = name.trim();
  return (
    <div className={styles.party}>
      <span className={`${styles.mark} ${styles.initial}`} aria-hidden="true">
        {initial.toUpperCase()}
      </span>
      <div className={styles.who}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.hint}>
          {who.username ? <bdi dir="ltr">@{who.username}</bdi> : null}
          <TelegramMark />
        </p>
      </div>
      {children}
    </div>
  );
}

/** Telegram's name with a paper plane: whose person this is. */
export function TelegramMark() {
  return (
    <span className={styles.telegram}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20.5 4 3.5 10.6l5.4 2L17 7.5l-6 6.3 6.3 5.2z" />
      </svg>
      <bdi>Telegram</bdi>
    </span>
  );
}
