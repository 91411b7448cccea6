import type { LoginChallenge } from '@gatehouse/contract/login/login';
import { accountById } from '../../accounts/accounts.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { pendingChallengeOf } from '../../verification/challenge/open-challenge.ts';
import type { TelegramProof } from '../../verification/telegram/telegram-data.ts';
import { namedAccount } from '../login/complete-login.ts';
import { linkOf } from './links.ts';
import { telegramIdentity } from './telegram-sign-in.ts';

type Asked = Pick<LoginChallenge, 'why' | 'passkey_host' | 'device_known'>;
type Context = Asked & { readonly openedBy: 'telegram'; readonly launch: string };

/** Notes for which launch data a challenge was opened, in the transaction that uses the data up. */
export async function keepAsked(trx: Db, { id: launch }: TelegramProof, asked: LoginChallenge): Promise<void> {
  const { uuid, why, passkey_host, device_known } = asked;
  // What is undefined is left out of the text.
  const context = { openedBy: 'telegram', launch, why, passkey_host, device_known };
  await trx
    .updateTable('challenge')
    .set({ context: JSON.stringify(context) })
    .where('id', '=', uuid)
    .execute();
}

/**
 * TG-12: a reload while the second factor or the new device is asked for: the same launch data from the same device gets the same
 * challenge while it is open. Any other device is told that the data is used.
 * @throws {Refusal} verificationAsked (20100) with that challenge; the error that was given where there is none
 */
export async function askedAgain(
  { db, clock }: Services,
  proof: TelegramProof,
  visitor: Visitor,
  error: unknown,
): Promise<never> {
  const { device } = visitor;
  if (!(error instanceof Refusal) || error.code !== 'telegramDataExpired' || !device) throw error;
  const link = await linkOf(db, telegramIdentity(proof), visitor);
  if (!link) throw error;
  const challenges = await db
    .selectFrom('challenge')
    .selectAll()
    .where('account_id', '=', link.account_id)
    .where('purpose', '=', 'login_second')
    .where('environment', '=', visitor.site.environment)
    .where('device', '=', device)
    .where('passed_at', 'is', null)
    .where('expires_at', '>', clock())
    .execute();
  for (const challenge of challenges) {
    const { launch, openedBy: _, ...why } = JSON.parse(challenge.context) as Context;
    if (launch !== proof.id) continue;
    const account = await accountById(db, link.account_id);
    const asked = { ...pendingChallengeOf(challenge, account), ...(account ? namedAccount(account) : {}) };
    throw new Refusal('verificationAsked', { ...asked, ...why });
  }
  throw error;
}
