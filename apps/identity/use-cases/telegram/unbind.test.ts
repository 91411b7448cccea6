import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTelegram, signLogin, type TelegramTest } from '../../testing/open-telegram.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const UNBIND = '/user/private/unbind/telegram';
const PASSWORD = 'correct horse battery';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });

describe.each(testStores)('unbinding Telegram, on %s', (store) => {
  let there: TelegramTest;
  beforeAll(async () => {
    there = await openTelegram(store);
  });
  afterAll(() => there.close());

  const areLive = async (...tokens: (string | undefined)[]) => {
    const owners = await Promise.all(tokens.map((token) => there.whose(token)));
    return owners.map((owner) => owner !== undefined);
  };
  /** A login in a browser, by Telegram's page. */
  const logInBrowser = async (id: number, headers: Record<string, string>) => {
    const { post, loginFields } = there;
    const { url } = (await post('/user/public/third-party/begin', { provider: 'telegram' }, headers)).result;
    const back = new URL(new URL(url).searchParams.get('return_to') ?? '');
    const payload = { state: back.searchParams.get('state'), telegram_callback: signLogin(loginFields(id)) };
    return (await post('/user/public/login/thirdparty', payload, headers)).token;
  };

  test('[TG-01] the account’s sessions that Telegram has opened end; all others stay, and the owner is told', async () => {
    const { bound, launchOf, open, logIn, post, get, mailbox } = there;
    const owner = await bound('unbinds', 601);
    const neighbour = await bound('neighbour', 602);
    const inMiniApp = (await open(launchOf(601), device(1))).token;
    const inBrowser = await logInBrowser(601, device(2));
    const byPassword = (await logIn('unbinds@example.com', PASSWORD, device(3))).token;
    const others = (await open(launchOf(602), device(4))).token;
    const all = [inMiniApp, inBrowser, byPassword, others, neighbour.headers.usertoken, owner.headers.usertoken];
    expect(await areLive(...all)).toEqual(Array(6).fill(true));
    expect((await post(UNBIND, {}, owner.headers)).ret_code).toBe(0);
    expect(await areLive(...all)).toEqual([false, false, true, true, true, true]);
    const { result } = await get('/user/private/account/history', owner.headers);
    expect(JSON.stringify(result)).toContain('thirdPartyUnlinked');
    await expect
      .poll(() =>
        mailbox.list().some(({ to, text }) => to === 'unbinds@example.com' && /can no longer log in/.test(text)),
      )
      .toBe(true);
  });

  test('[TG-01] a session of Telegram’s that unbinds goes on, and no other one does', async () => {
    const { bound, launchOf, open, post, get } = there;
    await bound('unbinds-there', 603);
    const [here, elsewhere] = [await open(launchOf(603), device(5)), await open(launchOf(603), device(6))];
    const { linked } = (await get('/user/private/third-party/list', { usertoken: here.token ?? '' })).result;
    const unlink = { id: linked[0].id };
    expect((await post('/user/private/third-party/unlink', unlink, { usertoken: here.token ?? '' })).ret_code).toBe(0);
    expect(await areLive(here.token, elsewhere.token)).toEqual([true, false]);
  });

  test('[TG-01] a login by Telegram that waits for its second factor ends, too', async () => {
    const { bound, launchOf, open, post, db, codeFor } = there;
    const owner = await bound('unbinds-between', 604);
    await db.updateTable('account').set({ device_check: 1 }).where('public_id', '=', owner.id).execute();
    const asked = await open(launchOf(604), device(7));
    expect(asked.ret_code).toBe(20100);
    const { uuid } = asked.result;
    await post('/user/public/challenge/send', { uuid, item: 'email' }, device(7));
    const proof = { by: 'email', code: codeFor('unbinds-between@example.com') };
    expect((await post(UNBIND, {}, owner.headers)).ret_code).toBe(0);
    const verified = await post('/user/public/login/verify', { uuid, proof }, device(7));
    expect([verified.ret_code, verified.token]).toEqual([700_081, undefined]);
  });

  test('[TG-01] what is not unbound, for it is the only way in, ends nothing', async () => {
    const { bound, launchOf, open, post, db } = there;
    const owner = await bound('cannot-unbind', 605);
    const inMiniApp = (await open(launchOf(605), device(8))).token;
    const only = { password_hash: '', email_verified: 0 };
    await db.updateTable('account').set(only).where('public_id', '=', owner.id).execute();
    expect((await post(UNBIND, {}, owner.headers)).ret_code).toBe(700_129);
    expect(await areLive(inMiniApp, owner.headers.usertoken)).toEqual([true, true]);
  });
});
