import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const ACCOUNT = '/user/private/account';
const OTHER_GUID = 'eeeeeeee-0000-4000-8000-000000000000';

const as = (token: string | undefined, more: Record<string, string> = {}) => ({ usertoken: token ?? '', ...more });

describe.each(testStores)('the content of mails to owners on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  const opened = async (name: string, headers = {}) => {
    const email = `${name}@example.com`;
    return { email, ...(await identity.register(email, PASSWORD, headers)) };
  };
  const overview = async (token?: string, more = {}) =>
    (await identity.get(`${ACCOUNT}/overview`, as(token, more))).result;
  const history = async (token: string | undefined) =>
    (await identity.get(`${ACCOUNT}/history`, as(token))).result.events as { kind: string; detail: object }[];
  const mailsTo = (email: string) => identity.mailbox.list().filter(({ to }) => to === email);
  const mailTo = (email: string, subject: string) =>
    vi.waitFor(() => {
      const mail = mailsTo(email).find((one) => one.subject === subject);
      if (!mail) throw new Error(`${subject} has not come`);
      return mail;
    });

  test('the anti-phishing code is in every mail to the account, and in no other', async () => {
    const { token, email } = await opened('phish');
    const set = (anti_phishing_code: string) =>
      identity.post(`${ACCOUNT}/anti-phishing`, { anti_phishing_code }, as(token));
    for (const wrong of [
      'abc',
      'a'.repeat(21),
      'blue  heron',
      ' blue',
      'blue-heron',
      '<b>abc',
      'abc\u202edef',
      'ab\ncd',
    ]) {
      expect((await set(wrong)).ret_code, wrong).toBe(700_001);
    }
    expect((await set('Blue heron 7')).result).toMatchObject({ anti_phishing_code: 'Bl***' });
    expect((await overview(token)).anti_phishing_code).toBe('Bl***');
    const { text, html } = await mailTo(email, 'Gatehouse: Your anti-phishing code is set');
    expect(text).toMatch(/^Your anti-phishing code: Blue heron 7\n/);
    expect(html).toContain('<bdi>Blue heron 7</bdi>');
    expect(JSON.stringify(await history(token))).not.toContain('heron');
    await identity.begin(email);
    expect(mailsTo(email)[0]).toMatchObject({ subject: 'You already have a Gatehouse account' });
    expect(mailsTo(email)[0]?.text).toMatch(/^Your anti-phishing code: Blue heron 7\n/);
    await identity.post('/user/public/login/begin', { login_name: email, item: 'code' });
    expect(mailsTo(email)[0]).toMatchObject({ subject: 'Your Gatehouse login code' });
    expect(mailsTo(email)[0]?.text).toMatch(/^Your anti-phishing code: Blue heron 7\n/);
    await identity.begin('stranger@example.com');
    await identity.post('/user/public/login/begin', { login_name: 'nobody@example.com', item: 'code' });
    for (const to of ['stranger@example.com', 'nobody@example.com']) {
      expect(mailsTo(to)[0]?.text).not.toContain('anti-phishing');
    }
    await set('Red fox 9');
    expect((await mailTo(email, 'Gatehouse: Your anti-phishing code was changed')).text).toContain('Red fox 9');
    expect((await set('')).result).toEqual({ anti_phishing_code: '' });
    expect((await overview(token)).anti_phishing_code).toBe('');
    const removed = await mailTo(email, 'Gatehouse: Your anti-phishing code was removed');
    // Its owner knows it by the code that is gone.
    expect(removed.text).toMatch(/^Your anti-phishing code: Red fox 9\n/);
    await identity.post('/user/public/login/begin', { login_name: email, item: 'code' });
    expect(mailsTo(email)[0]?.text).not.toMatch(/anti-phishing|Red fox/);
  });

  test('a login from a new device has a notice, unless the owner turned it off', async () => {
    const { token, email } = await opened('notice');
    const from = (guid: string) => identity.logIn(email, PASSWORD, { guid });
    await identity.post(`${ACCOUNT}/device-check`, { device_check: false }, as(token));
    await from(OTHER_GUID);
    const mail = await mailTo(email, 'Gatehouse: Login from a new device');
    expect(mail.text).toContain('Device: unknown\nPlace: unknown');
    expect((await identity.post(`${ACCOUNT}/notices`, { new_login: false }, as(token))).result).toEqual({
      new_login: false,
    });
    const before = mailsTo(email).length;
    await from('dddddddd-0000-4000-8000-000000000000');
    await identity.post(`${ACCOUNT}/device-check`, { device_check: true }, as(token));
    await vi.waitFor(() => expect(mailsTo(email).length).toBeGreaterThan(before));
    const subjects = mailsTo(email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Gatehouse: Login from a new device')).toHaveLength(1);
  });
});
