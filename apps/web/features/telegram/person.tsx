import type { TelegramUser } from '@gatehouse/contract/telegram/telegram';
import type { ReactNode } from 'react';
import parties from '../cards/parties.module.css';

/** The whole name, as Telegram has it. */
export function nameOf({ first_name, last_name }: TelegramUser): string {
  return [first_name, last_name].filter((part) => part?.trim()).join(' ');
}

/** TG-03: a person of Telegram. Its picture stands on a server of Telegram's, which no page asks: the initial stands for it. */
export function Person({ who, children }: { who: TelegramUser; children?: ReactNode }) {
  const name = nameOf(who);
  const [initial = '?'] = name.trim();
  return (
    <div className={parties.party}>
      <span className={`${parties.mark} ${parties.initial}`} aria-hidden="true">
        {initial.toUpperCase()}
      </span>
      <div className={parties.who}>
        <p className={parties.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={parties.hint}>
          {who.username ? (
            <>
              <bdi dir="ltr">@{who.username}</bdi>
              {' · '}
            </>
          ) : null}
          <bdi>Telegram</bdi>
        </p>
        {children}
      </div>
    </div>
  );
}
