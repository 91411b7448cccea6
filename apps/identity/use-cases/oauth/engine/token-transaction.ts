import type { Context } from 'oidc-provider';
import type { Db } from '../../../db/open.ts';

/** A code or a refresh token that another request took first. */
export class TakenBefore extends Error {
  override readonly name = 'TakenBefore';
  readonly grantId: string | undefined;

  constructor(grantId: string | undefined) {
    super('It was taken before');
    this.grantId = grantId;
  }
}

type Write = (trx: Db) => Promise<void>;

const pending = new WeakMap<object, Write[]>();

/**
 * What a request for tokens writes: the old token is taken and the new ones are stored together or not at all, so that a process
 * which ends in between leaves nothing half done, and of many requests with one code a single one gets tokens.
 * @returns whether the write waits for the end of the request; false: the caller writes by itself
 */
export function writeLater(context: Context | undefined, write: Write): boolean {
  if (context?.oidc.route !== 'token') return false;
  const writes = pending.get(context.req) ?? [];
  writes.push(write);
  pending.set(context.req, writes);
  return true;
}

/** Carries out what waits, at the end of a request that is to be answered with tokens. @throws {TakenBefore} */
export async function writeAll(db: Db, context: Context): Promise<void> {
  const writes = pending.get(context.req);
  pending.delete(context.req);
  if (!writes || context.status !== 200) return;
  await db.transaction().execute(async (trx) => {
    for (const write of writes) await write(trx);
  });
}
