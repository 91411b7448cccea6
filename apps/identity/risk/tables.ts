import { statements } from '../db/statements.ts';

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

export const createRiskTable = statements(`
  create table if not exists risk_assessment (
    id text primary key, scene text not null, action text not null, reasons text not null,
    expires_at bigint not null
  );
  create index if not exists risk_assessment_expires on risk_assessment (expires_at);
`);
