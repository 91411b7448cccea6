import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity } from '../../compose.ts';
import { type BotTest, openBotTest } from '../../testing/bot-fixture.ts';
import { injected } from '../../testing/injected-fixture.ts';
import { testStores } from '../../testing/open-test-identity.ts';
import type { Campaign } from './campaign.ts';

const HOME = '/fht/growth/activity-api/v1/korea/home';
const COMPLETE = '/fht/growth/miniapp/task/v1/complete_task';
const [INVALID, EXPIRED, UNKNOWN, NOT_READY, TAKEN, THERE] = [700_220, 700_221, 700_223, 700_224, 700_127, 700_128];
const HOUR_S = 3_600;
const HOUR_MS = HOUR_S * 1_000;
const reward = (amount: string, currency = 'USDT') => ({ amount, currency });
const ENDS_AT = Date.now() + 30 * HOUR_MS;

const campaigns: readonly Campaign[] = [
  {
    ...{ id: 'over', startsAt: 0, endsAt: 1 },
    tasks: [{ id: 'open', kind: 'open', reward: reward('1') }],
  },
  {
    ...{ id: 'eu', sites: ['EU'], startsAt: 0, endsAt: 0 },
    tasks: [{ id: 'open', kind: 'open', reward: reward('3', 'EUR') }],
  },
  {
    ...{ id: 'main', startsAt: 0, endsAt: ENDS_AT },
    tasks: [
      { id: 'open', kind: 'open', reward: reward('0.1') },
      { id: 'bind', kind: 'bind', reward: reward('0.2') },
      { id: 'messages', kind: 'messages', reward: reward('1', 'GATE') },
      { id: 'verify', kind: 'verify', reward: reward('10') },
    ],
  },
];

