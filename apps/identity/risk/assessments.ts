import { createHash } from 'node:crypto';
import type { RiskAction } from '@gatehouse/rules/login/risk';
import { compiledOnce } from '../db/compiled-once.ts';
import { lightTransaction } from '../db/light-transaction.ts';
import type { Db } from '../db/open.ts';
import type { Visitor } from '../http/visitor.ts';
import type { RiskAnswer } from './risk-helper.ts';

/** From the announcement to the action's first factor: time to type a password, and to wait for a code. */
export const ASSESSMENT_TTL_MS = 15 * 60_000;

/** Keeps what was found for a tx-id, unless it was announced before: one announcement is good for one action. */
export async function keepAssessment(
  db: Db,
  now: number,
  scene: string,
  { action, reasons }: RiskAnswer,
  visitor: Visitor,
): Promise<void> {
  const id = idOf(visitor);
  if (!id) return;
  const row = { id, scene, action, reasons: JSON.stringify(reasons), expires_at: now + ASSESSMENT_TTL_MS };
  // One that is lost with the machine's power makes an attempt a little more unusual, no more.
  await lightTransaction(db, async (trx) => {
    await trx
      .insertInto('risk_assessment')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}

/** Takes what was found for the visitor's tx-id, once; undefined where nothing is, or it is another device's. */
export async function consumeAssessment(db: Db, now: number, visitor: Visitor): Promise<RiskAnswer | undefined> {
  const id = idOf(visitor);
  if (!id) return undefined;
  const taken = await lightTransaction(db, (trx) =>
    trx
      .deleteFrom('risk_assessment')
      .where('id', '=', id)
      .where('expires_at', '>', now)
      .returning(['action', 'reasons'])
      .executeTakeFirst(),
  );
  return taken && { action: taken.action as RiskAction, reasons: JSON.parse(taken.reasons) as string[] };
}

/** What was found for the visitor's tx-id in the scene, left where it is: the action that follows still takes it. */
export async function peekAssessment(
  db: Db,
  now: number,
  scene: string,
  visitor: Visitor,
): Promise<RiskAnswer | undefined> {
  const id = idOf(visitor);
  if (!id) return undefined;
  const [found] = await selectAssessment(db, { id, scene, now });
  return found && { action: found.action as RiskAction, reasons: JSON.parse(found.reasons) as string[] };
}

const selectAssessment = compiledOnce((db, at: { id: string; scene: string; now: number }) =>
  db
    .selectFrom('risk_assessment')
    .select(['action', 'reasons'])
    .where('id', '=', at.id)
    .where('scene', '=', at.scene)
    .where('expires_at', '>', at.now),
);

function idOf({ txId, device, site }: Visitor): string | undefined {
  if (!txId) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([site.environment, txId, device ?? '']))
    .digest('base64url');
}
