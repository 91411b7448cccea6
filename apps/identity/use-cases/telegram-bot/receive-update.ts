import { languageFor } from '@gatehouse/rules/language/language';
import { globalSite, officialHost, originOf } from '@gatehouse/rules/site/site-of';
import { TELEGRAM_PATH } from '@gatehouse/rules/telegram/telegram-paths';
import { siteWords } from '@gatehouse/words/brand-words';
import { telegramButton, telegramText } from '@gatehouse/words/telegram-message';
import { accountById } from '../../accounts/accounts.ts';
import type { TelegramBot, TelegramFailure } from '../../delivery/telegram-bot.ts';
import type { Services } from '../../kernel/services.ts';
import { addressed } from '../../notifications/notify-account-owner.ts';
import { accountsOfPerson, stopBotMessages } from '../../notifications/telegram-permission.ts';
import { isFirst } from './once.ts';
import type { BotUpdate } from './update.ts';

/** Telegram keeps an update for a day at most, and sends it again until it is answered. */
const UPDATE_KEPT_MS = 2 * 24 * 60 * 60_000;
/** Of each reply: a person who sends a command many times gets no flood, and one who comes back gets an answer. */
const REPLY_EVERY_MS = 10_000;

type Reply = 'welcome' | 'startAgain' | 'stopped' | 'notLinked' | 'help';

/** Those with a button that opens the mini-app. */
const OPENING: readonly Reply[] = ['welcome', 'startAgain', 'help'];

/**
 * Takes an update, once: `/stop`, or blocking the bot, ends its messages; `/start` is welcomed, `/help` says what there is. Permission is given where an account is
 * proved (binding, settings), never by a message to the bot. The reply is sent after that, and lost where it fails.
 */
export async function receiveUpdate(services: Services, bot: TelegramBot, update: BotUpdate): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const reply = await db.transaction().execute(async (trx): Promise<Reply | undefined> => {
    if (!(await isFirst(trx, now, ['update', bot.id, String(update.id)], UPDATE_KEPT_MS))) return undefined;
    const kind = await apply(services, { trx, now }, update);
    return kind && (await isFirst(trx, now, [kind, bot.id, update.telegramId], REPLY_EVERY_MS)) ? kind : undefined;
  });
  if (reply) replyLater(services, bot, update, reply);
}

async function apply(
  services: Services,
  { trx, now }: { trx: Services['db']; now: number },
  { kind, telegramId }: BotUpdate,
): Promise<Reply | undefined> {
  if (kind === 'help') return 'help';
  const accounts = await accountsOfPerson({ ...services, db: trx }, telegramId);
  if (kind === 'start') return accounts.some(({ stopped_at }) => stopped_at > 0) ? 'startAgain' : 'welcome';
  await stopBotMessages(services, trx, now, telegramId);
  if (kind === 'blocked') return undefined;
  return accounts.length > 0 ? 'stopped' : 'notLinked';
}

/** Telegram's call is answered meanwhile; a shutdown waits for the reply. */
function replyLater(services: Services, bot: TelegramBot, update: BotUpdate, reply: Reply): void {
  const { notifying, note } = services;
  const sending = send(services, bot, update, reply)
    .catch((error: unknown) => note('The Telegram bot could not reply', error))
    .finally(() => notifying.delete(sending));
  notifying.add(sending);
}

async function send(services: Services, bot: TelegramBot, update: BotUpdate, reply: Reply): Promise<void> {
  const { telegramId: chatId } = update;
  const { locale, origin, own, ...sender } = await senderOf(services, update);
  const url = `${origin}/${locale}${TELEGRAM_PATH}`;
  // The real Bot API takes mini-apps of https alone, and refuses the whole message; the one of development takes any.
  const takesAny = services.telegram?.apiOrigin.startsWith('http:') ?? false;
  const opens = OPENING.includes(reply) && (takesAny || url.startsWith('https:'));
  const button = opens ? { text: telegramButton(locale, sender.brandName, own), url } : undefined;
  await bot
    .sendMessage({ chatId, text: telegramText(locale, reply, sender, own), button })
    .catch(async (error: Partial<TelegramFailure>) => {
      if (!error.personUnreachable) throw error;
      await stopBotMessages(services, services.db, services.clock(), chatId);
    });
}

/** In the words of the person's account, where one is bound. */
async function senderOf(services: Services, { telegramId, language }: BotUpdate) {
  const { db, brand } = services;
  const [bound] = await accountsOfPerson(services, telegramId);
  const account = bound && (await accountById(db, bound.account_id));
  const { site, locale } = account ? addressed(services, account) : strangerOn(globalSite(brand), language);
  const antiPhishing = account?.anti_phishing_code;
  return {
    locale,
    own: siteWords(brand, site.id),
    origin: originOf(brand, site),
    brandName: brand.name,
    host: officialHost(brand, site),
    antiPhishing,
  };
}

function strangerOn(site: ReturnType<typeof globalSite>, acceptLanguage: string) {
  return { site, locale: languageFor(site, { acceptLanguage }).value };
}
