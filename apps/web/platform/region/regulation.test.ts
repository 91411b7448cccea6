import type { Call, Envelope } from '@gatehouse/contract/call/call';
import { regionCheck, regulationInfo } from '@gatehouse/contract/region/region';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRequest } from '../request/request.ts';
import { type Ask, settled } from '../request/settled.ts';
import { REGULATION_KEY, REGULATION_TTL_MS } from '../storage/regulation-key.ts';
import { memoryStorage } from '../testing/misbehaving-peer.ts';
import { createRegulation } from './regulation.ts';

const NOW = 1_800_000_000_000;

/** An API that answers these two calls, and counts them. */
function open({ info, check, stored, now = NOW }: { info?: unknown; check?: unknown; stored?: string; now?: number }) {
  const storage = memoryStorage();
  if (stored !== undefined) storage.setItem(REGULATION_KEY, stored);
  const time = { now };
  const asked: string[] = [];
  const ask = (async (call: Call) => {
    asked.push(call.path);
    return (call.path === regulationInfo.path ? info : check) ?? { ret_code: -200, ret_msg: '' };
  }) as unknown as Ask;
  return { regulation: createRegulation({ ask, clock: () => time.now, storage }), storage, asked, time };
}

const answer = (restrictOperate: unknown) => ({ ret_code: 0, ret_msg: '', result: { restrictOperate } });

describe('the region', () => {
  test.each<[string, Partial<Envelope> | undefined, string | null]>([
    ['true', answer(true), 'EEA'],
    ['false', answer(false), ''],
    ['a country that is not known', { ret_code: 700060, ret_msg: '' }, null],
    ['no answer', undefined, null],
    ['an answer without result', { ret_code: 0, ret_msg: '' }, null],
    ['a flag of another type', answer('true'), null],
    ['a flag that says nothing', answer(null), null],
  ])('[REGION-01] %s', async (_name, info, region) => {
    const { regulation, asked } = open({ info });
    expect(await regulation.region()).toBe(region);
    expect(asked).toEqual([regulationInfo.path]);
  });

  test('[REGION-02] the flag is kept for 10 000 ms, and not a moment longer', async () => {
    const { regulation, asked, storage, time } = open({ info: answer(true) });
    await regulation.region();
    expect(JSON.parse(storage.getItem(REGULATION_KEY) ?? '')).toEqual({ value: true, expiry: NOW + 10_000 });
    time.now += REGULATION_TTL_MS - 1;
    expect(await regulation.region()).toBe('EEA');
    expect(asked).toHaveLength(1);
    time.now += 1;
    await regulation.region();
    expect(asked).toHaveLength(2);
  });

  test('[REGION-02] a lookup that failed leaves nothing behind', async () => {
    const { regulation, storage, asked } = open({});
    expect([await regulation.region(), await regulation.region()]).toEqual([null, null]);
    expect(storage.getItem(REGULATION_KEY)).toBeNull();
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"restrictOperate":true}'],
    ['another type', JSON.stringify({ value: 'true', expiry: NOW + 5_000 })],
    ['an expiry that is no number', JSON.stringify({ value: true, expiry: 'soon' })],
    ['a clock that was set back since', JSON.stringify({ value: true, expiry: NOW + REGULATION_TTL_MS + 1 })],
    ['an expiry that is over', JSON.stringify({ value: true, expiry: NOW })],
    ['null', 'null'],
  ])('[REGION-02] %s in the storage is passed over', async (_name, stored) => {
    const { regulation, asked } = open({ info: answer(false), stored });
    expect(await regulation.region()).toBe('');
    expect(asked).toHaveLength(1);
  });

  test('[REGION-02] whatever lies in the storage, it never rejects', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (stored) => {
        expect(['EEA', '', null]).toContain(await open({ info: answer(false), stored }).regulation.region());
      }),
    );
  });

  test('[REGION-02] a storage that refuses everything changes nothing', async () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 0 };
    const ask = (async () => answer(true)) as unknown as Ask;
    for (const given of [storage, undefined]) {
      expect(await createRegulation({ ask, clock: () => NOW, storage: given }).region()).toBe('EEA');
    }
  });
});

test.each([
  [
    { code: 'DE', is_visible: true, group_country: 'eea' },
    { country: 'DE', visible: true },
  ],
  [
    { code: '', is_visible: true, group_country: '' },
    { country: undefined, visible: true },
  ],
  [
    { code: 'US', is_visible: false, group_country: '' },
    { country: 'US', visible: false },
  ],
  [
    { code: 7, is_visible: 'no' },
    { country: undefined, visible: undefined },
  ],
  [undefined, { country: undefined, visible: undefined }],
])('[REGION-03] the region check %j says %j', async (result, whereabouts) => {
  const { regulation, asked } = open({ check: { ret_code: 0, ret_msg: '', result } });
  expect(await regulation.whereabouts()).toEqual(whereabouts);
  expect(asked).toEqual([regionCheck.path]);
});

test('[REGION-03] a region check without an answer closes nothing', async () => {
  expect(await open({}).regulation.whereabouts()).toEqual({ country: undefined, visible: undefined });
});

test.each([
  ['with local storage', memoryStorage()],
  ['without', undefined],
])('[REGION-02] with the request cache between, the flag is never older than 10 s: %s', async (_, storage) => {
  const api = { restricts: true };
  const time = { now: NOW };
  const clock = () => time.now;
  const fetch = async () => Response.json(answer(api.restricts));
  const ask = settled(createRequest({ fetch, clock, storage, notify: () => {} }));
  const { region } = createRegulation({ ask, clock, storage });
  expect(await region()).toBe('EEA');
  api.restricts = false;
  time.now += REGULATION_TTL_MS - 1;
  expect(await region()).toBe('EEA');
  time.now += 1;
  expect(await region()).toBe('');
});
