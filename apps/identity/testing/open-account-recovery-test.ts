import type { IdentityOptions } from '../identity-options.ts';
import { as, device, factorCalls, PASSWORD } from './factor-fixture.ts';
import { openTestIdentity, type TestEnvelope, type TestStore } from './open-test-identity.ts';

export { as, device, PASSWORD };
export const NEW_PASSWORD = 'four quiet words here';
export const HOUR_MS = 3_600_000;

export type Headers = Record<string, string>;

/** An identity API with the steps back to an account. */
export async function openAccountRecoveryTest(store: TestStore, more: Partial<IdentityOptions> = {}) {
  const identity = await openTestIdentity(store, more);
  const { post, get, mailbox, locked, register } = identity;
  const factors = factorCalls(identity);
  const { inStore } = factors;

  const account = (email: string) =>
    inStore((db) => db.selectFrom('account').selectAll().where('email_key', '=', email).executeTakeFirstOrThrow());
  const change = (email: string, set: Record<string, number | string | null>) =>
    inStore((db) => db.updateTable('account').set(set).where('email_key', '=', email).execute());
  const messages = (to: string) => mailbox.list().filter((mail) => mail.to === to);
  /** In the newest message that has one: notices come when they come. */
  const newest = (to: string, shape: RegExp) =>
    messages(to)
      .map(({ text }) => shape.exec(text)?.[1])
      .find((found) => found !== undefined);
  const codeIn = (to: string) => newest(to, /(?<![\w#/-])(\d{6})(?![\w-])/) ?? '000000';
  const tokenIn = (to: string) => newest(to, /#([\w-]{43})/) ?? '';

  const retrieve = (path: string, payload: object, headers: Headers = {}): Promise<TestEnvelope> =>
    post(`/user/public/retrieve/${path}`, payload, headers);
  const item = (path: string, payload: object, headers: Headers = {}): Promise<TestEnvelope> =>
    post(`/user/public/security-item/${path}`, payload, headers);

  return {
    ...{ ...identity, factors, inStore, account, change, messages, codeIn, tokenIn, retrieve, item },
    /** As far as the proof by the code that was sent. */
    async proved(name: string, headers: Headers = {}, by: 'email' | 'mobile' = 'email') {
      const { result } = await retrieve('begin', { login_name: name }, headers);
      const proof = { by, code: codeIn(name) };
      return { uuid: result.uuid as string, answer: await retrieve('prove', { uuid: result.uuid, proof }, headers) };
    },
    resetState: (uuid: string, headers: Headers = {}) => get(`/user/public/retrieve/state?uuid=${uuid}`, headers),
    itemState: (uuid: string, headers: Headers = {}) => get(`/user/public/security-item/state?uuid=${uuid}`, headers),
    choose: async (uuid: string, password: string, headers: Headers = {}, more: object = {}) =>
      retrieve('password', { uuid, ...more, ...(await locked(password, undefined, headers)) }, headers),
    beginItem: async (name: string, login_name: string, headers: Headers = {}, password = PASSWORD) =>
      item('begin', { item: name, login_name, ...(await locked(password, undefined, headers)) }, headers),
    /** Sends the code of a challenge, and proves it. */
    async proveItem(uuid: string, to: string, headers: Headers = {}, by: 'email' | 'mobile' = 'email') {
      await post('/user/public/challenge/send', { uuid, item: by }, headers);
      return item('prove', { uuid, proof: { by, code: codeIn(to) } }, headers);
    },
    async events(email: string): Promise<string[]> {
      const { id } = await account(email);
      const rows = await inStore((db) =>
        db.selectFrom('security_event').select('kind').where('account_id', '=', id).orderBy('id').execute(),
      );
      return rows.map(({ kind }) => kind);
    },
    /** Locked by its owner. */
    async lock(email: string) {
      const { uuid } = (await post('/user/public/ban/lock/begin', { login_name: email })).result;
      await post('/user/public/challenge/send', { uuid, item: 'email' });
      const proof = { by: 'email', code: codeIn(email) };
      await post('/user/public/ban/lock/prove', { uuid, proof });
      return post('/user/public/ban/lock', { uuid });
    },
    registered: (email: string) => register(email, PASSWORD),
  };
}
export type AccountRecoveryTest = Awaited<ReturnType<typeof openAccountRecoveryTest>>;
