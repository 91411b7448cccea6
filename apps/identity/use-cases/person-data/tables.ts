import { statements } from '../../db/statements.ts';

/** What operators did with a person's data. It stays when the account is gone. */
export type AuditLineTable = {
  id: string;
  at: number;
  action: 'export' | 'erase';
  /** The account's public id. */
  subject: string;
  /** Who did it and why, in the operator's own words. */
  by: string;
  /** JSON: rows by table. */
  detail: string;
};

declare module '../../db/schema.ts' {
  interface Schema {
    audit_line: AuditLineTable;
  }
}

export const createAuditLineTable = statements(`
  create table if not exists audit_line (
    id text primary key, at bigint not null, action text not null, subject text not null,
    "by" text not null, detail text not null
  );
  create index if not exists audit_line_subject on audit_line (subject);
`);
