import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../../compose.ts';
import { readKeyEncryptionKey } from '../../kernel/envelope-encryption.ts';
import { purge } from '../../purge.ts';
import { type BotTest, openBotTest } from '../../testing/bot-fixture.ts';
import { testStores } from '../../testing/open-test-identity.ts';
import { erasePerson } from '../person-data/erase-person.ts';
import { exportPerson } from '../person-data/export-person.ts';
import type { Campaign } from './campaign.ts';
import { moveRewards } from './move-rewards.ts';
import { addReward } from './rewards.ts';
import type { TaskPerson } from './task-person.ts';

const DAY_MS = 24 * 60 * 60_000;
const ENDS_AT = Date.now() + 10 * DAY_MS;
const task = { id: 'open', kind: 'open', reward: { amount: '1', currency: 'USDT' } } as const;
const campaign = (id: string, endsAt: number): Campaign => ({ id, startsAt: 0, endsAt, tasks: [task] });
const [ending, open] = [campaign('ending', ENDS_AT), campaign('open', 0)];
const operator = { by: 'Ada, data protection, ticket 18', now: Date.now() };
const keys = readKeyEncryptionKey(Buffer.alloc(32, 7).toString('base64'), undefined);
const environment = 'default';

describe.each(testStores)('rewards that are kept, on %s', (store) => {
  let opened: BotTest;
  beforeAll(async () => {
    opened = await openBotTest(store);
  });
  afterAll(() => opened.close());

  const db = () => {
    const found = databaseOf(opened.identity.app);
    if (!found) throw new Error('no store');
    return found;
  };
  const earn = (telegramId: string, of: Campaign, account?: string) => {
    const bound = account ? { id: account, verified: false, botMayWrite: false } : undefined;
    const person: TaskPerson = { environment, telegramId, account: bound };
    return addReward(db(), Date.now(), person, of, task);
  };
  const rows = (...people: string[]) =>
    db().selectFrom('telegram_reward').selectAll().where('telegram_id', 'in', people).orderBy('telegram_id').execute();
  const publicId = async (account: string) => {
    const found = db().selectFrom('account').select('public_id').where('id', '=', account);
    return (await found.executeTakeFirstOrThrow()).public_id;
  };

  test('[TG-11] a binding takes what was earned before into the account, and an export and a deletion have all of it', async () => {
    const { free, bind } = opened;
    const { headers, account } = await free('kept');
    await earn('8001', ending);
    await earn('8001', open);
    // The account has this one from another Telegram user: it stays without an account, and is this person's all the same.
    await earn('8002', open, account);
    await earn('8003', ending);
    await bind(8001, headers);
    expect((await rows('8001')).map((row) => [row.campaign, row.account_id, row.expires_at]).toSorted()).toEqual([
      ['ending', account, null],
      ['open', null, expect.any(Number)],
    ]);
    const id = await publicId(account);
    const exported = await exportPerson(db(), keys, id, operator);
    expect(exported.telegram_reward).toHaveLength(3);
    expect(await erasePerson(db(), id, operator)).toMatchObject({ telegram_reward: 3, telegram_person: 1 });
    expect(await rows('8001', '8002', '8003')).toMatchObject([{ telegram_id: '8003', account_id: null }]);
  });

  test('[TG-11] a reward of an account and the same of a Telegram user who is bound to it meanwhile do not collide', async () => {
    const { account } = await opened.free('meanwhile');
    for (let round = 0; round < 12; round += 1) {
      const each = campaign(`round-${round}`, ENDS_AT);
      await earn('8101', each);
      const move = db()
        .transaction()
        .execute((trx) => moveRewards(trx, { environment, telegram_id: '8101', account_id: account }));
      await Promise.all([move, earn('8102', each, account)]);
      const stored = await db()
        .selectFrom('telegram_reward')
        .select('id')
        .where('campaign', '=', each.id)
        .where('account_id', '=', account)
        .execute();
      expect(stored).toHaveLength(1);
    }
  });

  test('[TG-11] without an account a reward goes 90 days after its campaign, or after a year; an account’s stays', async () => {
    const { account } = await opened.free('years');
    await earn('8201', ending);
    await earn('8202', open);
    await earn('8203', ending, account);
    const left = async (now: number) => {
      await purge(db(), now, { securityEventsMs: DAY_MS });
      return (await rows('8201', '8202', '8203')).map(({ telegram_id }) => telegram_id);
    };
    expect(await left(ENDS_AT + 90 * DAY_MS - 1)).toEqual(['8201', '8202', '8203']);
    expect(await left(ENDS_AT + 90 * DAY_MS)).toEqual(['8202', '8203']);
    expect(await left(Date.now() + 366 * DAY_MS)).toEqual(['8203']);
  });
});
