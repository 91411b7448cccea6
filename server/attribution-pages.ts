import { Readable } from 'node:stream';
import { databaseOf } from '@gatehouse/identity/compose';
import { attributionLines, SETTLED_MS } from '@gatehouse/identity/use-cases/attribution/export-attribution';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Asked = { readonly from?: unknown; readonly to?: unknown; readonly unsettled?: unknown };
type Options = { readonly identity: FastifyInstance | undefined };

const FORMATS = { csv: 'text/csv; charset=utf-8; header=present', ndjson: 'application/x-ndjson; charset=utf-8' };
const SECOND_MS = 1000;
const DAY = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/;
const ELSEWHERE = 'Accounts are kept by the API that API_ORIGIN names; ask its operator for where they came from.\n';
const WRONG =
  'from and to must be days as 2026-01-31, or times as 2026-01-31T12:00:00Z, in UTC, each at most once; to is not included.\n' +
  'unsettled may be yes.\n';

/** AFF-07: who sent whom, for the operator: the accounts of a time, as CSV or one JSON value a line. On the operator's port only. */
export async function attributionPages(server: FastifyInstance, { identity }: Options) {
  for (const format of ['csv', 'ndjson'] as const) {
    server.get<{ Querystring: Asked }>(`/attribution.${format}`, (request, reply) =>
      send(identity, format, request, reply),
    );
  }
}

function send(
  identity: FastifyInstance | undefined,
  format: keyof typeof FORMATS,
  { query }: FastifyRequest<{ Querystring: Asked }>,
  reply: FastifyReply,
) {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  const db = identity && databaseOf(identity);
  if (!db) return reply.code(404).type('text/plain; charset=utf-8').send(ELSEWHERE);
  const from = timeOf(query.from, 0);
  const to = endOf(query, Date.now());
  if (from === undefined || to === undefined) {
    return reply.code(400).type('text/plain; charset=utf-8').send(WRONG);
  }
  // The next export may begin only where this one is settled.
  if (query.unsettled === undefined) reply.header('attribution-to', new Date(to).toISOString().replace('.000Z', 'Z'));
  return reply
    .type(FORMATS[format])
    .header('content-disposition', `attachment; filename="attribution.${format}"`)
    .send(Readable.from(attributionLines(db, { from, to }, format)));
}

/** A whole second: not the last minute, in which accounts may still appear. */
function endOf({ to, unsettled }: Asked, now: number): number | undefined {
  if (unsettled !== undefined && unsettled !== 'yes') return undefined;
  const latest = unsettled ? now + SECOND_MS : now - SETTLED_MS;
  const asked = timeOf(to, latest);
  return asked && Math.min(asked, Math.floor(latest / SECOND_MS) * SECOND_MS);
}

/** Epoch milliseconds; undefined for what is no time. */
function timeOf(text: unknown, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  const at = typeof text === 'string' && DAY.test(text) ? Date.parse(text) : Number.NaN;
  // 2026-02-30 would be taken for another day.
  const isReal = at >= 0 && new Date(at).toISOString().startsWith(String(text).replace('Z', ''));
  return isReal ? at : undefined;
}
