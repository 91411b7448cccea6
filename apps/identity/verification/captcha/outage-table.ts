import { statements } from '../../db/statements.ts';

/** CAPT-06: what an outage drill takes away. A row that has expired counts no more, and is purged. */
export type CaptchaOutageTable = {
  id: string;
  kind: string;
  part: string;
  /** Empty: every site. */
  site: string;
  /** Empty: every scene. */
  scene: string;
  /** `Visitor.device`; empty: by its share of all. */
  device: string;
  /** Of devices, 0 to 100. */
  percent: number;
  expires_at: number;
};

declare module '../../db/schema.ts' {
  interface Schema {
    captcha_outage: CaptchaOutageTable;
  }
}

export const createCaptchaOutageTable = statements(`
  create table if not exists captcha_outage (
    id text primary key, kind text not null, part text not null, site text not null, scene text not null,
    device text not null, percent double precision not null, expires_at bigint not null
  );
  create index if not exists captcha_outage_expires on captcha_outage (expires_at);
`);
