import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import { expect, test } from 'vitest';
import { openBotTest } from '../testing/bot-fixture.ts';
import { testStores } from '../testing/open-test-identity.ts';
import { accountsOfPerson } from './telegram-permission.ts';

test.each(testStores)('the account that was linked last comes first, on %s', async (store) => {
  const { identity, bound, close } = await openBotTest(store);
  const { db } = identity;
  const here = (await bound('here', 9_101)).account;
  const there = (await bound('there', 9_102)).account;
  const moved = { environment: 'testnet', telegram_id: '9101' } as const;
  await db.updateTable('telegram_person').set(moved).where('account_id', '=', there).execute();
  for (const [last, first] of [
    [here, there],
    [there, here],
  ] as const) {
    await db.updateTable('third_party_link').set({ linked_at: 1 }).where('account_id', '=', first).execute();
    await db.updateTable('third_party_link').set({ linked_at: 2 }).where('account_id', '=', last).execute();
    const found = await accountsOfPerson({ db, brand }, '9101');
    expect(found.map(({ account_id }) => account_id)).toEqual([last, first]);
  }
  await close();
});
