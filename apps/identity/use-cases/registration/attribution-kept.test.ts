import type { Touch } from '@gatehouse/rules/attribution/attribution';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../../compose.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import type { DemoInviter } from '../affiliate/seed-inviters.ts';
import { readAttribution } from '../attribution/attribution.ts';

const PASSWORD = 'correct horse battery';
const INFO = '/user/public/register/info';
const demoInviters: readonly DemoInviter[] = [
  { affid: '7', kind: 'affiliate', code: '7', nickname: 'A' },
  { affid: '8', kind: 'referral', code: 'friend', nickname: 'B' },
  { affid: '9', kind: 'referral', code: 'STRANGER', nickname: 'C' },
  { affid: '10', kind: 'referral', code: 'own', nickname: 'D' },
  { affid: '11', kind: 'broker', code: 'b1', nickname: 'E' },
];
const OTHER_DEVICE = { guid: '00000000-0000-4000-8000-000000000002' };

describe.each(testStores)('what brought the visitor here, on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store, { demoInviters });
  });
  afterAll(() => identity.close());

  const touch = (values: Touch['values'], ago = 0): Touch => {
    return { at: Date.now() - 60_000 - ago, site: 'GLOBAL', path: '/', values };
  };
  const touchesOf = (first: Touch, last = first) => ({ touches: { first, last, now: Date.now() } });

  async function begin(email: string, more: object, headers: Record<string, string> = {}): Promise<string> {
    const { ret_code, result } = await identity.post(INFO, { register_type: 1, email, ...more }, headers);
    expect(ret_code).toBe(0);
    return result.uuid;
  }

  async function verify(email: string, uuid: string, headers: Record<string, string> = {}): Promise<void> {
    await identity.post('/user/public/register/send/verify/item', { uuid, item: 'email' }, headers);
    const code = identity.codeFor(email);
    expect(await identity.post('/user/public/register/verify', { uuid, code }, headers)).toMatchObject({ result: 1 });
  }

  async function finish(uuid: string, more: object = {}, headers: Record<string, string> = {}) {
    const locked = await identity.locked(PASSWORD, undefined, headers);
    return identity.post('/user/public/register/password', { uuid, ...locked, ...more }, headers);
  }

  async function accountOf(publicId: number) {
    const row = await databaseOf(identity.app)
      ?.selectFrom('account')
      .select('attribution')
      .where('public_id', '=', publicId)
      .executeTakeFirstOrThrow();
    return readAttribution(row?.attribution ?? '');
  }

  test('[AFF-07] [AFF-08] [SESS-11] it is on the account after the registration', async () => {
    const [first, last] = [touch({ affiliate_id: '7', utmsource: 'news' }, 86_400_000), touch({ campaign: 'spring' })];
    const uuid = await begin('kept@example.com', {
      touches: { first, last, inviter: first, now: Date.now() },
      ...{ medium: 'affiliate', user_code: '7', utm_channel_info: { utmsource: 'news' } },
      signup_timing: { signup_time: 1, last_refresh_time: 2, user_behavior_path: ['register'] },
    });
    await verify('kept@example.com', uuid);
    const account = await accountOf((await finish(uuid)).result.id);
    expect(account).toMatchObject({
      channel: { medium: 'affiliate', userCode: '7' },
      first: { site: 'GLOBAL', path: '/', values: first.values },
      last: { values: last.values },
      sent: { medium: 'affiliate', user_code: '7', utm_channel_info: { utmsource: 'news' } },
      signup_timing: { user_behavior_path: ['register'] },
    });
    // By this server's clock, whatever the browser's says.
    expect(Math.abs((account.first?.at ?? 0) - first.at)).toBeLessThan(30_000);
  });

  test('[AFF-07] [SIGNUP-05] a later step, after a recall, loses nothing and may add', async () => {
    const uuid = await begin('recalled@example.com', touchesOf(touch({ ref: 'friend' }, 1000)));
    await verify('recalled@example.com', uuid);
    await identity.get(`/user/public/register/recall/info?uuid=${uuid}`);
    const done = await finish(uuid, { ...touchesOf(touch({ utmsource: 'news' })), medium: 'normal' });
    expect(await accountOf(done.result.id)).toMatchObject({
      channel: { medium: 'referral', userCode: 'friend' },
      first: { values: { ref: 'friend' } },
      last: { values: { utmsource: 'news' } },
    });
  });

  const TYPED = { user_code: 'STRANGER', medium: 'referral', ext_json: '{"is_manual_input":true}' };
  /** A stranger begins with every field that could name them; the owner of the address continues elsewhere. */
  async function goneOn(email: string, more: object, began: Record<string, string> = {}) {
    const uuid = await begin(email, { ...touchesOf(touch({ brokerId: 'STRANGER-B' })), ...TYPED }, began);
    await verify(email, uuid, OTHER_DEVICE);
    return accountOf((await finish(uuid, more, OTHER_DEVICE)).result.id);
  }

  test.each([
    ['an affiliate', () => touchesOf(touch({ affiliate_id: '7' }, 1000)), { medium: 'affiliate', userCode: '7' }],
    ['a campaign', () => touchesOf(touch({ utmsource: 'news' }, 1000)), { medium: 'normal', userCode: '' }],
    ['no touches, but a code', () => ({ user_code: 'own' }), { medium: 'referral', userCode: 'own' }],
    [
      'a code of their own',
      () => ({ ...TYPED, user_code: 'own' }),
      { medium: 'referral', userCode: 'own', typed: true },
    ],
  ])(
    '[AFF-08] [SIGNUP-04] where the device that finishes brings %s, the inviter of the device that began is not paid',
    async (title, own, channel) => {
      const email = (of: string) => `${of}-${title.replaceAll(/\W+/g, '-')}@example.com`;
      const devices: readonly Record<string, string>[] = [{}, { guid: '' }];
      for (const began of devices) {
        const account = await goneOn(email(began.guid ?? 'named'), own(), began);
        expect(account.channel).toEqual(channel);
        expect(JSON.stringify(account)).not.toContain('STRANGER');
      }
    },
  );

  test('[AFF-07] [SIGNUP-04] where it brings nothing, the attribution of the start counts', async () => {
    const account = await goneOn('desk-to-phone@example.com', { medium: 'normal' });
    expect(account.channel).toEqual({ medium: 'referral', userCode: 'STRANGER', typed: true });
    expect(account.first?.values).toEqual({ brokerId: 'STRANGER-B' });
  });

  test('[AFF-07] [SIGNUP-04] the first step again, from a tab that knows nothing, loses nothing', async () => {
    const uuid = await begin('again-attributed@example.com', touchesOf(touch({ brokerId: 'b1' })));
    expect(await begin('again-attributed@example.com', {})).toBe(uuid);
    await verify('again-attributed@example.com', uuid);
    expect((await accountOf((await finish(uuid)).result.id)).channel).toEqual({ medium: 'broker', userCode: 'b1' });
  });

  test('[AFF-07] twice at once: one registration, and what either knew first', async () => {
    const email = 'at-once@example.com';
    const uuids = await Promise.all([1, 2, 3, 4].map(() => begin(email, touchesOf(touch({ ref: 'friend' })))));
    expect(new Set(uuids).size).toBe(1);
    const [uuid = ''] = uuids;
    await verify(email, uuid);
    const answers = await Promise.all([1, 2].map(() => finish(uuid)));
    const ids = answers.map(({ result }) => result?.id).filter(Boolean);
    expect(new Set(ids).size).toBe(1);
    expect((await accountOf(ids[0])).channel).toEqual({ medium: 'referral', userCode: 'friend' });
  });

  test('[AFF-07] hostile values are kept as they are, and as text', async () => {
    const values = { ref: "'; drop table account; --", campaign: '=1+1', content: '<script>alert(1)</script>\u202e' };
    const uuid = await begin('hostile@example.com', touchesOf(touch(values)));
    await verify('hostile@example.com', uuid);
    const { first, channel } = await accountOf((await finish(uuid)).result.id);
    expect(first?.values).toEqual(values);
    expect(channel).toEqual({ medium: 'normal', userCode: '' });
  });

  test.each([
    ['an unknown name', { utm_channel_info: { token: 'x' } }],
    ['a long value', { utm_channel_info: { campaign: 'x'.repeat(513) } }],
    ['an own prototype', '{"__proto__":{"first":1}}'],
    ['no clock', { touches: { first: touch({ ref: 'a' }), last: touch({ ref: 'a' }) } }],
    ['a number for a value', { touches: { first: touch({ ref: 1 as never }), last: touch({ ref: 'a' }), now: 1 } }],
    [
      'a path of 21 pages',
      { signup_timing: { signup_time: 1, last_refresh_time: 1, user_behavior_path: Array(21).fill('a') } },
    ],
    ['a broken timing', { signup_timing: { signup_time: 'x', last_refresh_time: 1, user_behavior_path: ['a'] } }],
  ])('[AFF-07] %s is refused: no browser of ours sends it', async (_title, more) => {
    const given = typeof more === 'string' ? { touches: JSON.parse(more) } : more;
    const { status } = await identity.post(INFO, { register_type: 1, email: 'odd@example.com', ...given });
    expect(status).toBe(400);
  });
});