describe.each(testStores)('tasks on %s', (store) => {
  let opened: BotTest;
  beforeAll(async () => {
    opened = await openBotTest(store, { telegramTasks: campaigns });
  });
  afterAll(() => opened.close());

  const as = (person: number, headers: Record<string, string> = {}) => ({
    ...headers,
    tgtoken: opened.identity.launchOf(person),
  });
  const home = (headers: Record<string, string> = {}) => opened.identity.post(HOME, {}, headers);
  const complete = (taskId: string, headers: Record<string, string> = {}, campaignId = 'main') =>
    opened.identity.post(COMPLETE, { campaignId, taskId }, headers);
  const rows = (person: number) =>
    opened.identity.db.selectFrom('telegram_reward').selectAll().where('telegram_id', '=', String(person)).execute();
  const states = ({ result }: Awaited<ReturnType<typeof home>>) =>
    result.campaign.tasks.map(({ taskId, ready, done_at }: Record<string, unknown>) => [taskId, ready, done_at !== 0]);

  test('[TG-11] without launch data the campaign of the site is shown without progress, and nothing can be completed', async () => {
    const { result } = await home();
    expect(result.campaign).toMatchObject({ campaignId: 'main', ends_at: ENDS_AT, earned: [] });
    expect(result.campaign.tasks).toHaveLength(4);
    expect(result.campaign.tasks[0]).toEqual({
      ...{ taskId: 'open', kind: 'open', reward: reward('0.1'), ready: false, done_at: 0 },
    });
    const { headers } = await opened.free('without-data');
    for (const given of [{}, headers, { ...headers, tgtoken: '' }])
      expect((await complete('open', given)).ret_code).toBe(INVALID);
  });

  test('[TG-11] a site has its own campaign, and one that is over is unknown', async () => {
    const eu = { 'x-gatehouse-site': 'EU', ...as(1_000) };
    expect((await home(eu)).result.campaign.campaignId).toBe('eu');
    expect((await complete('open', eu)).ret_code).toBe(UNKNOWN);
    expect((await complete('open', eu, 'eu')).result.campaign.earned).toEqual([reward('3', 'EUR')]);
    expect((await complete('open', as(1_000), 'eu')).ret_code).toBe(UNKNOWN);
    expect((await complete('open', as(1_000), 'over')).ret_code).toBe(UNKNOWN);
    expect((await complete('nothing', as(1_000))).ret_code).toBe(UNKNOWN);
    for (const wrong of ['', 'A', '../x', 'x'.repeat(65)]) expect((await complete(wrong, as(1_000))).status).toBe(400);
  });

  test('[TG-11] a task is completed once, however often and on however many instances it is asked for at once', async () => {
    const another = await createIdentity({ ...opened.identity.options, mailbox: opened.identity.mailbox });
    const elsewhere = injected(another);
    const payload = { campaignId: 'main', taskId: 'open' };
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => complete('open', as(2_000))),
      ...Array.from({ length: 6 }, () => elsewhere.post(COMPLETE, payload, as(2_000))),
    ]);
    await another.close();
    const first = answers[0]?.result.campaign;
    expect(first.earned).toEqual([reward('0.1')]);
    for (const { ret_code, result } of answers) expect([ret_code, result.campaign]).toEqual([0, first]);
    expect(await rows(2_000)).toMatchObject([{ account_id: null, task: 'open', amount: '0.1', currency: 'USDT' }]);
    opened.identity.time.offset += 5_000;
    expect((await complete('open', as(2_000))).result.campaign).toEqual(first);
  });

  test('[TG-11] the API says what is fulfilled: bound, permitted, verified', async () => {
    const { headers, account } = await opened.free('fulfilled');
    for (const task of ['bind', 'messages', 'verify'])
      expect((await complete(task, as(3_000, headers))).ret_code).toBe(NOT_READY);
    await opened.bind(3_000, headers, false);
    expect(states(await home(as(3_000, headers)))).toEqual([
      ...[
        ['open', true, false],
        ['bind', true, false],
      ],
      ...[
        ['messages', false, false],
        ['verify', false, false],
      ],
    ]);
    expect((await complete('bind', as(3_000, headers))).ret_code).toBe(0);
    expect((await complete('messages', as(3_000, headers))).ret_code).toBe(NOT_READY);
    await opened.identity.post('/user/private/telegram/messages', { allowed: true }, headers);
    expect((await complete('messages', as(3_000, headers))).ret_code).toBe(0);
    expect((await complete('verify', as(3_000, headers))).ret_code).toBe(NOT_READY);
    await opened.identity.db.updateTable('account').set({ kyc_person_level: 1 }).where('id', '=', account).execute();
    const { result } = await complete('verify', as(3_000, headers));
    expect(result.campaign.earned).toEqual([reward('10.2'), reward('1', 'GATE')]);
    expect((await rows(3_000)).map(({ account_id }) => account_id)).toEqual([account, account, account]);
  });

  test('[TG-11] what was completed before the binding is the account’s afterwards, and an account has each reward once', async () => {
    const { headers, account } = await opened.free('twice');
    await complete('open', as(4_001));
    await complete('open', as(4_002));
    await opened.bind(4_001, headers);
    expect(await rows(4_001)).toMatchObject([{ account_id: account, expires_at: null }]);
    expect((await home(as(4_001, headers))).result.campaign.earned).toEqual([reward('0.1')]);
    await complete('bind', as(4_001, headers));
    expect((await opened.identity.post('/user/private/unbind/telegram', {}, headers)).ret_code).toBe(0);
    await opened.bind(4_002, headers);
    const { result } = await complete('bind', as(4_002, headers));
    expect(result.campaign.earned).toEqual([reward('0.3')]);
    const ofAccount = opened.identity.db
      .selectFrom('telegram_reward')
      .selectAll()
      .where('account_id', '=', account)
      .orderBy('task');
    expect((await ofAccount.execute()).map(({ task, telegram_id }) => [task, telegram_id])).toEqual([
      ['bind', '4001'],
      ['open', '4001'],
    ]);
  });

  test('[TG-11] a Telegram user of another account than the session’s is refused, and so is another one of the same account', async () => {
    const [ada, bob] = [await opened.free('ada-tasks'), await opened.free('bob-tasks')];
    await opened.bind(5_001, ada.headers);
    expect((await home(as(5_001, ada.headers))).ret_code).toBe(0);
    for (const answer of [await home(as(5_001, bob.headers)), await complete('open', as(5_001, bob.headers))])
      expect([answer.ret_code, answer.result]).toEqual([TAKEN, undefined]);
    expect((await complete('open', as(5_002, ada.headers))).ret_code).toBe(THERE);
    expect(await rows(5_001)).toEqual([]);
    expect(await rows(5_002)).toEqual([]);
    const over = { usertoken: 'x'.repeat(43) };
    expect((await complete('open', as(5_001, over))).ret_code).toBe(0);
  });

  test('[TG-11] [TG-12] launch data that is forged, of another bot, too old or of the future earns nothing', async () => {
    const { hostileLaunches, launchOf } = opened.identity;
    const huge = `user=${'x'.repeat(8_000)}&hash=${'a'.repeat(64)}`;
    for (const [what, tgtoken] of [...hostileLaunches(6_000), ['huge', huge] as const])
      for (const answer of [await complete('open', { tgtoken }), await home({ tgtoken })])
        expect([what, answer.ret_code, answer.headers['x-gatehouse-mini-app']]).toEqual([what, INVALID, undefined]);
    const tgtoken = launchOf(6_000, HOUR_S + 2);
    for (const answer of [await complete('open', { tgtoken }), await home({ tgtoken })])
      expect(answer.ret_code).toBe(EXPIRED);
    expect(await rows(6_000)).toEqual([]);
    const old = await complete('open', { tgtoken: launchOf(6_000, HOUR_S - 60) });
    expect([old.ret_code, old.headers['x-gatehouse-mini-app']]).toEqual([0, '1']);
  });

  test('[TG-11] where Telegram is off, and where the campaign is over, nothing is earned', async () => {
    const { telegram: _, ...options } = opened.identity.options;
    const off = await createIdentity({ ...options, mailbox: opened.identity.mailbox });
    const payload = { campaignId: 'main', taskId: 'open' };
    expect((await injected(off).post(COMPLETE, payload, as(7_000))).ret_code).toBe(INVALID);
    await off.close();
    const before = opened.identity.time.offset;
    opened.identity.time.offset += 31 * HOUR_MS;
    expect((await home(as(7_000))).result).toEqual({ campaign: null });
    expect((await complete('open', as(7_000))).ret_code).toBe(UNKNOWN);
    opened.identity.time.offset = before;
  });
});
