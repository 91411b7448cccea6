import * as z from 'zod';

type Command = 'start' | 'stop' | 'help';

/** What of an update matters here. `telegramId` is the person's, and of their private chat with the bot. */
export type BotUpdate = {
  readonly id: number;
  /** `blocked`: the person has stopped the bot in Telegram's own menu. */
  readonly kind: Command | 'blocked';
  readonly telegramId: string;
  /** IETF language tag of the person's Telegram; empty where it gives none. */
  readonly language: string;
};

const COMMAND = /^\/(start|stop|help)(?:@(\w{1,64}))?(?=\s|$)/i;

const personId = z.int().positive();
const privateChat = z.object({ id: personId, type: z.literal('private') });
const person = z.object({ id: personId, is_bot: z.literal(false), language_code: z.string().max(35).default('') });
/** Telegram adds fields and kinds of updates at any time: what is not named here is passed over. */
const update = z.object({
  update_id: z.int().nonnegative(),
  message: z.object({ chat: privateChat, from: person, text: z.string() }).optional().catch(undefined),
  my_chat_member: z
    .object({ chat: privateChat, from: person, new_chat_member: z.object({ status: z.literal('kicked') }) })
    .optional()
    .catch(undefined),
});

/**
 * Reads an update of the Bot API. Undefined: it is nothing that the bot answers, or no update at all.
 * @param botName without the at sign: a command may name the bot that it is for
 */
export function readUpdate(body: unknown, botName: string): BotUpdate | undefined {
  const { message, my_chat_member: member, update_id: id = 0 } = update.safeParse(body).data ?? {};
  const said = message ?? member;
  // In a private chat both are the person's.
  if (!said || said.chat.id !== said.from.id) return undefined;
  const who = { id, telegramId: String(said.from.id), language: said.from.language_code };
  if (!message) return { ...who, kind: 'blocked' };
  const [, command, name = botName] = COMMAND.exec(message.text) ?? [];
  if (!command || name.toLowerCase() !== botName.toLowerCase()) return undefined;
  return { ...who, kind: command.toLowerCase() as Command };
}
