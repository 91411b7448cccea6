import type { LoginTimeRow, ProfileTimeRow } from './processor-rates.ts';
import type { CostBesideBare, dashboardCost } from './rates.ts';
import type { RefreshRow } from './refreshes.ts';
import { table } from './tables.ts';

/** A login's processor time of the bare work; bare of a page's; calls and dashboards for a second of the main thread. */
const LOGIN_RATIO_MAX = 1.25;
const PAGE_RATIO_MIN = 0.9;
const PROFILES_MIN = 5_000;
/** The page has a user, so each is rendered and compressed for its request. */
const DASHBOARDS_MIN = 200;
/** Of the server's main thread: SQLite works in it, PostgreSQL is another process. */
const REFRESHES_MIN = { SQLite: 1_000, PostgreSQL: 500 };

export function loginTimeTable({ server, main, bare, ratio, errors }: LoginTimeRow): string {
  const rows = [
    ['server, all threads', server, ''],
    ['server, main thread', main, ''],
    ['argon2id and RSA alone', bare, ''],
    ['server of bare', ratio, LOGIN_RATIO_MAX],
    ['errors', errors, 0],
  ];
  return table('One login, processor ms', ['', 'ms', 'at most'], rows);
}

export function profileTimeTable({ store, perMainSecond, barePerMainSecond }: ProfileTimeRow): string {
  const rows = [
    ['ours', perMainSecond, PROFILES_MIN],
    ['a bare route', barePerMainSecond, ''],
  ];
  return table(`Profile calls for a second of the main thread, ${store}`, ['', 'calls', 'at least'], rows);
}

type PageTimes = {
  readonly first: CostBesideBare;
  readonly later: CostBesideBare;
  readonly dashboard: Awaited<ReturnType<typeof dashboardCost>>;
};

export function pageTimeTable({ first, later, dashboard }: PageTimes): string {
  const row = (name: string, { ours, bare, ratio }: CostBesideBare) => [
    ...[name, ours.mainMs, bare.mainMs, ratio.main, ratio.process, PAGE_RATIO_MIN],
  ];
  const pages = table(
    'A page, processor ms of the main thread',
    ['', 'ours', 'bare', 'bare of ours', 'of all threads', 'at least'],
    [row('/en/login, first visit', first), row('/en/login, later visit', later)],
  );
  const perSecond = [['/en/dashboard', dashboard.perMainSecond, DASHBOARDS_MIN]];
  return pages + table('Pages for a second of the main thread', ['', 'pages', 'at least'], perSecond);
}

export function refreshTable(rows: readonly RefreshRow[]): string {
  const lines = rows.map(({ store, what, perSecond, perMainSecond, perProcessSecond, errors }) => [
    ...[`${store}, ${what}`, perSecond, perProcessSecond, perMainSecond, REFRESHES_MIN[store], errors],
  ]);
  const columns = ['', 'a second', 'of all threads', 'of the main thread', 'at least', 'errors'];
  return table('Refreshes for a second', columns, lines);
}
