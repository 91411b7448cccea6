import type { CodeName } from '@gatehouse/contract/errors/codes';
import type { ChallengeSendPayload } from '@gatehouse/contract/login/challenge.schema';
import { accountByName } from '../accounts/accounts.ts';
import type { AccountRow } from '../accounts/tables.ts';
import type { Db } from '../db/open.ts';
import { Refusal } from '../kernel/refusal.ts';
import { purposes } from './challenge/purposes.ts';
import type { ChallengeRow } from './challenge/tables.ts';
import { CODE_TRIES, RESEND_AFTER_MS } from './code/code.ts';

export type Item = ChallengeSendPayload['item'];

/** A sending that has not come to an end by then was cut off by a crash; each gives up long before. */
const SENDING_MS = 20_000;

/** What was sent, once it is delivered. */
type Sent = Pick<ChallengeRow, 'item' | 'code_hash' | 'link_hash' | 'code_expires_at'>;

export function isSending({ code_sent_at, code_delivered }: ChallengeRow, now: number): boolean {
  return code_delivered === 0 && now < code_sent_at + SENDING_MS;
}

/** Whether another may be sent: a minute after the last one, or at once where its tries are used up. */
export function maySend(challenge: ChallengeRow, item: Item, now: number): boolean {
  const { purpose, code_sent_at, code_delivered, code_tries } = challenge;
  if (!code_delivered) return !isSending(challenge, now);
  if (purposes[purpose].eachItem && challenge.item !== item) return true;
  return code_tries >= CODE_TRIES || now >= code_sent_at + RESEND_AFTER_MS;
}

/**
 * Claims the challenge for one sending. What was delivered before stays good, and its tries stay counted, until the new code or
 * link is delivered. Undefined: another has just begun.
 */
export async function beginSending(
  db: Db,
  before: ChallengeRow,
  item: Item,
  now: number,
): Promise<ChallengeRow | undefined> {
  // Without a fallback, a visitor who comes back continues with the item asked for last.
  const requested = before.code_hash === null ? { item } : {};
  return db
    .updateTable('challenge')
    .set({ ...requested, code_sent_at: now, code_delivered: 0 })
    .where('id', '=', before.id)
    .where('code_sent_at', '=', before.code_sent_at)
    .where('code_delivered', '=', before.code_delivered)
    .where('passed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The new code or link takes the place of the one before. Undefined when the sending has been taken for cut off. */
export async function keepSent(db: Db, begun: ChallengeRow, sent: Sent): Promise<ChallengeRow | undefined> {
  return ownSending(db, begun)
    .set({ ...sent, code_tries: 0, code_delivered: 1 })
    .returningAll()
    .executeTakeFirst();
}

/** As if it had not begun: the next may begin at once. */
export async function cancelSending(db: Db, begun: ChallengeRow, before: ChallengeRow): Promise<void> {
  const { code_sent_at, code_delivered } = before;
  await ownSending(db, begun).set({ code_sent_at, code_delivered }).execute();
}

function ownSending(db: Db, { id, code_sent_at }: ChallengeRow) {
  return db
    .updateTable('challenge')
    .where('id', '=', id)
    .where('code_sent_at', '=', code_sent_at)
    .where('code_delivered', '=', 0)
    .where('passed_at', 'is', null);
}

/** Says so by this code, and when another may be asked for. */
export async function refusedTooSoon(
  db: Db,
  now: number,
  { id }: Pick<ChallengeRow, 'id'>,
  code: CodeName,
): Promise<Refusal> {
  const last = await db.selectFrom('challenge').select('code_sent_at').where('id', '=', id).executeTakeFirst();
  const retryAfter = Math.max(1, Math.ceil(((last?.code_sent_at ?? 0) + RESEND_AFTER_MS - now) / 1000));
  return new Refusal(code, { retry_after: retryAfter }, { retryAfter });
}

/**
 * The account that already has the address or number of a challenge of another account or registration. Its owner is notified in
 * place of a code, and no code fits: the caller learns nothing.
 */
export async function ownerOfNewName(
  db: Db,
  { purpose, environment, login_key, account_id }: ChallengeRow,
): Promise<AccountRow | undefined> {
  if (!purposes[purpose].tellsOwner || login_key === null) return undefined;
  const owner = await accountByName(db, environment, login_key);
  return owner?.id === account_id ? undefined : owner;
}
