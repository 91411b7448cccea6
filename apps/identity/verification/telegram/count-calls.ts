import type { Visitor } from '../../http/visitor.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import type { Limits } from '../../rate-limit/limits.ts';
import type { TelegramProof } from './telegram-data.ts';

/** TG-12: a launch that marks a browser; a login, in the mini-app or in a browser; a call of tasks. */
export type TelegramUse = 'Launches' | 'Logins' | 'Tasks';

/**
 * Counts a call that brings Telegram's data, once the data is genuine or none (`carried-data.ts` refuses forged data before).
 * @throws {Refusal} addressLimit, deviceOrAccountLimit
 */
export async function countTelegramCall(
  limits: Limits,
  use: TelegramUse,
  { address, device }: Pick<Visitor, 'address' | 'device'>,
): Promise<void> {
  await countAll(limits, [
    [`telegram${use}ByAddress`, address],
    [`telegram${use}ByDevice`, device],
  ]);
}

/**
 * Counts it for the Telegram user whom the data names, once that is verified: from however many networks and devices it comes.
 * @throws {Refusal} deviceOrAccountLimit
 */
export async function countTelegramPerson(
  limits: Limits,
  use: TelegramUse,
  { telegramId }: Pick<TelegramProof, 'telegramId'>,
  { site }: Pick<Visitor, 'site'>,
): Promise<void> {
  await limits.count(`telegram${use}ByPerson`, `${site.environment}|${telegramId}`);
}
