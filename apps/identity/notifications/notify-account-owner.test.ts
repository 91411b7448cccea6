import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const ACCOUNT = '/user/private/account';
const CHANGED = 'Gatehouse: Your new-device check was changed';

const as = (token: string | undefined, more: Record<string, string> = {}) => ({ usertoken: token ?? '', ...more });

describe.each(testStores)('notices to account owners on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store, { limitPoints: { noticesByAccountAndKind: 2 } });
  });
  afterAll(() => identity.close());

  const toggle = async (token: string | undefined, times: number) => {
    for (let n = 0; n < times; n += 1) {
      await identity.post(`${ACCOUNT}/device-check`, { device_check: n % 2 === 1 }, as(token));
    }
  };
  const about = (to: string, subject: string) =>
    identity.mailbox.list().filter((one) => one.to === to && one.subject === subject);

  test('says when, from which device and place, in the look and language of the account’s own site', async () => {
    const device = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Mobile Safari/604.1';
    const at = { 'x-gatehouse-site': 'KAZ', lang: 'ru-KAZ' };
    const { token } = await identity.register('kz@example.com', PASSWORD, at);
    const here = { 'user-agent': device, 'x-gatehouse-country': 'KZ', 'x-gatehouse-site': 'TUR' };
    await identity.post(`${ACCOUNT}/device-check`, { device_check: false }, as(token, here));
    const mail = await vi.waitFor(() => {
      const [one] = identity.mailbox.list().filter(({ to, text }) => to === 'kz@example.com' && /Safari/.test(text));
      if (!one) throw new Error('it has not come');
      return one;
    });
    expect(mail.text).toMatch(/: .+ UTC\n.+: Safari.* iOS\n.+: Казахстан.*\n/);
    expect(mail.text).toMatch(/http:\/\/kz\.localhost(?::\d+)?\/ru-KAZ\/app\/user\/auto-ban-account\n/);
    expect(mail.text).not.toContain('tr.localhost');
  });

  test('notices are limited: so many of a kind in an hour, and every event is in the history', async () => {
    const { token } = await identity.register('flood@example.com', PASSWORD);
    await toggle(token, 6);
    await identity.post(`${ACCOUNT}/anti-phishing`, { anti_phishing_code: 'heron' }, as(token));
    await vi.waitFor(() =>
      expect(about('flood@example.com', 'Gatehouse: Your anti-phishing code is set')).toHaveLength(1),
    );
    expect(about('flood@example.com', CHANGED)).toHaveLength(2);
    const { events } = (await identity.get(`${ACCOUNT}/history`, as(token))).result;
    expect(events.filter(({ kind }: { kind: string }) => kind === 'deviceCheckChanged')).toHaveLength(6);
  });

  test('an account by mobile alone is notified by text message, without code, link or detail', async () => {
    const mobile = '+905321112233';
    const info = { register_type: 5, mobile, country: 'TR' };
    const { uuid } = (await identity.post('/user/public/register/info', info)).result;
    await identity.post('/user/public/register/send/verify/item', { uuid, item: 'mobile' });
    const code = /\d{6}/.exec(identity.mailbox.list().find(({ to }) => to === mobile)?.text ?? '')?.[0];
    await identity.post('/user/public/register/verify', { uuid, code });
    const { token } = await identity.setPassword(uuid, PASSWORD);
    await toggle(token, 1);
    await vi.waitFor(() => {
      const text = identity.mailbox.list().find(({ to }) => to === mobile)?.text;
      expect(text).toMatch(/^Your Gatehouse account's security has changed\. See what at localhost\./);
    });
  });
});

test('a failed mail does not undo the event', async () => {
  const identity = await openTestIdentity('SQLite');
  const { token } = await identity.register('broken@example.com', PASSWORD);
  const deliver = vi.spyOn(identity.mailbox, 'deliver').mockRejectedValue(new Error('the mail server is gone'));
  const answer = await identity.post(`${ACCOUNT}/device-check`, { device_check: false }, as(token));
  expect(answer.result).toEqual({ device_check: false });
  await vi.waitFor(() => expect(deliver).toHaveBeenCalled());
  expect((await identity.get(`${ACCOUNT}/overview`, as(token))).result.device_check).toBe(false);
  await identity.close();
});
