import type { Kysely } from 'kysely';

/** LOGIN-11: what was found before an action; the action that follows takes it. */
export type RiskAssessmentTable = {
  /** SHA-256 of environment, tx-id and device: neither of them is kept. */
  id: string;
  scene: string;
  action: string;
  /** JSON: names of what was unusual. */
  reasons: string;
  expires_at: number;
};

declare module '../db/schema.ts' {
  interface Schema {
    risk_assessment: RiskAssessmentTable;
  }
}

export async function createRiskTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('risk_assessment')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('scene', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('reasons', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('risk_assessment_expires')
    .ifNotExists()
    .on('risk_assessment')
    .column('expires_at')
    .execute();
}
