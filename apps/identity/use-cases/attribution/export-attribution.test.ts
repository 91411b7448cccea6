import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountRow } from '../../accounts/tables.ts';
import { databaseOf } from '../../compose.ts';
import type { Db } from '../../db/open.ts';
import { rowId } from '../../kernel/ids.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { attributionText } from './attribution.ts';
import { attributedAccounts, attributionLines } from './export-attribution.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-02-01T00:00:00Z');
const MANY = 10_000;
/** What files that were fetched already have: a new column may come after these, and these stay. */
const KNOWN_COLUMNS =
  'public_id,created_at,site,environment,medium,user_code,typed,non_crypto,regist_channel,invited_at,first_at,first_site,first_path,first_affiliate_id,first_brokerId,first_ref,first_medium,first_regist_channel,first_tag,first_group_id,first_group_type,first_utmsource,first_campaign,first_utm_medium,first_source,first_content,first_term,first_stage,first_from,first_referrer,first_language,last_at,last_site,last_path,last_affiliate_id,last_brokerId,last_ref,last_medium,last_regist_channel,last_tag,last_group_id,last_group_type,last_utmsource,last_campaign,last_utm_medium,last_source,last_content,last_term,last_stage,last_from,last_referrer,last_language,first_uuid,last_uuid';
const ALL = { from: 0, to: START + 1000 * DAY_MS };

