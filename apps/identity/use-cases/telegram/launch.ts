import type { TelegramLaunchResult } from '@gatehouse/contract/telegram/telegram';
import type { TelegramLaunchPayload } from '@gatehouse/contract/telegram/telegram.schema';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { type Authenticated, accountOf, sessionIfAny } from '../../sessions/authenticate.ts';
import { closeSession } from '../../sessions/sessions.ts';
import { countTelegramCall, countTelegramPerson } from '../../verification/telegram/count-calls.ts';
import {
  identityOf,
  isRecent,
  mustBeRecent,
  type TelegramProof,
  verifyLaunchData,
} from '../../verification/telegram/telegram-data.ts';
import { useOnce, wasUsed } from '../../verification/telegram/use-once.ts';
import { linkOf } from '../third-party/links.ts';
import { telegramIdentity } from '../third-party/telegram-sign-in.ts';
import { telegramLinkOf } from './telegram-link.ts';

/**
 * PLAT-02: a mini-app was opened. That the answer marks the browser is done for every call that carries the data (`carried-data.ts`).
 * A session of another person that was there before is named, and ends where the person wants it. Not by itself: a
 * stranger who makes a browser open the mini-app with a launch of the stranger's would log its owner out, and in to another account.
 * @throws {Refusal} telegramDataInvalid, telegramDataExpired; addressLimit, deviceOrAccountLimit; thirdPartyUnknown where Telegram is off
 */
export async function openLaunch(
  services: Services,
  { telegram_callback_mini: launch, end_session }: TelegramLaunchPayload,
  visitor: Visitor,
): Promise<TelegramLaunchResult> {
  const { telegram, clock, limits } = services;
  if (!telegram) throw new Refusal('thirdPartyUnknown', { provider: TELEGRAM_PROVIDER });
  await countTelegramCall(limits, 'Launches', visitor);
  const proof = verifyLaunchData(telegram, launch);
  mustBeRecent(proof, clock(), 'session');
  await countTelegramPerson(limits, 'Launches', proof, visitor);
  const opened = { telegram: identityOf(proof), start_param: proof.startParam };
  const session = await sessionBefore(services, proof, visitor);
  const isOver =
    session === 'over' || (end_session && session === 'another' && (await endSession(services, proof, visitor)));
  if (isOver) return { ...opened, session_ended: true };
  return session === 'another' && !end_session ? { ...opened, other_session: true } : opened;
}

/** The session that the visitor came with. `another`: another person's, and this launch may end it. */
async function sessionBefore(
  services: Services,
  proof: TelegramProof,
  visitor: Visitor,
): Promise<'none' | 'over' | 'own' | 'another'> {
  if (!visitor.userToken) return 'none';
  const who = await sessionIfAny(services, visitor);
  if (!who) return 'over';
  const { db, clock } = services;
  // An older launch logs no one in any more.
  if (!isRecent(proof, clock(), 'login') || isYounger(who, proof)) return 'own';
  if (!(await isAnotherPersons(db, who, proof, visitor))) return 'own';
  const isUsed = (await wasUsed(db, proof, 'login')) || (await wasUsed(db, proof, 'open'));
  return isUsed ? 'own' : 'another';
}

function endSession({ db, clock }: Services, proof: TelegramProof, visitor: Visitor): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await isFirstUse(trx, clock(), proof))) return false;
    await closeSession(trx, visitor);
    return true;
  });
}

/** Opened in this launch, by whom it was left to. Telegram's dates are full seconds. */
function isYounger({ session_created_at }: Authenticated, { authDate }: TelegramProof): boolean {
  return session_created_at >= (authDate + 1) * 1_000;
}

/** Bound to each other, or both to none, they are one person; so is a sub-account with its main account. */
async function isAnotherPersons(db: Db, who: Authenticated, proof: TelegramProof, visitor: Visitor): Promise<boolean> {
  const { id, parent_id } = await accountOf(db, who);
  const main = parent_id ?? id;
  const link = await linkOf(db, telegramIdentity(proof), visitor);
  return link ? link.account_id !== main : (await telegramLinkOf(db, { account_id: main })) !== undefined;
}

/** A launch that has logged its person in, or has ended a session before, ends none. */
async function isFirstUse(trx: Db, now: number, proof: TelegramProof): Promise<boolean> {
  if (await wasUsed(trx, proof, 'login')) return false;
  try {
    await useOnce(trx, now, proof, 'open');
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'telegramDataExpired') return false;
    throw error;
  }
}
