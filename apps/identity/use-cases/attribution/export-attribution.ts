import type { Touch } from '@gatehouse/rules/attribution/attribution';
import { type AttributionName, attributionNames } from '@gatehouse/rules/attribution/attribution-names';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import { firstIdOf } from '../../kernel/ids.ts';
import { type Attribution, readAttribution } from './attribution.ts';
import { maskedCode, maskedTouch } from './mask-attribution.ts';

const BATCH = 500;

/**
 * AFF-07: how one account came to be. Its address and number are no part of it, and what looks like one is masked in
 * whatever a link said: email addresses everywhere, long numbers in texts that are no ids or codes.
 */
export type AttributedAccount = Pick<Attribution, 'channel' | 'first' | 'last' | 'inviter'> & {
  readonly public_id: number;
  /** ISO time, in UTC. */
  readonly created_at: string;
  readonly site: string;
  readonly environment: string;
  readonly regist_channel?: string | undefined;
};

/**
 * An account has its time before it is committed, and instances differ by a bit: an export that ends this much before now
 * finds all accounts of its time, so that the next one may begin there.
 */
export const SETTLED_MS = 60_000;

/** Accounts of this time, `to` not included. Epoch milliseconds. */
export type ExportPeriod = { readonly from: number; readonly to: number };

/**
 * AFF-07: the accounts that were opened in a time, the oldest first, in batches: the next is read when the one before
 * has been taken. Ids begin with the time of their account, so that no other index is needed.
 */
export async function* attributedAccounts(db: Db, { from, to }: ExportPeriod): AsyncGenerator<AttributedAccount[]> {
  let rows: AccountPart[] = [];
  let [after, isFirst] = [firstIdOf(from), true];
  do {
    rows = await db
      .selectFrom('account')
      .select(['id', 'public_id', 'created_at', 'site', 'environment', 'attribution'])
      .where('id', isFirst ? '>=' : '>', after)
      .where('id', '<', firstIdOf(to))
      .orderBy('id')
      .limit(BATCH)
      .execute();
    [after, isFirst] = [rows.at(-1)?.id ?? after, false];
    if (rows.length > 0) yield rows.map(accountOf);
  } while (rows.length === BATCH);
}

/**
 * The lines of a CSV file (RFC 4180) with a head, or of a file with one JSON value on each line, in pieces of many lines.
 */
export async function* attributionLines(
  db: Db,
  period: ExportPeriod,
  format: 'csv' | 'ndjson',
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(columns.map(({ name }) => name));
  for await (const accounts of attributedAccounts(db, period)) {
    yield accounts.map((one) => (format === 'csv' ? csvLine(cellsOf(one)) : `${JSON.stringify(one)}\n`)).join('');
  }
}

type AccountPart = Pick<AccountRow, 'id' | 'public_id' | 'created_at' | 'site' | 'environment' | 'attribution'>;

function accountOf({ attribution, created_at, public_id, site, environment }: AccountPart): AttributedAccount {
  const { channel, first, last, inviter, sent } = readAttribution(attribution);
  return {
    public_id,
    created_at: timeOf(created_at),
    site,
    environment,
    channel: { ...channel, userCode: maskedCode(channel.userCode) },
    regist_channel: sent.regist_channel && maskedCode(sent.regist_channel),
    first: first && maskedTouch(first),
    last: last && maskedTouch(last),
    inviter: inviter && maskedTouch(inviter),
  };
}

type Column = { readonly name: string; readonly cell: (account: AttributedAccount) => string | number | undefined };

const touches = ['first', 'last'] as const;
const valueColumn = (which: (typeof touches)[number], name: AttributionName): Column => {
  return { name: `${which}_${name}`, cell: (account) => account[which]?.values[name] };
};

/** The names of the first version, in the order of its columns, which stays as it is whatever the order of importance becomes. */
const firstNames = [
  ...(['affiliate_id', 'brokerId', 'ref', 'medium', 'regist_channel', 'tag', 'group_id', 'group_type'] as const),
  ...(['utmsource', 'campaign', 'utm_medium', 'source', 'content', 'term', 'stage', 'from', 'referrer'] as const),
  'language',
] as const satisfies AttributionName[];
type LaterName = Exclude<AttributionName, (typeof firstNames)[number]>;

/** Names that came later, the oldest first. The type asks for a new name, with the number of its columns after all others. */
const laterColumns: Readonly<Record<LaterName, number>> = { uuid: 1 };
const laterNames = attributionNames
  .filter((name): name is LaterName => name in laterColumns)
  .sort((one, other) => laterColumns[one] - laterColumns[other]);

const touchColumns = touches.flatMap((which): Column[] => [
  { name: `${which}_at`, cell: (account) => account[which] && timeOf(account[which].at) },
  { name: `${which}_site`, cell: (account) => account[which]?.site },
  { name: `${which}_path`, cell: (account) => account[which]?.path },
  ...firstNames.map((name) => valueColumn(which, name)),
]);

/** What an account's line has, in this order. New ones are added at the end. */
const columns: readonly Column[] = [
  { name: 'public_id', cell: ({ public_id }) => public_id },
  { name: 'created_at', cell: ({ created_at }) => created_at },
  { name: 'site', cell: ({ site }) => site },
  { name: 'environment', cell: ({ environment }) => environment },
  { name: 'medium', cell: ({ channel }) => channel.medium },
  { name: 'user_code', cell: ({ channel }) => channel.userCode },
  { name: 'typed', cell: ({ channel }) => (channel.typed ? 'yes' : '') },
  { name: 'non_crypto', cell: ({ channel }) => (channel.nonCrypto ? 'yes' : '') },
  { name: 'regist_channel', cell: ({ regist_channel }) => regist_channel },
  { name: 'invited_at', cell: ({ inviter, last, channel }) => invitedAt(channel.userCode, inviter ?? last) },
  ...touchColumns,
  ...laterNames.flatMap((name) => touches.map((which) => valueColumn(which, name))),
];

function cellsOf(account: AttributedAccount): string[] {
  return columns.map(({ cell }) => String(cell(account) ?? ''));
}

function invitedAt(userCode: string, touch: Touch | undefined): string | undefined {
  return userCode && touch ? timeOf(touch.at) : undefined;
}

/**
 * Where a table program may find the start of a formula, also after blanks and quotes: in a cell, and in what one that
 * divides by semicolons or tabs makes of it.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s\p{Cc}"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu;

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  return `"${text.replaceAll(FORMULA, "'").replaceAll('"', '""')}"`;
}

function timeOf(at: number): string {
  return new Date(at).toISOString();
}
