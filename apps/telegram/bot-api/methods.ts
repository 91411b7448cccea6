import { BotError } from '../core/bot-error.ts';
import type { ChatButton } from '../core/chats.ts';
import { personById } from '../core/people.ts';
import { chatOf, type Telegram } from '../core/telegram.ts';

type Parameters = Readonly<Record<string, unknown>>;
type Method = (telegram: Telegram, parameters: Parameters) => unknown;

const MOST_CHARACTERS = 4_096;
const SECRET_TOKEN = /^[\w-]{1,256}$/;
const LONGEST_URL = 2_048;

/** The methods of the Bot API that this Telegram has, by lower-case name. Parameters may be text or JSON. */
export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['getme', ({ bot }) => ({ ...bot, is_bot: true, can_join_groups: false, has_main_web_app: true })],
  ['sendmessage', sendMessage],
  ['setwebhook', setWebhook],
  ['deletewebhook', deleteWebhook],
  ['getwebhookinfo', webhookInfo],
  ['getupdates', getUpdates],
]);

function sendMessage(telegram: Telegram, { chat_id, text, parse_mode, reply_markup }: Parameters): unknown {
  telegram.failOnDemand();
  const person = personById(chat_id);
  if (!person) throw new BotError(400, 'Bad Request: chat not found');
  const { blocked, started } = telegram.chats.of(person);
  if (blocked) throw new BotError(403, 'Forbidden: bot was blocked by the user');
  if (!started) throw new BotError(403, "Forbidden: bot can't initiate conversation with a user");
  if (typeof text !== 'string' || text.trim() === '') throw new BotError(400, 'Bad Request: message text is empty');
  if ([...text].length > MOST_CHARACTERS) throw new BotError(400, 'Bad Request: message is too long');
  if (parse_mode !== undefined && parse_mode !== '' && parse_mode !== 'HTML')
    throw new BotError(400, 'Bad Request: unsupported parse_mode');
  const message = { from: 'bot', text, html: parse_mode === 'HTML', buttons: buttonsOf(reply_markup) } as const;
  const { message_id, date } = telegram.chats.add(person, message);
  return { message_id, date, text, from: { ...telegram.bot, is_bot: true }, chat: chatOf(person) };
}

function buttonsOf(markup: unknown): readonly (readonly ChatButton[])[] {
  const { inline_keyboard: rows } = (parsed(markup) ?? {}) as { inline_keyboard?: unknown };
  if (!Array.isArray(rows)) return [];
  return rows.map((row) => {
    if (!Array.isArray(row)) throw new BotError(400, 'Bad Request: field "inline_keyboard" must be an array of arrays');
    return row.map(buttonOf);
  });
}

function buttonOf(button: unknown): ChatButton {
  const { text, url, web_app } = (button ?? {}) as { text?: unknown; url?: unknown; web_app?: { url?: unknown } };
  const address = url ?? web_app?.url;
  if (typeof text !== 'string' || typeof address !== 'string' || !isWebAddress(address))
    throw new BotError(400, 'Bad Request: BUTTON_URL_INVALID');
  return { text, url: address, opens: url === undefined ? 'mini-app' : 'link' };
}

function setWebhook(telegram: Telegram, { url, secret_token, drop_pending_updates }: Parameters): unknown {
  if (typeof url !== 'string') throw new BotError(400, 'Bad Request: bad webhook: URL is not given');
  const drops = parsed(drop_pending_updates) === true;
  if (url === '') return removed(telegram, drops);
  if (url.length > LONGEST_URL || !isWebAddress(url))
    throw new BotError(400, 'Bad Request: bad webhook: URL is invalid');
  if (secret_token !== undefined && !(typeof secret_token === 'string' && SECRET_TOKEN.test(secret_token)))
    throw new BotError(400, 'Bad Request: secret token contains unallowed characters');
  telegram.updates.setWebhook({ url, secretToken: secret_token as string | undefined }, drops);
  return true;
}

function deleteWebhook(telegram: Telegram, { drop_pending_updates }: Parameters): unknown {
  return removed(telegram, parsed(drop_pending_updates) === true);
}

function removed({ updates }: Telegram, drops: boolean): true {
  updates.setWebhook(undefined, drops);
  return true;
}

function webhookInfo({ updates }: Telegram): unknown {
  const error = updates.lastError();
  return {
    url: updates.webhook()?.url ?? '',
    has_custom_certificate: false,
    pending_update_count: updates.pending().length,
    ...(error ? { last_error_date: error.date, last_error_message: error.message } : {}),
  };
}

function getUpdates({ updates }: Telegram, { offset, limit }: Parameters): unknown {
  if (updates.webhook())
    throw new BotError(409, "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook first");
  const most = Number(limit ?? 100);
  return updates.pending(Number(offset ?? 0)).slice(0, Number.isInteger(most) && most > 0 ? most : 100);
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** @throws {BotError} where text is no JSON */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new BotError(400, 'Bad Request: object expected as reply markup');
  }
}
