import { parseArgs } from 'node:util';
import { BrandError, loadBrand } from '@gatehouse/brand/load-brand';
import { checkTelegram } from '@gatehouse/identity/commands/check-telegram';
import type { Finding } from '@gatehouse/identity/commands/finding';
import { brandWordsProblems } from '@gatehouse/words/brand-words';
import { EnvironmentError, readEnvironment } from '../server/environment.ts';
import { telegramFrom } from '../server/telegram-options.ts';

/**
 * Looks at what Telegram needs, by the environment of the product, and says what is wrong. It ends with 1 where something is.
 *
 *     npm run telegram
 *     npm run telegram -- --set-webhook
 */
const { values } = parseArgs({ options: { 'set-webhook': { type: 'boolean', default: false } } });

async function findings(): Promise<readonly Finding[]> {
  try {
    const environment = readEnvironment(process.env);
    const brand = loadBrand({ file: environment.brandFile, port: environment.port, check: brandWordsProblems });
    const telegram = telegramFrom(environment, brand);
    if (!telegram)
      return [{ ok: false, what: 'TELEGRAM_BOT_TOKEN is not set, nor a client of its login, so Telegram is off.' }];
    return await checkTelegram(telegram, brand, { setsWebhook: values['set-webhook'], now: Date.now() });
  } catch (error) {
    if (error instanceof EnvironmentError || error instanceof BrandError) return [{ ok: false, what: error.message }];
    throw error;
  }
}

const found = await findings();
process.stdout.write(`${found.map(({ ok, what }) => `${ok ? 'ok   ' : 'WRONG'}  ${what}`).join('\n')}\n`);
process.exitCode = found.every(({ ok }) => ok) ? 0 : 1;
