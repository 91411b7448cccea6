import type { TelegramUser } from '@gatehouse/contract/telegram/telegram';
import type { ReactNode } from 'react';
import parties from '../cards/parties.module.css';
import form from '../forms/form.module.css';

/** The whole name, as Telegram has it. */
export function nameOf({ first_name, last_name }: TelegramUser): string {
  return [first_name, last_name].filter((part) => part?.trim()).join(' ');
}

/** The first letter as it is written: not every script has capitals that its readers expect, and a sign may be many characters. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment ?? '?';
}

/** TG-03: a person of Telegram. Its picture stands on a server of Telegram's, which no page asks: the initial stands for it. */
export function Person({ who, sign, children }: { who: TelegramUser; sign?: ReactNode; children?: ReactNode }) {
  const name = nameOf(who);
  return (
    <div className={parties.party}>
      <span className={`${parties.mark} ${parties.initial}`} aria-hidden="true">
        {initialOf(name)}
      </span>
      <div className={parties.who}>
        <p className={parties.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={form.aside}>
          {who.username ? <bdi dir="ltr">@{who.username}</bdi> : null}
          {sign || !who.username ? (
            <span className={form.aside}>
              {sign}
              <bdi>Telegram</bdi>
            </span>
          ) : null}
        </p>
        {children}
      </div>
    </div>
  );
}
