import { builtManifest } from './built.ts';
import { budgetsBrokenBy } from './byte-budgets.ts';
import { complianceRates, complianceTable } from './compliance.ts';
import { firstLoadOf } from './first-load.ts';
import { type FirstView, faultsOf, measureFirstView } from './first-view/measure.ts';
import { firstViewTable } from './first-view/table.ts';
import { profileUnderFlood } from './flood.ts';
import { type GrowthRow, growthAt } from './growth.ts';
import { type Comparison, TOOL } from './hammer.ts';
import { lighthouseScores, type Scores, scoreTable } from './lighthouse-scores.ts';
import { loginTime, profileTime } from './processor-rates.ts';
import { loginTimeTable, pageTimeTable, profileTimeTable, refreshTable } from './processor-tables.ts';
import { type PurgeRow, purgeRate } from './purge-rate.ts';
import { waitersRows } from './qr-waiters.ts';
import { dashboardCost, loginRate, pageCost, pageRate, profileRate } from './rates.ts';
import { type RefreshRow, refreshRows } from './refreshes.ts';
import { restartsUnder } from './restarts.ts';
import { type RunningProduct, type Store, withDatabase, withProduct } from './running-product.ts';
import type { Scale } from './scale.ts';
import { type Section, section } from './section.ts';
import {
  firstLoadTable,
  floodTable,
  growthTable,
  purgeTable,
  rateTable,
  restartTable,
  waitersTable,
} from './tables.ts';

const PAGES = ['/en/login', '/en/register', '/en/sign-up?affiliate_id=10001'];
const PURGERS: Readonly<Record<Store, readonly number[]>> = { SQLite: [1], PostgreSQL: [1, 3] };

/** Everything that `npm run bench` measures, in this order: a row is a name, how it is measured, and how it is printed. */
export const sections: readonly Section[] = [
  section(
    'compliance',
    async () => complianceRates(),
    (rates) => complianceTable(rates),
  ),
  section(
    'bytes',
    () => withProduct('SQLite', 1, ({ origin }) => inTurn(PAGES, (page) => firstLoadOf(origin, page, builtManifest()))),
    (loads) => loads.flatMap((load) => [firstLoadTable(load), ...budgetsBrokenBy(load).map(overBudget)]).join('\n'),
  ),
  section<FirstView>(
    'first-view',
    ({ loads }, keep) =>
      withProduct('SQLite', 1, async ({ origin }) => {
        const result = await measureFirstView(origin, loads, keep);
        refuse(faultsOf(result));
        return result;
      }),
    (result) => firstViewTable(result),
  ),
  section<Scores[]>(
    'lighthouse',
    ({ loads }, keep) =>
      withProduct('SQLite', 1, async ({ origin }) => {
        const scores = await lighthouseScores(origin, loads, keep);
        refuse(scores.flatMap(({ errors }) => errors));
        return scores;
      }),
    (scores) => scoreTable(scores),
  ),
  ...(['first', 'later'] as const).map((visit) =>
    rate(`pages/${visit}`, `/en/login, pages/s, ${visit} visit`, 'SQLite', ({ pace }, { origin }) =>
      pageRate(origin, visit, pace),
    ),
  ),
  section(
    'page-time',
    ({ work }) =>
      withProduct('SQLite', 1, async ({ origin, cookie, product: { pid } }) => ({
        first: await pageCost(origin, 'first', pid, work),
        later: await pageCost(origin, 'later', pid, work),
        dashboard: await dashboardCost(origin, cookie, pid, work),
      })),
    (times) => pageTimeTable(times),
  ),
  rate('logins', 'logins/s (bare: argon2id alone)', 'SQLite', ({ accounts, pace }, { origin }) =>
    loginRate(origin, accounts, pace),
  ),
  section(
    'login-time',
    ({ accounts, pace }) =>
      withProduct('SQLite', accounts, ({ origin, product: { pid } }) => loginTime({ origin, pid }, accounts, pace)),
    (row) => loginTimeTable(row),
  ),
  section(
    'flood',
    ({ accounts, pace }) =>
      withProduct('SQLite', accounts, ({ origin, cookie }) =>
        profileUnderFlood(origin, cookie, accounts, pace.seconds * 3),
      ),
    (row) => floodTable(row),
  ),
  ...onBothStores((store) =>
    rate(inGroup('profile', store), `profile calls/s, ${store}`, store, ({ pace }, { origin, cookie }) =>
      profileRate(origin, cookie, pace),
    ),
  ),
  ...onBothStores((store) =>
    section(
      inGroup('profile-time', store),
      ({ accounts, work }) =>
        withProduct(store, accounts, ({ origin, cookie, product: { pid } }) =>
          profileTime({ origin, pid }, store, cookie, work),
        ),
      (row) => profileTimeTable(row),
    ),
  ),
  ...onBothStores((store) =>
    section<RefreshRow[]>(
      inGroup('refreshes', store),
      async ({ work }) => {
        const rows = await refreshRows(store, work);
        refuse(rows.filter(({ errors }) => errors > 0).map(({ what, errors }) => `${what}: ${errors} errors`));
        return rows;
      },
      (rows) => refreshTable(rows),
    ),
  ),
  section(
    'waiters',
    ({ waiters }) => waitersRows(waiters),
    (rows) => waitersTable(rows),
  ),
  ...onBothStores((store) =>
    section<GrowthRow[]>(
      inGroup('growth', store),
      ({ sizes, calls }, keep) =>
        inTurn(sizes, (size) => withDatabase(store, (url) => growthAt(size, calls, url)), keep),
      (rows) => growthTable(store, rows),
    ),
  ),
  ...onBothStores((store) =>
    section<PurgeRow[]>(
      inGroup('purge', store),
      ({ expiredRows }, keep) =>
        inTurn(PURGERS[store], (count) => withDatabase(store, (url) => purgeRate(expiredRows, count, url)), keep),
      (rows) => purgeTable(rows),
    ),
  ),
  section(
    'restarts',
    ({ restartRequests }) => restartsUnder(restartRequests),
    (restarts) => restartTable(restarts),
  ),
];

/** Ours beside what can be done at most, by a product of its own. An answer that is an error makes the section fail. */
function rate(
  name: string,
  what: string,
  store: Store,
  measure: (scale: Scale, running: RunningProduct) => Promise<Comparison>,
): Section {
  return section<Comparison>(
    name,
    (scale, keep) =>
      withProduct(store, scale.accounts, async (running) => {
        const comparison = await measure(scale, running);
        keep(comparison);
        refuse(comparison.errors > 0 ? [`${comparison.errors} answers were errors`] : []);
        return comparison;
      }),
    (comparison) => rateTable({ [what]: comparison }, TOOL),
  );
}

function onBothStores(row: (store: Store) => Section): Section[] {
  return [row('SQLite'), row('PostgreSQL')];
}

function inGroup(group: string, store: Store): string {
  return `${group}/${store.toLowerCase()}`;
}

/** One after the other; `keep` is given what there is after each. */
async function inTurn<From, To>(
  list: readonly From[],
  measure: (one: From) => Promise<To>,
  keep: (results: To[]) => void = () => undefined,
): Promise<To[]> {
  const results: To[] = [];
  for (const one of list) {
    results.push(await measure(one));
    keep(results);
  }
  return results;
}

function overBudget(sentence: string): string {
  return `  OVER BUDGET  ${sentence}`;
}

/** @throws {Error} with the sentences, when there is one */
function refuse(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new Error(sentences.join('; '));
}
