import type { Db } from '../db/open.ts';
import { openTestIdentity, type TestStore } from './open-test-identity.ts';

export const PASSWORD = 'correct horse battery';
export const DAY_MS = 86_400_000;
const CODE = /\b\d{6}\b/;

type Headers = Record<string, string>;

/** An identity API with the steps that locking and unlocking take. */
export async function openBanTest(store: TestStore) {
  const identity = await openTestIdentity(store);
  const { post, mailbox } = identity;

  const inDb = <T>(run: (db: Db) => Promise<T>): Promise<T> => run(identity.db);
  const call = (path: string, payload: object, headers: Headers = {}) =>
    post(`/user/public/ban/${path}`, payload, headers);
  /** Of the newest mail that has one: notices come beside. */
  const codeIn = (to: string) =>
    mailbox
      .list()
      .filter((mail) => mail.to === to)
      .flatMap(({ text }) => CODE.exec(text) ?? [])[0] ?? '';

  /** Begins by name, sends the code, and answers with it. */
  async function verify(what: 'lock' | 'unblock', email: string, headers: Headers = {}) {
    const { result } = await call(`${what}/begin`, { login_name: email }, headers);
    await post('/user/public/challenge/send', { uuid: result.uuid, item: 'email' }, headers);
    const proof = { by: 'email', code: codeIn(email) };
    return {
      uuid: result.uuid as string,
      proof,
      answer: await call(`${what}/prove`, { uuid: result.uuid, proof }, headers),
    };
  }
  const change = (email: string, set: Record<string, number | string | null>) =>
    inDb((db) => db.updateTable('account').set(set).where('email_key', '=', email).execute());

  return {
    ...identity,
    ...{ inDb, call, codeIn, verify, change },
    async lock(email: string, headers: Headers = {}) {
      const { uuid } = await verify('lock', email, headers);
      return call('lock', { uuid }, headers);
    },
    account: (email: string) =>
      inDb((db) => db.selectFrom('account').selectAll().where('email_key', '=', email).executeTakeFirstOrThrow()),
    events: async (email: string) =>
      inDb(async (db) => {
        const { id } = await db
          .selectFrom('account')
          .select('id')
          .where('email_key', '=', email)
          .executeTakeFirstOrThrow();
        const rows = await db.selectFrom('security_event').select('kind').where('account_id', '=', id).execute();
        return rows.map(({ kind }) => kind);
      }),
  };
}
export type BanTest = Awaited<ReturnType<typeof openBanTest>>;
