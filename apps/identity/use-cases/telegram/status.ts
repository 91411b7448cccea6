import { bindStates } from '@gatehouse/contract/telegram/bind-status';
import type { TelegramStatus } from '@gatehouse/contract/telegram/telegram';
import type { Services } from '../../kernel/services.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { telegramLinkOf } from './telegram-link.ts';

/** TG-01: whether the account is bound, to whom, and whether the bot may write. */
export async function telegramStatus({ db }: Pick<Services, 'db'>, who: Authenticated): Promise<TelegramStatus> {
  const link = await telegramLinkOf(db, who);
  if (!link) return { bind_status: bindStates.unbound };
  const { first_name, last_name, username, photo_url, linked_at, last_used_at, bot_messages_at, stopped_at } = link;
  return {
    bind_status: bindStates.bound,
    telegram: {
      first_name,
      ...(last_name && { last_name }),
      ...(username && { username }),
      ...(photo_url && { photo_url }),
      ...{ bound_at: linked_at, last_used_at },
    },
    bot_messages: bot_messages_at > 0,
    messages_stopped: stopped_at > 0,
  };
}