describe.each(testStores)('[AFF-07] the export on %s', (store) => {
  let identity: TestIdentity;
  let db: Db;
  let pattern: AccountRow;
  let number = 1;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
    const { result } = await identity.register('pattern@example.com', 'correct horse battery');
    const opened = databaseOf(identity.app);
    if (!opened) throw new Error('no database');
    db = opened;
    pattern = await db.selectFrom('account').selectAll().where('public_id', '=', result.id).executeTakeFirstOrThrow();
    await db.deleteFrom('account').where('id', '!=', '').execute();
  });
  afterAll(() => identity.close());

  /** An account of that time. */
  function account(created_at: number, attribution = '{}'): AccountRow {
    number += 1;
    const email = `${randomUUID()}@secret.example`;
    return { ...pattern, email, email_key: email, id: rowId(created_at), public_id: number, created_at, attribution };
  }

  async function save(rows: readonly AccountRow[]): Promise<void> {
    for (let at = 0; at < rows.length; at += 500) {
      await db
        .insertInto('account')
        .values(rows.slice(at, at + 500))
        .execute();
    }
  }

  async function all(format: 'csv' | 'ndjson', period = ALL): Promise<string> {
    let text = '';
    for await (const part of attributionLines(db, period, format)) text += part;
    return text;
  }

  /** In parts: a statement that takes longer than a few seconds is given up. */
  async function clear(): Promise<void> {
    for (;;) {
      const ids = (await db.selectFrom('account').select('id').limit(500).execute()).map(({ id }) => id);
      if (ids.length === 0) return;
      await db.deleteFrom('account').where('id', 'in', ids).execute();
    }
  }

  test('without accounts it is a head and nothing more', async () => {
    expect((await all('csv')).split('\r\n')).toEqual([expect.stringMatching(/^"public_id","created_at","site",/), '']);
    expect(await all('ndjson')).toBe('');
  });

  test('the columns of files that exist stay where they are', async () => {
    const head = (await all('csv')).split('\r\n')[0]?.replaceAll('"', '');
    expect(head?.startsWith(KNOWN_COLUMNS)).toBe(true);
  });

  test('a line for each account of the time: who is paid, first and last; no address of a user', async () => {
    const first = { at: START - 5000, site: 'EU', path: '/', values: { affiliate_id: '7', tag: 'fox' } };
    const last = { at: START - 1000, site: 'GLOBAL', path: '/help', values: { utmsource: 'news, "big"' } };
    const text = attributionText({ touches: { first, last, inviter: first, now: START } }, '{}', START);
    await save([account(START, text), account(START - 1), account(START + DAY_MS)]);
    const period = { from: START, to: START + DAY_MS };
    const [head = [], row = [], ...more] = csvRows(await all('csv', period));
    expect(more).toEqual([]);
    const cells = Object.fromEntries(head.map((name, at) => [name, row[at]]));
    expect(row.length).toBe(head.length);
    expect(cells).toMatchObject({
      ...{ created_at: '2026-02-01T00:00:00.000Z', site: pattern.site, environment: pattern.environment },
      ...{ medium: 'affiliate', user_code: '7', non_crypto: 'yes', invited_at: '2026-01-31T23:59:55.000Z' },
      ...{ first_site: 'EU', first_affiliate_id: '7', first_utmsource: '' },
      ...{ last_at: '2026-01-31T23:59:59.000Z', last_path: '/help', last_utmsource: 'news, "big"' },
    });
    const lines = (await all('ndjson', period)).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ public_id: Number(cells.public_id), first, last, inviter: first }),
    ]);
    for (const format of ['csv', 'ndjson'] as const) expect(await all(format)).not.toMatch(/secret\.example|password/);
    await clear();
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', "=cmd|' /C calc'!A0", '＝1', '\u00a0=1'])(
    'a table program does not obey %j',
    async (ref) => {
      await save([account(START, attributionText({ touches: bothOf({ campaign: ref }) }, '{}', START))]);
      const [head = [], row = []] = csvRows(await all('csv'));
      expect(row[head.indexOf('first_campaign')]).toBe(`'${ref.trim()}`);
      for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@＝]/);
      await clear();
    },
  );

  test('a field that was sent is as inert, also with breaks in it', async () => {
    await save([account(START, attributionText({ regist_channel: 'a\r\n=1"x",\ty' }, '{}', START))]);
    await save([account(START + 1, attributionText({ regist_channel: '\t=1' }, '{}', START))]);
    const [head = [], ...rows] = csvRows(await all('csv'));
    expect(rows.map((row) => row[head.indexOf('regist_channel')])).toEqual(['a\r\'\n\'=1"x",\ty', "'\t'=1"]);
    await clear();
  });

  test.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; "=1', 'a;\' "=1'],
    ['a;;@x;b', "a;;'@x;b"],
    ['a\t+1\n-1', "a\t'+1\n'-1"],
    ['a;b', 'a;b'],
  ])('nor does one that takes semicolons or tabs for the ends of cells, in %j', async (sent, cell) => {
    await save([account(START, attributionText({ regist_channel: sent }, '{}', START))]);
    const text = await all('csv');
    const [head = [], row = []] = csvRows(text);
    expect(row[head.indexOf('regist_channel')]).toBe(cell);
    expect(text).toMatch(/^(?:"(?:[^"]|"")*"(?:,|\r\n))+$/);
    for (const part of text.split(/[;\t\r\n]/)) expect(part.replaceAll('"', '')).not.toMatch(/^\s*[=+\-@＝]/);
    await clear();
  });

  test('no address and no number, in whatever field one was written', async () => {
    const values = { affiliate_id: '5550001112', referrer: 'https://x.example/?u=joe@secret.example&n=491701234567' };
    const touch = { at: START, site: 'GLOBAL', path: '/joe@secret.example', values };
    const touches = { first: touch, last: { ...touch, values: { content: '+49 170 1234567' } }, now: START };
    const typed = { user_code: 'joe@secret.example', ext_json: '{"is_manual_input":true}' };
    const text = attributionText({ touches, ...typed, regist_channel: 'joe@secret.example' }, '{}', START);
    expect(text).toContain('"inviter"');
    await save([account(START, text)]);
    for (const format of ['csv', 'ndjson'] as const) {
      expect(await all(format)).not.toMatch(/secret|joe|1701234567|170 1234567/);
      for (const kept of ['https://x.example/?u=***&n=***', '5550001112']) expect(await all(format)).toContain(kept);
    }
    await clear();
  });

  test('ten thousand accounts come once each and in order, a batch at a time, and only as they are taken', async () => {
    const made = Array.from({ length: MANY }, (_, at) => account(START + (at % 7) * 1000 + at));
    await save(made);
    const rows = made.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const [newest] = rows.splice(-1);
    let taken = 0;
    const seen: number[] = [];
    for await (const batch of attributedAccounts(db, ALL)) {
      expect(batch.length).toBeLessThanOrEqual(500);
      // Those of later batches are still in the database alone: what is removed there now does not come any more.
      if (taken === 0)
        await db
          .deleteFrom('account')
          .where('id', '=', newest?.id ?? '')
          .execute();
      taken += 1;
      seen.push(...batch.map(({ public_id }) => public_id));
    }
    expect(taken).toBe(MANY / 500);
    expect(seen).toEqual(rows.map(({ public_id }) => public_id));
    await clear();
  });
});

function bothOf(values: object) {
  const touch = { at: START, site: 'GLOBAL', path: '/', values };
  return { first: touch, last: touch, now: START };
}

/** RFC 4180, read strictly. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  expect(rows.flat().length).toBeGreaterThan(0);
  return rows;
}
