import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { NotDelivered } from './not-delivered.ts';

const WHOLE_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 65_536;
const MOST_DESCRIPTION_CHARS = 200;
/** A proxy before Telegram has forwarded the call, and had no answer. */
const GATEWAY_TIMEOUT = 504;
/** Where Telegram says no number of seconds. */
const USUAL_PAUSE_MS = 5_000;
const MOST_PAUSE_MS = 3_600_000;
/** The connection was never made. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH']);
/** What Telegram says where this person cannot be written to until they start the bot again. */
const UNREACHABLE_PERSON = /chat not found|bot was blocked|user is deactivated|can't initiate conversation/i;
const FORBIDDEN = 403;
const TOO_MANY_STATUS = 429;

/** The updates that the webhook reads (Bot API, `setWebhook`). */
const ALLOWED_UPDATES = ['message', 'my_chat_member'];

/** `token` as BotFather gives it; `apiOrigin` an http or https address, to which `/bot<token>/<method>` is added. */
export type TelegramBotOptions = { readonly botToken: string; readonly apiOrigin: string };

/** `chatId`: of a private chat, which is the person's id. `button` opens `url` as the mini-app. */
export type TelegramMessage = {
  readonly chatId: string;
  readonly text: string;
  readonly button?: { readonly text: string; readonly url: string } | undefined;
};

export type DeliverTelegram = (message: TelegramMessage) => Promise<void>;

const me = z.object({ id: z.number(), username: z.string().default('') });
const webhookInfo = z.object({
  url: z.string().default(''),
  pending_update_count: z.number().default(0),
  last_error_date: z.number().optional(),
  last_error_message: z.string().optional(),
  allowed_updates: z.array(z.string()).optional(),
});
export type WebhookInfo = z.infer<typeof webhookInfo>;

const answered = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});
type Answered = z.infer<typeof answered>;

/** The bot, by the methods of the Bot API that are used. @throws {TelegramFailure} each of them */
export type TelegramBot = {
  /** Of `botIdOf`. */
  readonly id: string;
  readonly getMe: () => Promise<z.infer<typeof me>>;
  readonly sendMessage: DeliverTelegram;
  /** Has Telegram send updates to this https address, with the secret of `webhookSecret`. */
  readonly setWebhook: (url: string) => Promise<void>;
  readonly getWebhookInfo: () => Promise<WebhookInfo>;
};

declare module '../kernel/services.ts' {
  interface Services {
    /** Undefined: Telegram is off. */
    readonly telegramBot?: TelegramBot | undefined;
  }
}

type Failed = ConstructorParameters<typeof NotDelivered>[1] & {
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly personUnreachable?: boolean;
};

/** A call of the Bot API failed. Its words hold neither token, person nor text. */
export class TelegramFailure extends NotDelivered {
  override readonly name = 'TelegramFailure';
  /** Of the answer; undefined: none came. */
  readonly status: number | undefined;
  /** 429: nothing more may be sent for so long. */
  readonly retryAfterMs: number | undefined;
  /** The person has stopped the bot, or never started it. */
  readonly personUnreachable: boolean;

  constructor(message: string, { status, retryAfterMs, personUnreachable = false, ...outcome }: Failed) {
    super(message, outcome);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.personUnreachable = personUnreachable;
  }
}

/** The bot's public number, the digits before the colon of its token. */
export function botIdOf({ botToken }: Pick<TelegramBotOptions, 'botToken'>): string {
  return botToken.split(':', 1)[0] ?? '';
}

/**
 * What Telegram sends along with each update, so that a stranger's are told apart (Bot API, `secret_token`: letters, digits, `_`
 * and `-`). It follows from the token, so there is nothing more to configure, and says nothing of it.
 */
export function webhookSecret(botToken: string): string {
  return createHmac('sha256', botToken).update('gatehouse telegram webhook').digest('base64url');
}

/** A client of the Bot API. Redirects are not followed, and the token is in no error. */
export function telegramBot({ botToken, apiOrigin }: TelegramBotOptions, timeoutMs = WHOLE_TIMEOUT_MS): TelegramBot {
  const ask = async (method: string, payload: object = {}) => {
    const answer = await post(`${apiOrigin}/bot${botToken}/${method}`, payload, timeoutMs);
    if (answer.status === 200 && answer.read?.ok) return answer.read.result;
    throw refused(method, answer, botToken);
  };
  const read = async <T>(method: string, schema: z.ZodType<T>): Promise<T> => {
    const { success, data } = schema.safeParse(await ask(method));
    if (!success) throw new TelegramFailure(`Telegram answered ${method} with something else`, NOT_SENT);
    return data;
  };
  return {
    id: botIdOf({ botToken }),
    getMe: () => read('getMe', me),
    getWebhookInfo: () => read('getWebhookInfo', webhookInfo),
    sendMessage: async ({ chatId, text, button }) => {
      const keyboard = button && [[{ text: button.text, web_app: { url: button.url } }]];
      await ask('sendMessage', {
        chat_id: Number(chatId),
        text,
        link_preview_options: { is_disabled: true },
        ...(keyboard ? { reply_markup: { inline_keyboard: keyboard } } : {}),
      });
    },
    setWebhook: async (url) => {
      await ask('setWebhook', { url, secret_token: webhookSecret(botToken), allowed_updates: ALLOWED_UPDATES });
    },
  };
}

const NOT_SENT = { mayHaveBeenSent: false } as const;
type Reply = { readonly status: number; readonly read: Answered | undefined };

async function post(url: string, payload: object, timeoutMs: number): Promise<Reply> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, read: readAnswer(await textOf(answer)) };
  } catch (error) {
    // The cause may name the address, which holds the token.
    const { name, code, cause } = error as Error & { code?: string; cause?: { code?: string } };
    const why = name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? code ?? 'broken off');
    throw new TelegramFailure(`Telegram cannot be reached (${why})`, { mayHaveBeenSent: !NEVER_CONNECTED.has(why) });
  }
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    // Leaving the loop lets the connection go.
    if (bytes > MAX_ANSWER_BYTES) return '';
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function readAnswer(text: string): Answered | undefined {
  try {
    return answered.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function refused(method: string, { status, read }: Reply, botToken: string): TelegramFailure {
  // Before it is cut: a part of the token, at the end, would not be found.
  const said = shortened((read?.description ?? '').replaceAll(botToken, '<token>'));
  const message = `Telegram answered ${method} with ${status}${said && `: ${said}`}`;
  if (status === TOO_MANY_STATUS) {
    const { retry_after: seconds } = read?.parameters ?? {};
    const retryAfterMs = seconds && seconds > 0 ? Math.min(seconds * 1_000, MOST_PAUSE_MS) : USUAL_PAUSE_MS;
    return new TelegramFailure(message, { ...NOT_SENT, status, retryAfterMs });
  }
  const personUnreachable = isOfPerson(status, read);
  // A 200 that cannot be read may have been taken.
  const mayHaveBeenSent = status === GATEWAY_TIMEOUT || status === 200;
  return new TelegramFailure(message, {
    ...{ status, personUnreachable, mayHaveBeenSent },
    isFinal: personUnreachable || status === 400,
  });
}

/** Only the Bot API knows about a person: a proxy's or a firewall's 403 says nothing about them. */
function isOfPerson(status: number, read: Answered | undefined): boolean {
  if (read?.ok !== false) return false;
  return status === FORBIDDEN || (status === 400 && UNREACHABLE_PERSON.test(read.description ?? ''));
}

function shortened(description: string): string {
  return description.replace(/[^\x20-\x7e]+/g, ' ').slice(0, MOST_DESCRIPTION_CHARS);
}
