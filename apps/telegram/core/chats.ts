import type { Person } from './people.ts';

/** A button below a bot's message: leads to an address, or opens the mini-app there. */
export type ChatButton = { readonly text: string; readonly url: string; readonly opens: 'link' | 'mini-app' };

/** `date`: seconds since 1970. `html`: the text has the tags of the Bot API's parse mode. */
export type ChatMessage = {
  readonly message_id: number;
  readonly from: 'person' | 'bot';
  readonly date: number;
  readonly text: string;
  readonly html: boolean;
  readonly buttons: readonly (readonly ChatButton[])[];
};

/** A person's chat with the bot. */
export type Chat = {
  readonly messages: ChatMessage[];
  /** The bot may write: the person has started it, or has permitted it. */
  started: boolean;
  /** The person has stopped the bot by Telegram's own menu. */
  blocked: boolean;
};

export type Chats = {
  readonly of: (person: Person) => Chat;
  readonly add: (person: Person, message: Omit<ChatMessage, 'message_id' | 'date'>) => ChatMessage;
  /** As at the start: no message, nothing permitted. */
  readonly clear: (person: Person) => void;
};

const MOST_MESSAGES = 500;

/** Every chat of the bot, in memory. */
export function createChats(now: () => number): Chats {
  const chats = new Map<number, Chat>();
  let lastId = 0;
  const of = ({ id }: Person) => {
    const known = chats.get(id) ?? { messages: [], started: false, blocked: false };
    chats.set(id, known);
    return known;
  };
  return {
    of,
    add(person, message) {
      lastId += 1;
      const added = { ...message, message_id: lastId, date: Math.floor(now() / 1_000) };
      const { messages } = of(person);
      messages.push(added);
      if (messages.length > MOST_MESSAGES) messages.shift();
      return added;
    },
    clear: ({ id }) => void chats.delete(id),
  };
}
