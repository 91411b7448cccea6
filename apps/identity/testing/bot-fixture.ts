import type { IdentityOptions } from '../identity-options.ts';
import { openTelegram, TEST_BOT_TOKEN } from './open-telegram.ts';
import type { TestStore } from './open-test-identity.ts';
import { openTelegramPeer } from './telegram-peer.ts';

export type BotTest = Awaited<ReturnType<typeof openBotTest>>;

/** For tests: an identity API whose bot talks to a Bot API on this machine. */
export async function openBotTest(store: TestStore, more: Partial<IdentityOptions> = {}) {
  const peer = await openTelegramPeer(TEST_BOT_TOKEN);
  const { apiOrigin } = peer;
  const identity = await openTelegram(store, {
    telegram: { botToken: TEST_BOT_TOKEN, apiOrigin, loginOrigin: apiOrigin },
    ...more,
  });
  /** An account whose devices need no second factor, and which no Telegram user is bound to. */
  const free = async (name: string) => {
    const { id, headers } = await identity.member(name);
    const { id: account } = await identity.db
      .updateTable('account')
      .set({ device_check: 0 })
      .where('public_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { email: `${name}@example.com`, headers, account };
  };
  const bind = async (person: number, headers: Record<string, string>, bot_messages = true) => {
    const { result } = await identity.bind(identity.launchOf(person), headers, { bot_messages });
    if (!result.tg_bind_result.startsWith('success|')) throw new Error(result.tg_bind_result);
  };
  return {
    ...{ peer, identity, free, bind },
    /** One that a Telegram user is bound to. */
    bound: async (name: string, person: number, bot_messages = true) => {
      const owner = await free(name);
      await bind(person, owner.headers, bot_messages);
      return owner;
    },
    async close() {
      await identity.close();
      await peer.close();
    },
  };
}
