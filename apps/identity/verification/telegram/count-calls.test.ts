import { completeTask, tasksHome } from '@gatehouse/contract/telegram/tasks';
import { describe, expect, test } from 'vitest';
import type { LimitPoints } from '../../rate-limit/limits.ts';
import { openTelegram, signLogin, type TelegramTest } from '../../testing/open-telegram.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const [BY_ADDRESS, BY_DEVICE_OR_ACCOUNT] = [31_018, 700_040];
const LAUNCH = '/user/public/telegram/launch';
const LOGIN = '/user/public/login/thirdparty';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
const from = (n: number) => ({ ...device(n), 'x-forwarded-for': `192.0.2.${n}` });
const limitsOf = (use: string): LimitPoints => ({
  [`telegram${use}ByAddress`]: 3,
  [`telegram${use}ByDevice`]: 2,
  [`telegram${use}ByPerson`]: 2,
});
type Headers = Record<string, string>;
/** One call with data of a Telegram user, or with data that is none. */
type Ask = (there: TelegramTest, person: number | undefined, headers: Headers) => Promise<{ ret_code: number }>;

const launch: Ask = ({ post, launchOf }, person, headers) =>
  post(LAUNCH, { telegram_callback_mini: person ? launchOf(person) : 'x' }, headers);
/** What carries forged data is refused before it is counted (`carried-data.ts`). */
const miniAppLogin: Ask = ({ open, launchOf }, person, headers) => open(launchOf(person ?? 900), headers);
const browserLogin: Ask = async ({ post, loginFields }, person, headers) => {
  const { url } = (await post('/user/public/third-party/begin', { provider: 'telegram' }, headers)).result;
  const back = new URL(url).searchParams.get('return_to') ?? '';
  const state = new URL(back).searchParams.get('state') ?? '';
  return post(LOGIN, { state, telegram_callback: signLogin(loginFields(person ?? 900)) }, headers);
};
const tasks =
  (path: string, payload: object): Ask =>
  ({ post, launchOf }, person, headers) =>
    post(path, payload, { ...headers, tgtoken: person ? launchOf(person) : 'x' });

describe.each(testStores)('calls with Telegram’s data, on %s', (store) => {
  test.each([
    ['a launch', 'Launches', launch],
    ['a login in the mini-app', 'Logins', miniAppLogin],
    ['a login in a browser', 'Logins', browserLogin],
    ['a task', 'Tasks', tasks(completeTask.path, { campaignId: 'none', taskId: 'none' })],
    ['the list of tasks', 'Tasks', tasks(tasksHome.path, {})],
  ] as const)('[TG-12] %s: so many for a device, a network and a Telegram user', async (_what, use, ask) => {
    const there = await openTelegram(store, { limitPoints: limitsOf(use) });
    const asked = async (person: number | undefined, headers: Headers) => (await ask(there, person, headers)).ret_code;
    const limited: number[] = [BY_ADDRESS, BY_DEVICE_OR_ACCOUNT];
    // A device: of one network, and of others.
    for (const person of [1, 2]) expect(limited).not.toContain(await asked(person, from(1)));
    expect(await asked(3, from(1))).toBe(BY_DEVICE_OR_ACCOUNT);
    expect(await asked(3, { ...from(2), ...device(1) })).toBe(BY_DEVICE_OR_ACCOUNT);
    // The network; what was refused counts for none.
    expect(limited).not.toContain(await asked(3, { ...from(1), ...device(2) }));
    expect(await asked(4, { ...from(1), ...device(3) })).toBe(BY_ADDRESS);
    // The person, wherever they are.
    expect(limited).not.toContain(await asked(1, from(4)));
    expect(await asked(1, from(5))).toBe(BY_DEVICE_OR_ACCOUNT);
    expect(limited).not.toContain(await asked(5, from(6)));
    await there.close();
  });

  test('[TG-12] a launch that is over uses up nothing that its Telegram user has', async () => {
    const there = await openTelegram(store, { limitPoints: limitsOf('Logins') });
    const leaked = there.launchOf(8, 3_700);
    for (let n = 1; n < 5; n += 1) expect((await there.open(leaked, from(n))).ret_code).toBe(700_221);
    expect((await miniAppLogin(there, 8, from(9))).ret_code).toBe(40_004);
    await there.close();
  });

  test('[TG-12] data that is none counts for its network, and for no Telegram user', async () => {
    const there = await openTelegram(store, { limitPoints: { ...limitsOf('Tasks'), telegramTasksByDevice: 100 } });
    const complete = tasks(completeTask.path, { campaignId: 'none', taskId: 'none' });
    const codes = [];
    for (let n = 0; n < 4; n += 1) codes.push((await complete(there, undefined, from(1))).ret_code);
    expect(codes).toEqual([700_220, 700_220, 700_220, BY_ADDRESS]);
    const { post, hostileLaunches } = there;
    const forged = hostileLaunches(7)[0]?.[1] ?? '';
    for (let n = 2; n < 6; n += 1)
      await post(completeTask.path, { campaignId: 'a', taskId: 'a' }, { ...from(n), tgtoken: forged });
    expect((await complete(there, 7, from(7))).ret_code).toBe(700_223);
    await there.close();
  });
});
