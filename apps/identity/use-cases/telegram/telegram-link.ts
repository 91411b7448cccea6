import type { Db } from '../../db/open.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { TELEGRAM_ISSUER } from '../third-party/telegram-sign-in.ts';

/** TG-01: the account's link with Telegram and what is known of its user; undefined: it is not bound. */
export async function telegramLinkOf(db: Db, { account_id }: Pick<Authenticated, 'account_id'>) {
  return db
    .selectFrom('third_party_link')
    .innerJoin('telegram_person', 'telegram_person.link_id', 'third_party_link.id')
    .selectAll('telegram_person')
    .select(['third_party_link.linked_at', 'third_party_link.last_used_at'])
    .where('third_party_link.account_id', '=', account_id)
    .where('third_party_link.issuer', '=', TELEGRAM_ISSUER)
    .executeTakeFirst();
}
