import type { Site } from '@gatehouse/rules/site/site';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { botMayWrite } from '../../notifications/telegram-permission.ts';
import { sessionIfAny } from '../../sessions/authenticate.ts';
import { countTelegramCall, countTelegramPerson } from '../../verification/telegram/count-calls.ts';
import { mustBeRecent, verifyLaunchData } from '../../verification/telegram/telegram-data.ts';

/** TG-11: the Telegram user who asks, proved by launch data, and the account that they are bound to. */
export type TaskPerson = {
  readonly environment: Site['environment'];
  readonly telegramId: string;
  /** Undefined: none yet. */
  readonly account?: { readonly id: string; readonly verified: boolean; readonly botMayWrite: boolean } | undefined;
};

/**
 * @param launchData of the header `TgToken`
 * @throws {Refusal} telegramDataInvalid, telegramDataExpired (older than an hour), thirdPartyTaken where this Telegram user is bound to
 * another account than the session's, thirdPartyThere where that account is bound to another Telegram user; addressLimit,
 * deviceOrAccountLimit
 */
export async function taskPersonOf(services: Services, launchData: string, visitor: Visitor): Promise<TaskPerson> {
  const { telegram, clock, limits } = services;
  if (!telegram) throw new Refusal('telegramDataInvalid');
  await countTelegramCall(limits, 'Tasks', visitor);
  const proof = verifyLaunchData(telegram, launchData);
  mustBeRecent(proof, clock(), 'session');
  await countTelegramPerson(limits, 'Tasks', proof, visitor);
  const [environment, telegramId] = [visitor.site.environment, String(proof.telegramId)];
  const account = await boundAccount(services, environment, telegramId);
  const loggedIn = (await sessionIfAny(services, visitor))?.account_id;
  if (loggedIn !== undefined) await mustBeTheSame(services, loggedIn, account?.id);
  return { environment, telegramId, account };
}

async function boundAccount({ db }: Services, environment: Site['environment'], telegramId: string) {
  const found = await db
    .selectFrom('telegram_person')
    .innerJoin('account', 'account.id', 'telegram_person.account_id')
    .select(['account.id', 'account.kyc_person_level', 'telegram_id', 'bot_messages_at', 'stopped_at'])
    .where('telegram_person.environment', '=', environment)
    .where('telegram_id', '=', telegramId)
    .executeTakeFirst();
  return found && { id: found.id, verified: found.kyc_person_level > 0, botMayWrite: botMayWrite(found) };
}

async function mustBeTheSame({ db }: Services, loggedIn: string, bound: string | undefined): Promise<void> {
  if (bound === loggedIn) return;
  if (bound !== undefined) throw new Refusal('thirdPartyTaken');
  const other = await db
    .selectFrom('telegram_person')
    .select('telegram_id')
    .where('account_id', '=', loggedIn)
    .executeTakeFirst();
  if (other) throw new Refusal('thirdPartyThere');
}
