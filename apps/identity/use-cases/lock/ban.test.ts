import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BanTest, DAY_MS, openBanTest, PASSWORD } from '../../testing/open-ban-test.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const OTHER_DEVICE = { guid: '00000000-0000-4000-8000-000000000002' };
const NOTHING = { is_self_help_baned: false, baned_time: 0, now: expect.any(Number) };

describe.each(testStores)('the answers for a locked account, on %s', (store) => {
  let ban: BanTest;
  beforeAll(async () => {
    ban = await openBanTest(store);
  });
  afterAll(() => ban.close());

  /** The token that 31003 brings. */
  async function refused(email: string): Promise<string> {
    const answer = await ban.logIn(email, PASSWORD);
    expect(answer).toMatchObject({
      ret_code: 31003,
      result: { self_unbind_token: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(answer.token).toBeUndefined();
    return answer.result.self_unbind_token;
  }

  test('[BAN-01] only the right secret reveals the ban, and its token since when', async () => {
    await ban.register('since@example.com', PASSWORD);
    const banned_at = Date.now() - 1500;
    await ban.change('since@example.com', { banned_at, ban_kind: 'self' });
    const wrong = await ban.logIn('since@example.com', 'wrong');
    expect(wrong).toMatchObject({ ret_code: 31002, result: { pass_err_count: 1 } });
    const self_unbind_token = await refused('since@example.com');
    const { ret_code, result } = await ban.call('status', { self_unbind_token });
    expect(ret_code).toBe(0);
    const baned_time = Math.ceil(banned_at / 1000);
    expect(result).toEqual({ is_self_help_baned: true, baned_time, now: expect.any(Number) });
  });

  test('[BAN-05] einfo says the rest: when it ends, or that support alone can lift it', async () => {
    await ban.register('info@example.com', PASSWORD);
    const banned_at = Date.now();
    const baned_time = Math.ceil(banned_at / 1000);
    await ban.change('info@example.com', { banned_at, ban_kind: 'risk' });
    const self_unbind_token = await refused('info@example.com');
    const about = async () => (await ban.call('einfo', { self_unbind_token })).result;
    expect(await about()).toMatchObject({ is_self_help_baned: true, unblock_time: baned_time + 86_400, proven: true });
    await ban.change('info@example.com', { ban_kind: 'operator' });
    const byUs = await about();
    expect(byUs).toMatchObject({ is_self_help_baned: false, is_baned: true, baned_time });
    expect(byUs.unblock_time).toBeUndefined();
    await ban.change('info@example.com', { banned_at: null, ban_kind: '' });
    expect(await about()).toEqual({ ...NOTHING, proven: true, is_baned: false });
  });

  test('[BAN-01] [BAN-04] without a good token everything reads as no lock: none, another’s, another device’s, old', async () => {
    await ban.register('token@example.com', PASSWORD);
    await ban.change('token@example.com', { banned_at: Date.now() + ban.time.offset, ban_kind: 'self' });
    const self_unbind_token = await refused('token@example.com');
    const about = (payload: object, headers = {}) => ban.call('einfo', payload, headers);
    const unknown = { ...NOTHING, proven: false, is_baned: false };
    for (const payload of [{}, { self_unbind_token: '' }, { self_unbind_token: 'x'.repeat(43) }]) {
      expect((await about(payload)).result).toEqual(unknown);
    }
    expect((await about({ self_unbind_token }, OTHER_DEVICE)).result).toEqual(unknown);
    expect((await about({ self_unbind_token }, { 'x-gatehouse-site': 'TESTNET' })).result).toEqual(unknown);
    expect((await about({ self_unbind_token: 'x'.repeat(300) })).status).toBe(400);
    expect((await about({ self_unbind_token, more: 1 })).status).toBe(400);
    const newer = await refused('token@example.com');
    expect((await about({ self_unbind_token })).result).toEqual(unknown);
    ban.time.offset += 30 * DAY_MS - 60_000;
    expect((await about({ self_unbind_token: newer })).result).toMatchObject({ is_baned: true });
    ban.time.offset += 60_001;
    expect((await about({ self_unbind_token: newer })).result).toEqual(unknown);
  });

  test('[BAN-01] the token is nowhere kept, and opens nothing', async () => {
    await ban.register('hash@example.com', PASSWORD);
    await ban.change('hash@example.com', { banned_at: 1, ban_kind: 'self' });
    const token = await refused('hash@example.com');
    const rows = await ban.inDb((db) => db.selectFrom('ban_token').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await ban.get('/user/private/info', { usertoken: token })).ret_code).toBe(10006);
    expect((await ban.post('/user/public/quick_login', { quick_token: token })).ret_code).toBe(700065);
    expect((await ban.call('unblock', { uuid: crypto.randomUUID(), self_unbind_token: token })).status).toBe(400);
  });

  test('[ERR-04] a terminated account answers 40029 after the right password alone, locked or not', async () => {
    await ban.register('ended@example.com', PASSWORD);
    await ban.change('ended@example.com', { status: 2 });
    expect(await ban.logIn('ended@example.com', PASSWORD)).toMatchObject({
      ...{ ret_code: 40029, ret_msg: 'This account has been terminated.' },
    });
    expect((await ban.logIn('ended@example.com', 'wrong')).ret_code).toBe(31002);
    await ban.change('ended@example.com', { banned_at: 1, ban_kind: 'self' });
    expect((await ban.logIn('ended@example.com', PASSWORD)).ret_code).toBe(40029);
    const { answer } = await ban.verify('lock', 'ended@example.com');
    expect(answer.ret_code).toBe(40029);
  });
});
