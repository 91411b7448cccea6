import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const WIZARD = '/user/public/register';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
const [DESK, PHONE, STRANGER] = [device(1), device(2), device(3)];
type Device = Record<string, string>;

describe.each(testStores)('the emailed link on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
    await identity.register('known@example.com', PASSWORD);
  });
  afterAll(() => identity.close());

  const begin = async (email: string, on: Device = DESK) => {
    const { uuid } = (await identity.post(`${WIZARD}/info`, { register_type: 1, email }, on)).result;
    await send(uuid, on);
    return { uuid, token: linkTo(email) };
  };
  const send = (uuid: string, on: Device) =>
    identity.post(`${WIZARD}/send/verify/item`, { uuid, item: 'email_link' }, on);
  const linkTo = (email: string) => {
    const mail = identity.mailbox.list().find(({ to }) => to === email);
    return /email-code-verify\?trx=[\w-]{36}#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const open = (uuid: string, link_token: string, on: Device) =>
    identity.post(`${WIZARD}/verify`, { uuid, link_token }, on);
  const state = async (uuid: string, on: Device) =>
    (await identity.get(`${WIZARD}/verify/result?uuid=${uuid}`, on)).result.state;

  test('[SIGNUP-06] opened on the device that began, it verifies that device, and may be opened there again', async () => {
    const { uuid, token } = await begin('same@example.com');
    expect(await state(uuid, DESK)).toBe('waiting');
    expect((await open(uuid, token, DESK)).result).toBe(1);
    expect((await open(uuid, token, DESK)).result).toBe(1);
    expect(await state(uuid, DESK)).toBe('verified');
    expect(await identity.setPassword(uuid, PASSWORD, DESK)).toMatchObject({ ret_code: 0, token: expect.any(String) });
    expect((await open(uuid, token, DESK)).result).toBe(1);
    expect(await state(uuid, DESK)).toBe('registered');
  });

  test('[SIGNUP-06] opened elsewhere, the registration continues there, and the first device is told so', async () => {
    const { uuid, token } = await begin('elsewhere@example.com');
    expect((await open(uuid, token, PHONE)).result).toBe(1);
    expect([await state(uuid, DESK), await state(uuid, PHONE)]).toEqual(['elsewhere', 'verified']);
    expect((await open(uuid, token, DESK)).ret_code).toBe(700014);
    identity.time.offset += 60_001;
    await send(uuid, DESK);
    expect(await state(uuid, DESK)).toBe('waiting');
    expect((await identity.setPassword(uuid, PASSWORD, DESK)).ret_code).toBe(700021);
    expect((await identity.setPassword(uuid, PASSWORD, PHONE)).ret_code).toBe(0);
  });

  test('[SIGNUP-06] a stranger who began for another’s address gains nothing when the owner opens the link', async () => {
    const { uuid, token } = await begin('owner@example.com', STRANGER);
    await open(uuid, token, PHONE);
    expect((await identity.setPassword(uuid, 'the stranger’s own', STRANGER)).ret_code).toBe(700021);
    expect(await state(uuid, STRANGER)).toBe('elsewhere');
  });

  test('[SIGNUP-06] the code beside the link works where the registration began, and the link then no more', async () => {
    const { uuid, token } = await begin('code@example.com');
    const mail = identity.mailbox.list().find(({ to }) => to === 'code@example.com');
    const code = /\b\d{6}\b/.exec(mail?.text.replace(/\S*#\S*/g, '') ?? '')?.[0] ?? '';
    expect((await identity.post(`${WIZARD}/verify`, { uuid, code }, DESK)).result).toBe(1);
    expect((await open(uuid, token, PHONE)).ret_code).toBe(700013);
    expect((await identity.setPassword(uuid, PASSWORD, DESK)).ret_code).toBe(0);
  });

  test('[SIGNUP-06] it ends after half an hour, a newer one replaces it, and any other token is unknown', async () => {
    const { uuid, token } = await begin('late@example.com');
    expect((await open(uuid, 'x'.repeat(43), DESK)).ret_code).toBe(700013);
    identity.time.offset += 30 * 60_000 + 1;
    expect((await open(uuid, token, DESK)).ret_code).toBe(700011);
    expect(await state(uuid, DESK)).toBe('expired');
    await send(uuid, DESK);
    const newer = linkTo('late@example.com');
    expect(newer).not.toBe(token);
    expect((await open(uuid, token, DESK)).ret_code).toBe(700013);
    expect((await open(uuid, newer, DESK)).result).toBe(1);
    const other = await begin('other@example.com');
    expect((await open(other.uuid, newer, DESK)).ret_code).toBe(700013);
    expect((await open('00000000-0000-4000-8000-000000000000', newer, DESK)).ret_code).toBe(700020);
  });

  test('[SIGNUP-06] of many devices that open one link at once, one is verified', async () => {
    const { uuid, token } = await begin('race@example.com');
    const devices = Array.from({ length: 50 }, (_, n) => device(100 + n));
    const answers = await Promise.all(devices.map((on) => open(uuid, token, on)));
    const codes = answers.map(({ ret_code }) => ret_code).toSorted((a, b) => a - b);
    expect(codes).toEqual([0, ...Array(49).fill(700014)]);
  });

  test('[SIGNUP-06] confirmed 50 times at once on one device it has one answer', async () => {
    const { uuid, token } = await begin('again@example.com');
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(uuid, token, DESK)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ ret_code: 0, result: 1 });
  });

  test('[SIGNUP-06] an address with an account: the same answers, a link too, and its owner is notified', async () => {
    const { uuid, token } = await begin('known@example.com', PHONE);
    expect(token).toHaveLength(43);
    const mail = identity.mailbox.list().find(({ to }) => to === 'known@example.com');
    expect(mail?.subject).toMatch(/already/i);
    expect(mail?.text.replace(/\S*#\S*/g, '')).not.toMatch(/\b\d{6}\b/);
    expect(await state(uuid, PHONE)).toBe('waiting');
    expect(await open(uuid, token, PHONE)).toMatchObject({ ret_code: 700022 });
    expect((await open(uuid, token, PHONE)).ret_code).toBe(700022);
    expect(await state(uuid, PHONE)).toBe('registered');
    expect((await identity.setPassword(uuid, 'not the right one', PHONE)).ret_code).toBe(700022);
  });

  test('[SIGNUP-06] the link leads to the site and language that it was asked for on', async () => {
    const on = { ...DESK, 'x-gatehouse-site': 'TUR', lang: 'en-TR' };
    await begin('site@example.com', on);
    const mail = identity.mailbox.list().find(({ to }) => to === 'site@example.com');
    expect(mail?.text).toMatch(/http:\/\/tr\.localhost\/en-TR\/email-code-verify\?trx=/);
  });
});
