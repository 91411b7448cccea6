import { createHash, createHmac } from 'node:crypto';
import type { TelegramIdentity, TelegramUser } from '@gatehouse/contract/telegram/telegram';
import { telegramAge } from '@gatehouse/rules/telegram/telegram-age';
import { Refusal } from '../../kernel/refusal.ts';
import { readSigned, type SignedData } from './signed-data.ts';
import type { TelegramOptions } from './telegram-options.ts';
import { type LaunchUser, launchUser, loginUser } from './telegram-user.schema.ts';

/** TG-12: who Telegram says it is, signed with our bot's token. It may be old, or used. */
export type TelegramProof = {
  /** Names what was signed; hex. */
  readonly id: string;
  readonly telegramId: number;
  readonly user: TelegramUser;
  /** Seconds since 1970. */
  readonly authDate: number;
  /** Of the link by which the mini-app was opened; empty: none. */
  readonly startParam: string;
};

type Bot = Pick<TelegramOptions, 'botToken'>;

/**
 * TG-02: the launch data of the mini-app, by the rules of core.telegram.org/bots/webapps, "Validating data received via the Mini App".
 * @throws {Refusal} telegramDataInvalid
 */
export function verifyLaunchData({ botToken }: Bot, query: string): TelegramProof {
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest();
  const signed = readSigned(query, (text) => createHmac('sha256', key).update(text).digest());
  return proofOf(signed, launchUser.safeParse(signed.fields.get('user')).data);
}

/**
 * TG-02: the data of a login in a browser, by the rules of core.telegram.org/widgets/login, "Checking authorization".
 * @throws {Refusal} telegramDataInvalid
 */
export function verifyLoginData({ botToken }: Bot, query: string): TelegramProof {
  const key = createHash('sha256').update(botToken).digest();
  const signed = readSigned(query, (text) => createHmac('sha256', key).update(text).digest());
  return proofOf(signed, loginUser.safeParse(Object.fromEntries(signed.fields)).data);
}

/** @throws {Refusal} telegramDataInvalid where what is signed names no user or no date */
function proofOf({ id, fields }: SignedData, named: LaunchUser | undefined): TelegramProof {
  const authDate = /^\d{1,10}$/.exec(fields.get('auth_date') ?? '')?.[0];
  if (!named || authDate === undefined) throw new Refusal('telegramDataInvalid');
  const { id: telegramId, ...user } = named;
  return { id, telegramId, user, authDate: Number(authDate), startParam: fields.get('start_param') ?? '' };
}

type Use = 'login' | 'session';

/**
 * TG-12, after the signature: whether it is of the time in which it may be used.
 * @param now epoch ms
 * @throws {Refusal} telegramDataInvalid where its date is still to come
 */
export function isRecent({ authDate }: TelegramProof, now: number, use: Use): boolean {
  const { value } = telegramAge(authDate, now, use);
  if (value === 'ahead') throw new Refusal('telegramDataInvalid');
  return value === 'fresh';
}

/** @throws {Refusal} telegramDataExpired; what `isRecent` throws */
export function mustBeRecent(proof: TelegramProof, now: number, use: Use): void {
  if (!isRecent(proof, now, use)) throw new Refusal('telegramDataExpired');
}

/** TG-03: what the front end is given of it. */
export function identityOf({ telegramId, user, authDate }: TelegramProof): TelegramIdentity {
  return { ...user, id: telegramId, auth_date: authDate };
}
