import { type Kysely, sql } from 'kysely';
import { onPostgres } from '../../db/statements.ts';

/**
 * Decision 40. The version before keeps how a registration is proved in the registration itself, and runs beside this one during an
 * upgrade: the store copies what either of them writes to where the other one reads it. To be dropped with the next version.
 */
export async function shareProofs(db: Kysely<unknown>): Promise<void> {
  for (const statement of onPostgres(db) ? forPostgres : forSqlite) await sql.raw(statement).execute(db);
  // Those that were begun before. Whatever is written meanwhile has been copied by then.
  await sql
    .raw(`${INSERT} select ${VALUES} from registration as new where true on conflict (id) do nothing`)
    .execute(db);
}

/** Both have these, and copy them as they are. */
const SHARED = [
  ...['item', 'link_hash', 'code_hash', 'code_expires_at', 'code_tries', 'code_sent_at', 'code_delivered'],
  ...['verified_at', 'verified_device', 'verified_hash'],
];

/** Of a challenge, from the registration `new`. */
const CHALLENGE: Readonly<Record<string, string>> = {
  id: 'new.id',
  purpose: `'register'`,
  device: `''`,
  ways: `case new.method when 'mobile' then '["mobile"]' else '["email","email_link"]' end`,
  passed_at: 'case when new.account_id is null then null else coalesce(new.verified_at, new.created_at) end',
  passed_by: 'case when new.account_id is null then null else new.item end',
  ...Object.fromEntries(
    ['environment', 'site', 'lang', 'login_name', 'login_key', 'created_at', 'expires_at', ...SHARED].map((column) => [
      column,
      `new.${column}`,
    ]),
  ),
};
const INSERT = `insert into challenge (${Object.keys(CHALLENGE).join(', ')})`;
const VALUES = Object.values(CHALLENGE).join(', ');

const UPDATED = ['passed_at', 'passed_by', ...SHARED];
const WRITTEN_BEFORE = `after update of ${[...SHARED, 'account_id'].join(', ')} on registration`;
const WRITTEN_NOW = `after update of ${SHARED.join(', ')} on challenge`;
const TO_REGISTRATION = `update registration set ${SHARED.map((column) => `${column} = new.${column}`).join(', ')}
  where id = new.id`;

/** Within a trigger nothing is copied back: `pg_trigger_depth`, and on SQLite no trigger starts itself again. */
const forPostgres = [
  `create or replace function proof_to_challenge() returns trigger language plpgsql as $$ begin
    ${INSERT} values (${VALUES})
    on conflict (id) do update set ${UPDATED.map((column) => `${column} = excluded.${column}`).join(', ')};
    return null; end $$`,
  `create or replace function proof_to_registration() returns trigger language plpgsql as $$ begin
    ${TO_REGISTRATION};
    return null; end $$`,
  `create or replace trigger proof_begun after insert on registration
    for each row when (pg_trigger_depth() = 0) execute function proof_to_challenge()`,
  `create or replace trigger proof_written_before ${WRITTEN_BEFORE}
    for each row when (pg_trigger_depth() = 0) execute function proof_to_challenge()`,
  `create or replace trigger proof_written_now ${WRITTEN_NOW}
    for each row when (pg_trigger_depth() = 0 and new.purpose = 'register') execute function proof_to_registration()`,
];

/** What is updated later is followed before anything is copied: a migration that is cut off leaves nothing behind that is not. */
const forSqlite = [
  `create trigger if not exists proof_written_before ${WRITTEN_BEFORE} begin
    update challenge set ${UPDATED.map((column) => `${column} = ${CHALLENGE[column]}`).join(', ')} where id = new.id; end`,
  `create trigger if not exists proof_begun after insert on registration begin
    ${INSERT} values (${VALUES}); end`,
  `create trigger if not exists proof_written_now ${WRITTEN_NOW} when new.purpose = 'register' begin
    ${TO_REGISTRATION}; end`,
];
