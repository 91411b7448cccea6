import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import type { TelegramIdentity, TelegramUser } from '@gatehouse/contract/telegram/telegram';
import { telegramAge } from '@gatehouse/rules/telegram/telegram-age';
import { Refusal } from '../../kernel/refusal.ts';
import { readSigned, readSignedByKey, type SignedData } from './signed-data.ts';
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

type Bot = Pick<TelegramOptions, 'botToken' | 'publicKey' | 'openId'>;

/** That Telegram publishes for production (core.telegram.org/bots/webapps). */
const TELEGRAM_KEY = 'e7bf03a2fa4602af4580703d88dda5bb59f32ed8b02a56c187fe7d34caed242d';
/** Before the 32 bytes of such a key (RFC 8410). */
const ED25519_DER = '302a300506032b6570032100';

/**
 * TG-02: the launch data of the mini-app, by the rules of core.telegram.org/bots/webapps, "Validating data received via the Mini App";
 * without a token by "Validating data for Third-Party Use".
 * @throws {Refusal} telegramDataInvalid
 */
export function verifyLaunchData({ botToken, ...bot }: Bot, query: string): TelegramProof {
  const signed = botToken === undefined ? launchByKey(bot, query) : launchByToken(botToken, query);
  return proofOf(signed, launchUser.safeParse(signed.fields.get('user')).data);
}

function launchByToken(botToken: string, query: string): SignedData {
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest();
  return readSigned(query, (text) => createHmac('sha256', key).update(text).digest());
}

/** The bot's number is part of what is signed: launch data of another bot is none of ours. */
function launchByKey({ publicKey = TELEGRAM_KEY, openId }: Omit<Bot, 'botToken'>, query: string): SignedData {
  if (!openId) throw new Refusal('telegramDataInvalid');
  const key = createPublicKey({ key: Buffer.from(ED25519_DER + publicKey, 'hex'), format: 'der', type: 'spki' });
  return readSignedByKey(query, (text, signature) =>
    verify(null, Buffer.from(`${openId.clientId}:WebAppData\n${text}`), key, signature),
  );
}

/**
 * TG-02: the data of a login in a browser, by the rules of core.telegram.org/widgets/login, "Checking authorization".
 * @throws {Refusal} telegramDataInvalid
 */
export function verifyLoginData({ botToken }: Pick<Bot, 'botToken'>, query: string): TelegramProof {
  if (botToken === undefined) throw new Refusal('telegramDataInvalid');
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
