import { anonymity, codeInfo, commonShareInfo, headimg, openInfo } from '@gatehouse/contract/attribution/affiliate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import type { DemoInviter } from './seed-inviters.ts';

const LATER = Date.now() + 86_400_000;
const picture = Buffer.from('a picture of Ada');
const ada: DemoInviter = {
  ...{ affid: '10001', kind: 'affiliate', code: 'ADA', nickname: 'Ada', signature: 'Numbers first.', content: 'Hello' },
  picture,
  groups: [
    { id: '3', content: 'Beginners', type: 0 },
    { id: '4', content: 'Staff only', type: 2 },
  ],
  countries: { KZ: { content: 'Сәлем', picture: Buffer.from('another') }, TR: { content: 'Merhaba' } },
  shares: {
    'good-token': { content: 'Come with me', expiresAt: LATER },
    'old-token': { content: 'Over', expiresAt: 1 },
  },
};
const hidden: DemoInviter = { affid: '10002', kind: 'referral', code: 'HIDDEN', nickname: 'Secret', hidden: true };
const ended: DemoInviter = { affid: '10003', kind: 'affiliate', code: 'ENDED', nickname: 'Gone', ended: true };
const broker: DemoInviter = { affid: '90001', kind: 'broker', code: '90001', nickname: 'Broker' };
const gone: DemoInviter = { affid: '10004', kind: 'affiliate', code: 'GONE', nickname: 'X', hidden: true, ended: true };
const demoInviters = [ada, hidden, ended, broker, gone];

