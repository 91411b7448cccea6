import { TELEGRAM_SESSION_AGE_MS } from '@gatehouse/rules/telegram/telegram-age';
import type { Db } from '../../db/open.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { TelegramProof } from './telegram-data.ts';

/** By then every clock of ours finds the data too old. */
const MARGIN_MS = 10 * 60_000;

/** `open`: it has ended another person's session. */
type Purpose = 'login' | 'bind' | 'open';

/**
 * TG-12: uses Telegram's data up, for all instances; in the transaction of what it does.
 * @param account whose binding it is; the same account may do it again
 * @throws {Refusal} telegramDataExpired where it was used before
 */
export async function useOnce(
  db: Db,
  now: number,
  { id: proofId, authDate }: Pick<TelegramProof, 'id' | 'authDate'>,
  purpose: Purpose,
  account: string | null = null,
): Promise<void> {
  const id = `${purpose}|${proofId}`;
  const expires_at = authDate * 1_000 + TELEGRAM_SESSION_AGE_MS + MARGIN_MS;
  const first = await db
    .insertInto('telegram_use')
    .values({ id, account_id: account, created_at: now, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (first) return;
  const before = await db.selectFrom('telegram_use').select('account_id').where('id', '=', id).executeTakeFirst();
  if (account === null || before?.account_id !== account) throw new Refusal('telegramDataExpired');
}

/** Whether Telegram's data was used for that before. */
export async function wasUsed(db: Db, { id: proofId }: Pick<TelegramProof, 'id'>, purpose: Purpose): Promise<boolean> {
  const id = `${purpose}|${proofId}`;
  return (await db.selectFrom('telegram_use').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
