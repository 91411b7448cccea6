import { AUTO_BAN_PATH } from '@gatehouse/rules/page/page-paths';
import { officialHost, originOf } from '@gatehouse/rules/site/site-of';
import { siteWords } from '@gatehouse/words/brand-words';
import { telegramText } from '@gatehouse/words/telegram-message';
import { sql } from 'kysely';
import { accountById } from '../accounts/accounts.ts';
import type { AccountRow } from '../accounts/tables.ts';
import { compiledOnce } from '../db/compiled-once.ts';
import type { Db } from '../db/open.ts';
import { isOver } from '../delivery/not-delivered.ts';
import { TelegramFailure } from '../delivery/telegram-bot.ts';
import { startLoop } from '../kernel/background-loop.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { addressed } from './notify-account-owner.ts';
import { type StoredEvent, storedEventColumns } from './security-events.ts';
import { botMayWrite, botPermissionOf, stopBotMessages } from './telegram-permission.ts';

const LOOK_EVERY_MS = 1_000;
/** Of one instance at once; the Bot API takes thirty messages in a second. */
const WORKERS = 4;
/** Longer than one attempt takes. */
const NEXT_TRY_MS = 60_000;
/** Later it is no news. */
const OWED_FOR_MS = 60 * 60_000;

type Bot = NonNullable<Services['telegramBot']>;
type Owed = { readonly id: string; readonly account_id: string };

/**
 * Notes a login whose owner permits the bot's messages, in the transaction of the login: nothing is sent there. It is one statement,
 * which finds the person by the account's index.
 */
export async function oweTelegramNotice(db: Db, { id, at }: Pick<StoredEvent, 'id' | 'at'>, accountId: string) {
  await insertOwed(db, { id, accountId, due: at, expires: at + OWED_FOR_MS });
}

const insertOwed = compiledOnce((db, at: { id: string; accountId: string; due: number; expires: number }) =>
  db
    .insertInto('owed_telegram_notice')
    .columns(['id', 'account_id', 'due_at', 'expires_at'])
    .expression(
      db
        .selectFrom('telegram_person')
        .select([
          sql<string>`cast(${at.id} as text)`.as('id'),
          'account_id',
          // PostgreSQL takes a value that stands alone in a select as text.
          sql<number>`cast(${at.due} as bigint)`.as('due_at'),
          sql<number>`cast(${at.expires} as bigint)`.as('expires_at'),
        ])
        .where('account_id', '=', at.accountId)
        .where('bot_messages_at', '>', 0)
        .where('stopped_at', '=', 0),
    ),
);

/** Sends what is owed while the process runs; nothing without a bot. @returns stops it, and waits for the ones under way */
export function startTelegramNotices(services: Services): () => Promise<void> {
  const { telegramBot: bot, note } = services;
  if (!bot) return async () => {};
  return startLoop(async (signal) => {
    const pauseMs = await sendAll(services, bot, signal).catch((error: unknown) => {
      note('Owed messages of the Telegram bot could not be looked up', error);
      return 0;
    });
    return Math.max(LOOK_EVERY_MS, pauseMs);
  });
}

/** Until nothing is due. Answers the pause that Telegram asks for, in ms. */
async function sendAll(services: Services, bot: Bot, signal: AbortSignal): Promise<number> {
  const next = () => claim(services.db, services.clock());
  const first = await next();
  if (!first) return 0;
  const work = async (from: Owed | undefined): Promise<number> => {
    for (let owed = from; owed; owed = signal.aborted ? undefined : await next()) {
      const pauseMs = await sendOne(services, bot, owed);
      if (pauseMs > 0) return pauseMs;
    }
    return 0;
  };
  const others = Array.from({ length: WORKERS - 1 }, async () => work(await next()));
  return Math.max(...(await Promise.all([work(first), ...others])));
}

/** Of several instances one takes it; where that one ends before it has sent it, another one does later. */
async function claim(db: Db, now: number): Promise<Owed | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('owed_telegram_notice')
      .select(['id', 'account_id', 'due_at'])
      .where('due_at', '<=', now)
      .where('expires_at', '>', now)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const taken = await db
      .updateTable('owed_telegram_notice')
      .set({ due_at: now + NEXT_TRY_MS })
      .where('id', '=', due.id)
      .where('due_at', '=', due.due_at)
      .returning('id')
      .executeTakeFirst();
    if (taken) return due;
  }
}

async function sendOne(services: Services, bot: Bot, owed: Owed): Promise<number> {
  const { db, note, clock } = services;
  const message = await messageOf(services, owed);
  if (!message) return settle(db, owed);
  try {
    await bot.sendMessage(message);
    return settle(db, owed);
  } catch (error) {
    const { personUnreachable, retryAfterMs = 0 } = error as Partial<TelegramFailure>;
    if (personUnreachable) await stopBotMessages(services, db, clock(), message.chatId);
    else note('The Telegram bot could not send a notice of a login', error);
    if (isOver(error) || !(error instanceof TelegramFailure)) return settle(db, owed);
    // It was not sent, so it counts when it is.
    await services.limits.giveBack('noticesByAccountAndKind', floodOf(owed));
    if (retryAfterMs > 0) await putOff(db, owed, clock() + retryAfterMs);
    return retryAfterMs;
  }
}

/** Undefined: there is nothing to send any more, or this account gets too many of them. */
async function messageOf(services: Services, { id, account_id }: Owed) {
  const { db, limits } = services;
  const [account, person, event] = await Promise.all([
    accountById(db, account_id),
    botPermissionOf(db, account_id),
    db
      .selectFrom('security_event')
      .select(['kind', ...storedEventColumns])
      .where('id', '=', id)
      .executeTakeFirst(),
  ]);
  if (!account || !event || !botMayWrite(person)) return undefined;
  const isAllowed = await limits.count('noticesByAccountAndKind', floodOf({ account_id })).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
  return isAllowed ? { chatId: person.telegram_id, text: textOf(services, account, event) } : undefined;
}

function floodOf({ account_id }: Pick<Owed, 'account_id'>): string {
  return `${account_id}|telegram`;
}

function textOf({ brand }: Services, account: AccountRow, event: StoredEvent & { readonly kind: string }): string {
  const { site, locale } = addressed({ brand }, account);
  const { browser, system, country, at, kind } = event;
  const sender = { brandName: brand.name, host: officialHost(brand, site), antiPhishing: account.anti_phishing_code };
  const login = { browser, system, country, at, newDevice: kind === 'loginNewDevice' };
  const link = `${originOf(brand, site)}/${locale}${AUTO_BAN_PATH}`;
  return telegramText(locale, 'login', { ...sender, ...login, link }, siteWords(brand, site.id));
}

async function settle(db: Db, { id }: Owed): Promise<number> {
  await db.deleteFrom('owed_telegram_notice').where('id', '=', id).execute();
  return 0;
}

async function putOff(db: Db, { id }: Owed, due_at: number): Promise<void> {
  await db.updateTable('owed_telegram_notice').set({ due_at }).where('id', '=', id).execute();
}
