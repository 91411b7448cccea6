import type { Db } from '../db/open.ts';
import type { BotMessagesSource } from '../use-cases/third-party/telegram-person-table.ts';
import { openTestIdentity, type TestIdentity, type TestStore } from './open-test-identity.ts';
import { openTelegramPeer } from './telegram-peer.ts';

export const TEST_BOT_TOKEN = '7000000009:a-token-of-the-tests-that-is-no-secret';

/** An identity API whose bot talks to a Bot API on this machine. */
export async function openTelegramTest(store: TestStore, more: Parameters<typeof openTestIdentity>[1] = {}) {
  const peer = await openTelegramPeer(TEST_BOT_TOKEN);
  const { apiOrigin } = peer;
  const telegram = { botToken: TEST_BOT_TOKEN, apiOrigin, loginOrigin: apiOrigin };
  const identity = await openTestIdentity(store, { telegram, ...more });
  return {
    ...{ peer, identity },
    async close() {
      await identity.close();
      await peer.close();
    },
  };
}

/** Binds a Telegram user to the account with this address, as a binding does. */
export async function bindPerson(
  { db }: Pick<TestIdentity, 'db'>,
  email: string,
  person: number,
  { messages = true, source = 'settings' as BotMessagesSource } = {},
): Promise<string> {
  const { id: account_id, environment } = await accountOf(db, email);
  const link = { id: `link-${person}-${environment}`, environment, account_id, subject: String(person) };
  await db
    .insertInto('third_party_link')
    .values({ ...link, issuer: 'https://telegram.org', vague_email: '', linked_at: 1, last_used_at: 0 })
    .execute();
  await db
    .insertInto('telegram_person')
    .values({
      ...{ link_id: link.id, environment, account_id, telegram_id: link.subject },
      ...{ first_name: 'Ada', last_name: '', username: '', photo_url: '', stopped_at: 0 },
      ...{ bot_messages_at: messages ? 1 : 0, bot_messages_source: messages ? source : ('' as const) },
    })
    .execute();
  return account_id;
}

async function accountOf(db: Db, email: string) {
  return db.selectFrom('account').select(['id', 'environment']).where('email', '=', email).executeTakeFirstOrThrow();
}
