import { anonymity, codeInfo, openInfo, scenes } from '@gatehouse/contract/attribution/affiliate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CARD_MS, type InviterContext, loadInviter, loadLanding } from './load-inviter.ts';

type Answers = Readonly<Record<string, unknown>>;

const profile = { nickname: 'Ada', headimg: 'x', personality: { personalSignature: 's', content: 'c' }, groupInfo: [] };
const good: Answers = {
  [anonymity.path]: { ret_code: 0, result: { isShow: true, code: 'ADA' } },
  [openInfo.path]: { ret_code: 0, result: profile },
};
const code = (scene: number, affid: unknown = '7', success: unknown = true) => ({
  [codeInfo.path]: { ret_code: 0, result: { scene, tpl: '', info: { success, affid } } },
});
const nothing = { inviter: null, ended: false };
const over = { inviter: null, ended: true, payee: null };
const unknown = { ...nothing, unknown: true, payee: null };
/** AFF-03: the payee is known even if the profile is hidden. */
const hidden = { ...nothing, payee: { medium: 'affiliate', userCode: 'ADA' } };

/** The load of a page with a stubbed API that answers by path; unknown paths never answer. */
function asking(search: string, answers: Answers, more: Partial<InviterContext> = {}) {
  const asked: { path: string; payload?: unknown }[] = [];
  const answer = async (path: string): Promise<never> => {
    const found = answers[path];
    if (found instanceof Error) throw found;
    return found === undefined ? new Promise<never>(() => {}) : (found as never);
  };
  const context: InviterContext = {
    query: new URLSearchParams(search),
    place: { country: 'KZ' },
    elements: { affiliateLanding: { action: 'show' } },
    api: (path) => {
      asked.push({ path });
      return answer(path);
    },
    post: ({ path }, payload) => {
      asked.push({ path, payload });
      return answer(path);
    },
    ...more,
  };
  return { context, asked };
}
const load = (search: string, answers: Answers, more: Partial<InviterContext> = {}) =>
  loadInviter(asking(search, answers, more).context);

afterEach(() => void vi.useRealTimers());

test('[AFF-01] [AFF-03] looks an affiliate up by id, country and group, and shows it', async () => {
  const { context, asked } = asking('affiliate_id=7&group_id=3', good);
  const { inviter } = await loadInviter(context);
  expect(inviter).toMatchObject({ kind: 'affiliate', nickname: 'Ada', signature: 's', content: 'c' });
  expect(inviter?.picture).toBe('/front/inviter-picture?id=7&country=KZ');
  expect(asked).toEqual([
    { path: anonymity.path, payload: { affiliate_id: '7' } },
    { path: openInfo.path, payload: { affid: '7', country: 'KZ', group_id: '3' } },
  ]);
});

test.each(['', 'affiliate_id=ada', 'affiliate_id=7%2C8', 'affiliate_id=ada&affiliate_id=8', 'ref=%00'])(
  '[AFF-02] makes no call with the query %s',
  async (search) => {
    const { context, asked } = asking(search, good);
    expect(await loadInviter(context)).toEqual(nothing);
    expect(asked).toEqual([]);
  },
);

test.each(['token=%2F', 'ref=%3Cscript%3E'])('[AFF-04] the query %s names an unknown invitation', async (search) => {
  const { context, asked } = asking(search, good);
  expect([await loadInviter(context), asked]).toEqual([unknown, []]);
});

test('[AFF-04] the template of a code selects a layout, or none', async () => {
  const of = async (tpl: unknown) => {
    const answer = { ret_code: 0, result: { scene: 1, tpl, info: { success: true } } };
    return (await load('ref=ADA', { [codeInfo.path]: answer })).template;
  };
  expect(await Promise.all(['old', '2', '', 'none', 1].map(of))).toEqual([
    'old',
    'new-ui',
    undefined,
    undefined,
    undefined,
  ]);
});

test('[COMP-08] makes no call if compliance hides the card', async () => {
  for (const elements of [{}, { affiliateLanding: { action: 'hide' } }] as InviterContext['elements'][]) {
    const { context, asked } = asking('affiliate_id=7', good, { elements });
    expect([await loadInviter(context), asked]).toEqual([nothing, []]);
  }
});