describe.each(testStores)('inviters, on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store, { demoInviters });
  });
  afterAll(() => identity.close());
  const info = (payload: object, headers = {}) => identity.post(openInfo.path, payload, headers);
  const shown = (affiliate_id: string) => identity.post(anonymity.path, { affiliate_id });
  const code = (text: string) => identity.post(codeInfo.path, { code: text });
  const share = (token: string) => identity.get(`${commonShareInfo.path}?token=${encodeURIComponent(token)}`);
  const face = (query: string) => identity.get(`${headimg.path}?${query}`);

  test('[AFF-01] open-info has the public profile', async () => {
    expect((await info({ affid: '10001' })).result).toEqual({
      nickname: 'Ada',
      headimg: '/affiliate/v1/headimg?id=10001',
      personality: { personalSignature: 'Numbers first.', content: 'Hello' },
      groupInfo: [
        { content: 'Beginners', type: 0 },
        { content: 'Staff only', type: 2 },
      ],
    });
  });

  test('[AFF-01] the country chooses text and picture; one without its own has the usual ones', async () => {
    const of = async (country: string) => (await info({ affid: '10001', country })).result.personality.content;
    expect(await Promise.all(['KZ', 'TR', 'DE', ''].map(of))).toEqual(['Сәлем', 'Merhaba', 'Hello', 'Hello']);
  });

  test('[AFF-01] [AFF-09] a group is one of theirs, else 10002', async () => {
    const { groupInfo } = (await info({ affid: '10001', group_id: '3' })).result;
    expect(groupInfo).toEqual([{ content: 'Beginners', type: 0 }]);
    expect((await info({ affid: '10001', group_id: '9' })).ret_code).toBe(10002);
  });

  test.each(['', 'ada', '1 OR 1=1', '７', '-1', '1.0', '1'.repeat(21), 10001, null, ['10001']])(
    '[AFF-02] the id %j is refused',
    async (id) => {
      expect(await info({ affid: id })).toMatchObject({ status: 400, ret_code: 700001, result: { field: 'affid' } });
      expect(await identity.post(anonymity.path, { affiliate_id: id })).toMatchObject({
        status: 400,
        ret_code: 700001,
      });
      if (id !== null) expect((await face(`id=${encodeURIComponent(`${id}x`)}`)).status).toBe(400);
    },
  );

  test('[AFF-03] every call answers for a hidden inviter as for an unknown one', async () => {
    expect((await shown('10001')).result).toEqual({ isShow: true, code: 'ADA' });
    for (const affid of ['10002', '10004']) {
      const pairs = await Promise.all([
        [await shown(affid), await shown('55555')],
        [await info({ affid }), await info({ affid: '55555' })],
        [await face(`id=${affid}`), await face('id=55555')],
      ]);
      for (const [one, unknown] of pairs) expect([one?.status, one?.text]).toEqual([unknown?.status, unknown?.text]);
    }
    expect((await shown('10002')).result).toEqual({ isShow: false, code: '' });
    expect((await info({ affid: '10002' })).ret_code).toBe(610017);
  });

  test.each([
    ['ADA', 1, '10001'],
    ['ada', 1, '10001'],
    ['HIDDEN', 2, ''],
    ['90001', 3, '90001'],
  ])('[AFF-04] the code %s is of scene %i', async (text, scene, affid) => {
    expect((await code(text)).result).toEqual({ scene, tpl: '', info: { success: true, affid } });
  });

  test('[AFF-04] an unknown code is a normal arrival', async () => {
    expect((await code('NOBODY')).result).toEqual({ scene: 0, tpl: '', info: { success: false } });
    for (const text of ['', "'", 'a b', 'a'.repeat(65)]) expect((await code(text)).status).toBe(400);
  });

  test('[AFF-05] a shared invitation says whose it is and what it holds, until its time is over', async () => {
    const info = { success: true, affid: '10001' };
    expect((await share('good-token')).result).toEqual({
      scene: 1,
      tpl: '',
      info,
      code: 'ADA',
      content: 'Come with me',
    });
    expect((await share('old-token')).ret_code).toBe(610016);
    expect((await share('no-token')).ret_code).toBe(610017);
    expect((await share('a/b')).status).toBe(400);
    expect((await identity.get(`${commonShareInfo.path}?token=a&token=b`)).status).toBe(400);
  });

  test('[AFF-09] an invitation that is no longer valid is 610016 everywhere', async () => {
    const answers = [await info({ affid: '10003' }), await shown('10003'), await code('ENDED'), await face('id=10003')];
    expect(answers.map(({ ret_code }) => ret_code)).toEqual([610016, 610016, 610016, 610016]);
    for (const { text } of answers) expect(text).not.toContain('Gone');
  });

  test('[AFF-10] the picture is looked up by id and country', async () => {
    expect(Buffer.from((await face('id=10001')).result.headimg, 'base64')).toEqual(picture);
    expect(Buffer.from((await face('id=10001&country=KZ')).result.headimg, 'base64').toString()).toBe('another');
    expect(Buffer.from((await face('id=10001&country=TR')).result.headimg, 'base64')).toEqual(picture);
    expect((await face('id=90001')).ret_code).toBe(10002);
    for (const query of ['', 'id=1&id=2', 'id=10001&country=kz', 'id=10001&x=1']) {
      expect((await face(query)).status).toBe(400);
    }
  });

  test('[SITE-02] the test network has inviters of its own', async () => {
    const own = await identity.post(openInfo.path, { affid: '10001' }, { 'x-gatehouse-site': 'TESTNET' });
    expect(own.result.nickname).toBe('Ada');
  });
});

test('[AFF-03] inviters cannot be enumerated from one address', async () => {
  const identity = await openTestIdentity('SQLite', { demoInviters, limitPoints: { inviterLookupsByAddress: 3 } });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const ask = async (id: number, address: string) =>
    (await identity.post(anonymity.path, { affiliate_id: `${id}` }, from(address))).ret_code;
  const codes = [];
  for (const id of [10001, 20000, 20001, 20002]) codes.push(await ask(id, '203.0.113.7'));
  expect(codes).toEqual([0, 0, 0, 31018]);
  expect((await identity.get(`${headimg.path}?id=10001`, from('203.0.113.7'))).ret_code).toBe(31018);
  expect(await ask(10001, '203.0.113.8')).toBe(0);
  await identity.close();
});

test.each(testStores)('[AFF-01] inviters are added once, on %s', async (store) => {
  const identity = await openTestIdentity(store, { demoInviters: [ada, ada] });
  expect((await identity.post(anonymity.path, { affiliate_id: '10001' })).ret_code).toBe(0);
  await identity.close();
  await expect(openTestIdentity('SQLite', { demoInviters: [{ ...ada, affid: 'ada' }] })).rejects.toThrow('digits');
});
