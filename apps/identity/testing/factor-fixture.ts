import type { Db } from '../db/open.ts';
import { totpCode, totpStep } from '../verification/totp/totp-code.ts';
import { SoftwarePasskey } from './authenticator-fixture.ts';
import type { TestIdentity } from './open-test-identity.ts';

export const PASSWORD = 'correct horse battery';
/** Origin of the global site of the default brand. */
export const ORIGIN = 'http://localhost';
const PRIVATE = '/user/private/factor';

export const as = (token: string | undefined) => ({ usertoken: token ?? '' });
export const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });

type Headers = Record<string, string>;

/** What the tests of factors do again and again. */
export function factorCalls(
  identity: Pick<TestIdentity, 'post' | 'get' | 'time' | 'mailbox' | 'register' | 'logIn' | 'db'>,
) {
  const { post, get, time } = identity;
  const now = () => Date.now() + time.offset;
  /** Of the newest message that has one: notices come when they come. */
  const codeIn = (to: string) =>
    identity.mailbox
      .list()
      .filter((item) => item.to === to)
      .flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])[0] ?? '';
  const bind = (id: string, code: string, headers: Headers) => post(`${PRIVATE}/totp/bind`, { id, code }, headers);
  /** The code that an app shows now, or so many steps away. */
  const code = (secret: string, off = 0) => totpCode(secret, totpStep(now()) + off);
  const calls = {
    ...{ now, codeIn, bind, code },
    /** Time for the app's next code. */
    nextStep: () => {
      time.offset += 30_000;
    },
    list: async (token: string | undefined, headers: Headers = {}) =>
      (await get(`${PRIVATE}/list`, { ...as(token), ...headers })).result,
    beginTotp: (token: string | undefined, headers: Headers = {}) =>
      post(`${PRIVATE}/totp/begin`, '', { ...as(token), ...headers }),
    unbindTotp: (token: string | undefined) => post(`${PRIVATE}/totp/unbind`, '', as(token)),
    renew: (token: string | undefined, made_at: number) =>
      post(`${PRIVATE}/recovery-codes/renew`, { made_at }, as(token)),
    beginPasskey: (token: string | undefined, headers: Headers = {}) =>
      post(`${PRIVATE}/passkey/begin`, '', { ...as(token), ...headers }),
    addPasskey: (token: string | undefined, body: object, headers: Headers = {}) =>
      post(`${PRIVATE}/passkey/add`, body, { ...as(token), ...headers }),
    removePasskey: (token: string | undefined, passkey_id: string) =>
      post(`${PRIVATE}/passkey/remove`, { passkey_id }, as(token)),
    renamePasskey: (token: string | undefined, passkey_id: string, name: string) =>
      post(`${PRIVATE}/passkey/rename`, { passkey_id, name }, as(token)),
    verify: (uuid: string, proof: object, headers: Headers = {}) =>
      post('/user/public/login/verify', { uuid, proof }, headers),
    askPasskey: (uuid: string, headers: Headers = {}) => post('/user/public/challenge/passkey', { uuid }, headers),
    /** An account with an app: its token, the app's key, and its recovery codes. */
    withTotp: async (email: string) => {
      const { token, result: account } = await identity.register(email, PASSWORD);
      const { id, secret } = (await calls.beginTotp(token)).result;
      const { recovery_codes } = (await bind(id, code(secret), as(token))).result;
      calls.nextStep();
      return { token, account, secret: secret as string, codes: recovery_codes as string[] };
    },
    /** An account with a passkey of the global site. */
    withPasskey: async (email: string) => {
      const { token, result: account } = await identity.register(email, PASSWORD);
      return { token, account, ...(await calls.passkeyFor(token)) };
    },
    passkeyFor: async (token: string | undefined, passkey = new SoftwarePasskey(ORIGIN)) => {
      const { id, options } = (await calls.beginPasskey(token)).result;
      const added = await calls.addPasskey(token, { id, response: passkey.create(options) });
      return { passkey, added };
    },
    /** The second challenge of a login by password. */
    secondOf: async (email: string, headers: Headers = {}) => (await identity.logIn(email, PASSWORD, headers)).result,
    /** The stored rows. */
    inStore: <T>(look: (db: Db) => Promise<T>): Promise<T> => look(identity.db),
  };
  return calls;
}
