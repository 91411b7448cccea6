import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sumOf } from './campaign.ts';
import { readTasks } from './tasks-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-tasks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'tasks.json');
const read = (content: unknown) => {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readTasks(path, ['GLOBAL', 'EU']);
};
const task = { id: 'open', kind: 'open', reward: { amount: '1.50', currency: 'USDT' } };
const campaign = { id: 'summer', tasks: [task] };

test('[TG-11] the operator’s file names campaigns, with sites and times or for all and always', () => {
  expect(read([campaign])).toEqual([{ ...campaign, startsAt: 0, endsAt: 0 }]);
  const times = { starts: '2026-06-01T00:00:00Z', ends: '2026-09-01T00:00:00+02:00' };
  expect(read([{ ...campaign, sites: ['EU'], ...times }])).toEqual([
    {
      ...{ ...campaign, sites: ['EU'] },
      ...{ startsAt: Date.UTC(2026, 5, 1), endsAt: Date.UTC(2026, 7, 31, 22) },
    },
  ]);
});

test.each([
  ['no JSON', '{', /is not valid JSON\./],
  ['an unknown field', [{ ...campaign, reward: 1 }], /0\.reward: is no field of a campaign/],
  ['an unknown site', [{ ...campaign, sites: ['MARS'] }], /0\.sites\.0: must be one of the brand's sites/],
  ['an unknown kind', [{ ...campaign, tasks: [{ ...task, kind: 'retweet' }] }], /kind: must be one of: open, bind/],
  ['no tasks', [{ ...campaign, tasks: [] }], /0\.tasks: must have a task/],
  ['the same task twice', [{ ...campaign, tasks: [task, task] }], /0\.tasks\.1\.id: must be another than/],
  ['the same campaign twice', [campaign, campaign], /1\.id: must be another than those before/],
  [
    'an end before its start',
    [{ ...campaign, starts: '2026-06-02T00:00:00Z', ends: '2026-06-01T00:00:00Z' }],
    /0\.ends: /,
  ],
  ['a date without a time', [{ ...campaign, ends: '2026-06-01' }], /0\.ends: must be a time such as/],
  ...[1.5, '0', '0.00', '-1', '1e3', '01', '1.123456789', '', ' 1', '1,5', 'NaN'].map(
    (amount) =>
      [
        `the amount ${amount}`,
        [{ ...campaign, tasks: [{ ...task, reward: { amount, currency: 'USDT' } }] }],
        /amount: must be/,
      ] as const,
  ),
] as const)('[TG-11] %s is refused by its place', (_name, content, problem) => {
  expect(() => read(content)).toThrow(problem);
});

test('[TG-11] sums are exact, by currency', () => {
  const usdt = (amount: string) => ({ amount, currency: 'USDT' });
  expect(sumOf([usdt('0.1'), { amount: '5', currency: 'GATE' }, usdt('0.2')])).toEqual([
    usdt('0.3'),
    { amount: '5', currency: 'GATE' },
  ]);
  expect(sumOf([usdt('999999999999.99999999'), usdt('0.00000001')])).toEqual([usdt('1000000000000')]);
  expect(sumOf([])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1 }), (cents) => {
      const sum = cents.reduce((total, cent) => total + cent, 0);
      const [{ amount } = { amount: '' }] = sumOf(cents.map((cent) => usdt((cent / 100).toFixed(2))));
      return Number(amount) === sum / 100;
    }),
  );
});
