import { codes } from '@gatehouse/contract/errors/codes';
import { bindFailureBy } from '@gatehouse/contract/telegram/bind-failures';
import { type BindStatus, bindStates } from '@gatehouse/contract/telegram/bind-status';
import type { BindTelegramResult } from '@gatehouse/contract/telegram/telegram';
import type { BindTelegramPayload } from '@gatehouse/contract/telegram/telegram.schema';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { bindFailureCode } from '@gatehouse/rules/telegram/bind-failure';
import { mustBeMain, mustBeVerified } from '../../accounts/accounts.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import { setBotMessages } from '../../notifications/telegram-permission.ts';
import { type Authenticated, accountOf, mustBeFresh } from '../../sessions/authenticate.ts';
import {
  identityOf,
  mustBeRecent,
  type TelegramProof,
  verifyLaunchData,
  verifyLoginData,
} from '../../verification/telegram/telegram-data.ts';
import type { TelegramOptions } from '../../verification/telegram/telegram-options.ts';
import { useOnce } from '../../verification/telegram/use-once.ts';
import { addLink } from '../third-party/links.ts';
import { telegramIdentity } from '../third-party/telegram-sign-in.ts';
import { telegramLinkOf } from './telegram-link.ts';

const SUCCESS = 'success|Telegram is bound';
const OUR_FAULT = 'Telegram could not be bound; try again later';

/**
 * TG-01: binds the account that is logged in to the Telegram user who signed in to the bot; what came of it is in the result (TG-03).
 * The data may be an hour old, and binds one account: the same again is a success, with what it says of the bot's messages.
 * @throws {Refusal} stepUpNeeded, sessionInvalid; thirdPartyUnknown where Telegram is off
 */
export async function bindTelegram(
  services: Services,
  input: BindTelegramPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<BindTelegramResult> {
  const { telegram: bot, db } = services;
  if (!bot) throw new Refusal('thirdPartyUnknown', { provider: TELEGRAM_PROVIDER });
  mustBeFresh(services, who);
  try {
    const proof = await bind(services, bot, input, who, visitor);
    const telegram = { ...identityOf(proof), tg_bind_result: SUCCESS };
    return { bind_status: bindStates.bound, tg_bind_result: SUCCESS, telegram };
  } catch (error) {
    const tg_bind_result = failedWith(services, error, input, visitor);
    return { bind_status: await bindStatusOf(db, who), tg_bind_result };
  }
}

/** `code|message` of TG-03. @throws the error, where it says nothing about the binding */
function failedWith(
  { note }: Services,
  error: unknown,
  { from }: BindTelegramPayload,
  { site: { loginScene } }: Visitor,
): string {
  const isRefusal = error instanceof Refusal;
  const failure = isRefusal ? bindFailureBy(codes[error.code]) : 'ours';
  if (failure === undefined) throw error;
  if (!isRefusal) note('Telegram was not bound', error);
  const { value: code } = bindFailureCode({ from, failure, loginScene });
  return `${code}|${isRefusal ? error.message : OUR_FAULT}`;
}

async function bind(
  services: Services,
  telegram: TelegramOptions,
  input: BindTelegramPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<TelegramProof> {
  const { db, clock } = services;
  const proof = proofIn(telegram, input);
  mustBeRecent(proof, clock(), 'session');
  const account = await accountOf(db, who);
  mustBeMain(account);
  mustBeVerified(account, visitor);
  const isNew = await db.transaction().execute(async (trx) => {
    const now = clock();
    await useOnce(trx, now, proof, 'bind', who.account_id);
    const added = await addLink(trx, now, who.account_id, telegramIdentity(proof), visitor);
    await setBotMessages(trx, now, who.account_id, input.bot_messages ? input.from : undefined);
    if (added) await recordEvent(trx, now, who.account_id, 'thirdPartyLinked', visitor, { by: 'Telegram' }, {});
    return added;
  });
  if (isNew) notifyAccountOwner(services, who.account_id, 'thirdPartyLinked', visitor);
  return proof;
}

/** @throws {Refusal} telegramDataInvalid */
function proofIn(telegram: TelegramOptions, input: BindTelegramPayload): TelegramProof {
  const { telegram_callback: login, telegram_callback_mini: launch = '' } = input;
  return login === undefined ? verifyLaunchData(telegram, launch) : verifyLoginData(telegram, login);
}

async function bindStatusOf(db: Db, who: Authenticated): Promise<BindStatus> {
  return (await telegramLinkOf(db, who)) ? bindStates.bound : bindStates.unbound;
}
