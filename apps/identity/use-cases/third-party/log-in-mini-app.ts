import type { LoginResult } from '@gatehouse/contract/login/login';
import type { ThirdPartyLoginPayload } from '@gatehouse/contract/login/third-party.schema';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { accountById } from '../../accounts/accounts.ts';
import type { Answer } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { type RepeatableSession, takeOnce } from '../../sessions/finished-step.ts';
import { countTelegramCall, countTelegramPerson } from '../../verification/telegram/count-calls.ts';
import {
  identityOf,
  mustBeRecent,
  type TelegramProof,
  verifyLaunchData,
} from '../../verification/telegram/telegram-data.ts';
import { useOnce } from '../../verification/telegram/use-once.ts';
import { completeFirstFactor } from '../login/complete-first-factor.ts';
import { loginAnswer } from '../login/login-answer.ts';
import { linkOf, touchLink } from './links.ts';
import { askedAgain, keepAsked } from './mini-app-challenge.ts';
import { telegramIdentity } from './telegram-sign-in.ts';

export type MiniAppLoginPayload = Exclude<ThirdPartyLoginPayload, { state: string }>;

/**
 * TG-10, TG-12: a user opens the mini-app. A bound account logs in as by every other first factor; a reload on the same device, with
 * the same launch data, gets the same session, or the same open challenge, while it lives.
 * @throws {Refusal} thirdPartyOutcome (40004) with a `TelegramNotBound`; telegramDataInvalid, telegramDataExpired;
 * addressLimit, deviceOrAccountLimit; thirdPartyUnknown where Telegram is off; what `completeFirstFactor` and `loginAnswer` throw
 */
export async function logInMiniApp(
  services: Services,
  { telegram_callback_mini: launch }: MiniAppLoginPayload,
  visitor: Visitor,
): Promise<Answer<LoginResult>> {
  const { telegram, limits } = services;
  if (!telegram) throw new Refusal('thirdPartyUnknown', { provider: TELEGRAM_PROVIDER });
  await countTelegramCall(limits, 'Logins', visitor);
  const proof = verifyLaunchData(telegram, launch);
  // Data that leaked long ago must not use up what its person has. A reload repeats a login within the hour.
  mustBeRecent(proof, services.clock(), 'session');
  await countTelegramPerson(limits, 'Logins', proof, visitor);
  return takeOnce<Answer<LoginResult>>(
    services,
    { kind: 'telegram', id: proof.id },
    visitor,
    (session) =>
      logIn(services, proof, visitor, session).catch((error: unknown) => askedAgain(services, proof, visitor, error)),
    ({ id, token }) => ({ result: { id }, token }),
  );
}

async function logIn(
  services: Services,
  proof: TelegramProof,
  visitor: Visitor,
  session: RepeatableSession,
): Promise<Answer<LoginResult>> {
  const { db, clock } = services;
  mustBeRecent(proof, clock(), 'login');
  const identity = telegramIdentity(proof);
  const link = await linkOf(db, identity, visitor);
  const account = link && (await accountById(db, link.account_id));
  if (!account) throw new Refusal('thirdPartyOutcome', { telegram: identityOf(proof) });
  const factor = { account, visitor, openedBy: 'telegram', session } as const;
  const { plan, outcome } = await completeFirstFactor(services, factor, async ({ trx, now, logIn }) => {
    await useOnce(trx, now, proof, 'login');
    await touchLink(trx, now, link, identity);
    const outcome = await logIn();
    if ('asked' in outcome) await keepAsked(trx, proof, outcome.asked);
    return outcome;
  });
  return loginAnswer(services, outcome, plan);
}
