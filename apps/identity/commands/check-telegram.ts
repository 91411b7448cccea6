import { TELEGRAM_WEBHOOK_HEADER } from '@gatehouse/contract/telegram/telegram';
import type { Brand } from '@gatehouse/rules/site/brand';
import { globalSite, originOf } from '@gatehouse/rules/site/site-of';
import { type TelegramBot, type TelegramFailure, telegramBot, webhookSecret } from '../delivery/telegram-bot.ts';
import { webhookUrlOf } from '../use-cases/telegram-bot/webhook-url.ts';
import type { TelegramOptions } from '../verification/telegram/telegram-options.ts';
import { checkOpenId } from './check-telegram-open-id.ts';
import { type Finding, fetched, fine, wrong } from './finding.ts';

/** Bot API, `setWebhook`: the only ports that updates are sent to. */
const WEBHOOK_PORTS = ['', '443', '80', '88', '8443'];
const RECENT_MS = 24 * 60 * 60_000;
const MANY_UPDATES = 100;
const WRONG_TOKEN_STATUSES: readonly (number | undefined)[] = [401, 404];

/**
 * Looks at what the real Telegram needs: token, name of the bot, address of the webhook, and whether updates arrive.
 * @param setsWebhook also has Telegram send updates to the brand's address
 * @param now epoch ms
 */
export async function checkTelegram(
  { botToken, ...options }: TelegramOptions,
  brand: Brand,
  { setsWebhook, now }: { setsWebhook: boolean; now: number },
): Promise<readonly Finding[]> {
  // Without a token there is no bot that could be asked.
  if (botToken === undefined) return checkOpenId(options, brand);
  const telegram: WithToken = { ...options, botToken };
  const bot = telegramBot(telegram);
  const url = webhookUrlOf(brand);
  const token = await checkToken(bot, telegram, brand);
  const address = checkAddress(url, telegram);
  const reached = address.ok ? [await checkReached(url, telegram)] : [];
  const login = telegram.openId ? await checkOpenId(telegram, brand) : [await checkLogin(bot, telegram, brand)];
  const findings = [...token, address, ...reached, ...login];
  if (!token[0]?.ok) return findings;
  const isReady = [...token, address, ...reached].every(({ ok }) => ok);
  const set = setsWebhook ? [await setWebhook(bot, url, isReady)] : [];
  return [...findings, ...set, ...(await checkWebhook(bot, url, now))];
}

type WithToken = TelegramOptions & { readonly botToken: string };

async function checkToken(bot: TelegramBot, { apiOrigin }: TelegramOptions, brand: Brand): Promise<Finding[]> {
  const named = brand.bots.telegram;
  try {
    const { username } = await bot.getMe();
    const isNamed = username.toLowerCase() === named.toLowerCase();
    const differs = `The token is that of @${username}, and the brand names @${named}: use the token of @${named}, or set bots.telegram of BRAND_FILE to ${username}.`;
    return [
      fine(`The token is that of a bot, @${username}.`),
      isNamed ? fine('The brand names the same bot.') : wrong(differs),
    ];
  } catch (error) {
    const { status, message } = error as TelegramFailure;
    if (WRONG_TOKEN_STATUSES.includes(status))
      return [wrong(`TELEGRAM_BOT_TOKEN is not the token of a bot (${status}): copy it again from BotFather.`)];
    return [
      wrong(`The bot could not be asked at ${apiOrigin}: ${message}. Look at TELEGRAM_API_ORIGIN and the network.`),
    ];
  }
}

function checkAddress(address: string, telegram: TelegramOptions): Finding {
  const { protocol, port, hostname } = new URL(address);
  if (isOurs(telegram)) return fine(`Updates go to ${address}.`);
  if (protocol !== 'https:')
    return wrong(
      `The brand’s address is ${address}, and Telegram sends updates to https alone: set scheme in BRAND_FILE.`,
    );
  if (!WEBHOOK_PORTS.includes(port))
    return wrong(`Telegram sends updates to the ports 443, 80, 88 and 8443 alone, and the brand’s is ${port}.`);
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || !hostname.includes('.'))
    return wrong(`Telegram cannot reach ${hostname}: the first host of the global site has to be a public name.`);
  return fine(`Updates go to ${address}.`);
}

/** Plain http: the Telegram of development, on this machine. */
function isOurs({ apiOrigin }: TelegramOptions): boolean {
  return apiOrigin.startsWith('http:');
}

/** An update that holds nothing, with the proof that Telegram would send: it changes nothing. */
async function checkReached(url: string, { botToken }: WithToken): Promise<Finding> {
  const headers = { 'content-type': 'application/json', [TELEGRAM_WEBHOOK_HEADER]: webhookSecret(botToken) };
  const { status, why } = await fetched(url, { method: 'POST', headers, body: '{}' });
  if (status === 200) return fine('The webhook answers there, and knows this bot.');
  if (status === 404)
    return wrong(`The webhook answers 404 at ${url}: what runs there has another TELEGRAM_BOT_TOKEN, or none.`);
  return wrong(
    `The webhook does not answer at ${url} (${why}): is the product running, and does its proxy pass this path?`,
  );
}

/** Whether the domain was given to BotFather: without it Telegram shows no login page. */
async function checkLogin({ id }: TelegramBot, { loginOrigin }: TelegramOptions, brand: Brand): Promise<Finding> {
  const origin = originOf(brand, globalSite(brand));
  const query = new URLSearchParams({ bot_id: id, origin, return_to: `${origin}/third-party/callback` });
  const { status, text, why } = await fetched(`${loginOrigin}/auth?${query}`, { method: 'GET' });
  if (/domain invalid/i.test(text))
    return wrong(`Telegram’s login page refuses ${origin}: give this domain to BotFather with /setdomain.`);
  if (status === undefined || status >= 500)
    return wrong(`Telegram’s login page does not answer at ${loginOrigin} (${why}). Look at TELEGRAM_LOGIN_ORIGIN.`);
  return fine(`Telegram’s login page takes ${origin}.`);
}

async function setWebhook(bot: TelegramBot, url: string, isReady: boolean): Promise<Finding> {
  if (!isReady) return wrong('The webhook was not set: put right what is said above first.');
  try {
    await bot.setWebhook(url);
    return fine('The webhook was set.');
  } catch (error) {
    return wrong(`The webhook could not be set: ${(error as TelegramFailure).message}.`);
  }
}

async function checkWebhook(bot: TelegramBot, expected: string, now: number): Promise<Finding[]> {
  try {
    const { url, pending_update_count: waiting, last_error_date = 0, last_error_message } = await bot.getWebhookInfo();
    if (!url) return [wrong('No webhook is set, so the bot hears nothing: run this again with --set-webhook.')];
    if (url !== expected) return [wrong('The webhook is at another address: run this again with --set-webhook.')];
    const failedAt = last_error_date * 1_000;
    const at = new Date(failedAt).toISOString();
    return [
      fine('The webhook is set.'),
      ...(now - failedAt < RECENT_MS
        ? [wrong(`Telegram could not deliver an update at ${at}: ${last_error_message ?? 'it does not say why'}.`)]
        : []),
      ...(waiting > MANY_UPDATES
        ? [wrong(`${waiting} updates wait at Telegram: the webhook does not take them.`)]
        : []),
    ];
  } catch (error) {
    return [wrong(`Telegram did not say which webhook is set: ${(error as TelegramFailure).message}.`)];
  }
}