test.each([false, undefined, null, 'true', 1, 0, {}])('[AFF-03] isShow %j hides the profile', async (isShow) => {
  const answers = { ...good, [anonymity.path]: { ret_code: 0, result: { isShow, code: 'ADA' } } };
  expect(await load('affiliate_id=7', answers)).toEqual(hidden);
});

test.each([610016])('[AFF-09] %i from either call means that the invitation has expired', async (ret_code) => {
  for (const path of [anonymity.path, openInfo.path]) {
    expect(await load('affiliate_id=7', { ...good, [path]: { ret_code } })).toEqual(over);
  }
});

test.each([610017, 10002, 31018, 700001, -1])('[AFF-09] %i leaves the page without a card', async (ret_code) => {
  expect(await load('affiliate_id=7', { ...good, [anonymity.path]: { ret_code } })).toEqual(nothing);
  expect(await load('affiliate_id=7', { ...good, [openInfo.path]: { ret_code } })).toEqual(hidden);
});

describe('[AFF-04] a code', () => {
  test.each([
    [scenes.affiliate, 'affiliate'],
    [scenes.referral, 'referral'],
    [scenes.broker, 'broker'],
  ])('of scene %i belongs to the kind %s', async (scene, kind) => {
    expect((await load('ref=ADA', { ...good, ...code(scene) })).inviter).toMatchObject({ kind, nickname: 'Ada' });
  });

  test.each([0, 4, -1, '1', null])('of scene %j belongs to no one', async (scene) => {
    const expected = scene === 0 ? unknown : nothing;
    expect(await load('ref=ADA', { ...good, ...code(scene as number) })).toEqual(expected);
  });

  test('without success belongs to no one; a hidden owner shows only the kind', async () => {
    expect(await load('ref=ADA', { ...good, ...code(2, '7', false) })).toEqual(unknown);
    for (const affid of ['', null, 7, '../7']) {
      const { context, asked } = asking('ref=ADA', { ...good, ...code(2, affid) });
      expect((await loadInviter(context)).inviter).toMatchObject({ kind: 'referral', nickname: '', content: '' });
      expect(asked).toHaveLength(1);
    }
  });

  test('that has expired is reported', async () => {
    expect(await load('ref=A', { [codeInfo.path]: { ret_code: 610016 } })).toEqual(over);
  });
});

const shared = '/fiat/public/channel/common-share-info?token=t-1';

test('[AFF-05] a shared invitation brings its own text', async () => {
  const result = { scene: 2, tpl: '', info: { success: true, affid: '7' }, code: 'A', content: 'Come with me' };
  const { inviter } = await load('token=t-1', { ...good, [shared]: { ret_code: 0, result } });
  expect(inviter).toMatchObject({ kind: 'referral', nickname: 'Ada', content: 'Come with me' });
});

test('[AFF-05] a bad token shows nothing; an expired one is reported', async () => {
  expect(await load('token=t-1', { [shared]: { ret_code: 610017 } })).toEqual(unknown);
  expect(await load('token=t-1', { [shared]: { ret_code: 610016 } })).toEqual(over);
});

test.each<[string, Answers]>([
  ['is down', { [anonymity.path]: new Error('unreachable'), [openInfo.path]: new Error('unreachable') }],
  ['answers nothing', { [anonymity.path]: { ret_code: 0 }, [openInfo.path]: { ret_code: 0 } }],
  ['answers lists', { [anonymity.path]: [], [openInfo.path]: [] }],
  ['answers text', { [anonymity.path]: 'ok', [openInfo.path]: 'ok' }],
])('[AFF-01] an API that %s leaves the page without a card', async (_how, answers) => {
  expect(await load('affiliate_id=7', answers)).toEqual(nothing);
});

test('[AFF-06] waits at most a second and a half for the API', async () => {
  vi.useFakeTimers();
  const loading = load('affiliate_id=7', {});
  let done = false;
  void loading.then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(CARD_MS - 1);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toEqual(nothing);
  expect(CARD_MS).toBeLessThanOrEqual(1_500);
});

test('[AFF-07] a landing page knows the query to carry', async () => {
  expect((await loadLanding(asking('affiliate_id=x&a=%26', {}).context)).search).toBe('?affiliate_id=x&a=%26');
  expect((await loadLanding(asking('', {}).context)).search).toBe('');
});
