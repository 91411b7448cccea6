import { constants, generateKeyPairSync, type KeyObject, privateDecrypt, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { Call } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import { encryptKey, login, loginCompliance } from '@gatehouse/contract/login/login';
import { banInfo, banStatus } from '@gatehouse/contract/recovery/ban';
import {
  countryCode,
  countryList,
  regionCheck,
  registerPermission,
  regulationInfo,
} from '@gatehouse/contract/region/region';
import {
  recallInfo,
  registrationInfo,
  registrationPassword,
  sendVerifyItem,
  verify,
  verifyResult,
} from '@gatehouse/contract/registration/registration';
import { logout, profile, userInfo } from '@gatehouse/contract/session/session';
import { memberInfo } from '@gatehouse/contract/session/session-extras';
import { freePort } from './free-port.ts';

/** `banned`: since when (epoch ms); `unknown`: the ban check cannot say. */
type Account = { id: number; email: string; password: string; wrong: number; banned?: number | 'unknown' };
type Registration = { email: string; code: string; verified: boolean; account?: Account };
/** Where all its visitors are. */
type Place = { code: string; eea: boolean; open: boolean };

/** An operator's own API: every call that the specification shows for these journeys, and of ours only those that `CALLS` names. */
export type ContractPeer = {
  readonly origin: string;
  readonly codeFor: (email: string) => string;
  readonly add: (email: string, password: string) => void;
  /** Locks an account. */
  readonly ban: (email: string, since: number | 'unknown') => void;
  readonly isIn: (place: Place) => void;
  /** From now on it does not have that call; another word puts it back. */
  readonly lacks: (call: Pick<Call, 'method' | 'path'>, lacks?: boolean) => void;
  readonly close: () => Promise<void>;
};

type Asked = { readonly token: string };
type Reply<Result> = { code?: number; result?: Result | object; token?: string };
type Row = { readonly path: string; readonly answer: (payload: never, asked: Asked) => Reply<unknown> };

const LIFE_MS = 600_000;
const row = <Payload, Result>(
  { method, path }: Call<Payload, Result>,
  answer: (payload: Payload, asked: Asked) => Reply<Result>,
): Row => ({ path: `${method} ${path}`, answer });

class Store {
  readonly accounts = new Map<string, Account>();
  readonly sessions = new Map<string, Account>();
  readonly registrations = new Map<string, Registration>();
  /** `self_unbind_token` → account. */
  readonly refused = new Map<string, Account>();
  place: Place = { code: 'BR', eea: false, open: true };
  readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

  add(email: string, password: string): Account {
    const account = { id: 900 + this.accounts.size, email, password, wrong: 0 };
    this.accounts.set(email, account);
    return account;
  }

  opens(account: Account): Reply<{ id: number }> {
    const token = randomBytes(32).toString('base64url');
    this.sessions.set(token, account);
    return { result: { id: account.id }, token };
  }
}

/** LOGIN-03: `password|timestamp` */
function passwordIn(key: KeyObject, { encrypt_password }: { encrypt_password: string }): string {
  const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return privateDecrypt(padding, Buffer.from(encrypt_password, 'base64')).toString().split('|').slice(0, -1).join('|');
}

const masked = (email: string) => ({ vague_email: `${email.slice(0, 2)}***@${email.split('@')[1]}` });

function loginRows(store: Store): Row[] {
  const logIn = (payload: { login_name: string; encrypt_password: string }): Reply<object> => {
    const account = store.accounts.get(payload.login_name);
    if (!account || account.password !== passwordIn(store.keys.privateKey, payload))
      return { code: codes.wrongPassword, result: { pass_err_count: account ? ++account.wrong : 1 } };
    if (account.banned === undefined) return store.opens(account);
    const token = randomBytes(32).toString('base64url');
    store.refused.set(token, account);
    return { code: codes.accountBanned, result: { self_unbind_token: token } };
  };
  const banOf = ({ self_unbind_token = '' }: { self_unbind_token?: string | undefined }) => {
    const at = store.refused.get(self_unbind_token)?.banned;
    const seconds = typeof at === 'number' ? Math.ceil(at / 1000) : 0;
    return { is_self_help_baned: seconds > 0, baned_time: seconds, now: Date.now() };
  };
  const spki = store.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return [
    row(encryptKey, () => ({ result: { kid: '1', spki, now: Date.now() } })),
    row(login, logIn),
    row(loginCompliance, logIn),
    row(banStatus, (payload) => ({ result: banOf(payload) })),
    row(banInfo, (payload) => {
      const ban = banOf(payload);
      const until = { is_baned: ban.is_self_help_baned, unblock_time: ban.baned_time + 86_400 };
      return { result: { ...ban, proven: ban.is_self_help_baned, ...until } };
    }),
    row(logout, (_, { token }) => ({ result: void store.sessions.delete(token) })),
  ];
}

function registrationRows(store: Store): Row[] {
  const of = (uuid: string, then: (registration: Registration) => Reply<never>): Reply<never> => {
    const found = store.registrations.get(uuid);
    return found ? then(found) : { code: codes.registrationUnknown };
  };
  const times = () => ({ expires_at: Date.now() + LIFE_MS, resend_at: Date.now() + 60_000 });
  return [
    row(registrationInfo, (payload) => {
      if (!('email' in payload)) return { code: codes.invalidField, result: { field: 'mobile' } };
      const uuid = randomUUID();
      store.registrations.set(uuid, { email: payload.email, code: '', verified: false });
      return { result: { uuid, ...masked(payload.email) } };
    }),
    row(sendVerifyItem, ({ uuid }) =>
      of(uuid, (one) => {
        one.code = `${100_000 + (randomBytes(4).readUInt32BE() % 900_000)}`;
        return { result: { ...times(), ...masked(one.email) } };
      }),
    ),
    row(verify, (payload) =>
      of(payload.uuid, (one) => {
        if (!('code' in payload) || payload.code !== one.code)
          return { code: codes.wrongCode, result: { tries_left: 4 } };
        one.verified = true;
        return { result: 1 as never };
      }),
    ),
    row(verifyResult, ({ uuid }) =>
      of(uuid, ({ verified }) => ({ result: { result: verified ? 1 : 0, state: verified ? 'verified' : 'waiting' } })),
    ),
    row(recallInfo, ({ uuid }) =>
      of(uuid, ({ email, verified, account }) => {
        const recall_stage = account ? 'commit_login' : verified ? 'commit_password' : 'commit_info';
        return { result: { recall_stage, platform: 'web', login_name: email, version: 1, item: 'email', ...times() } };
      }),
    ),
    row(registrationPassword, (payload) =>
      of(payload.uuid, (one) => {
        if (!one.verified) return { code: codes.notVerified };
        one.account ??= store.add(one.email, passwordIn(store.keys.privateKey, payload));
        return store.opens(one.account) as Reply<never>;
      }),
    ),
  ];
}

function visitorRows(store: Store): Row[] {
  const group = (eea: boolean) => (eea ? 'eea' : '') as 'eea' | '';
  const me = (token: string, then: (account: Account) => object): Reply<never> => {
    const account = store.sessions.get(token);
    return account ? { result: then(account) } : { code: codes.sessionInvalid };
  };
  return [
    row(userInfo, (_, { token }) =>
      me(token, ({ id, email }) => ({ id, username: email, ...masked(email), lang: 'en' })),
    ),
    row(profile, (_, { token }) => me(token, ({ id }) => ({ id, kyc_person_level: 0, member_tag: { KYC: 0 } }))),
    row(memberInfo, (_, { token }) => me(token, ({ id }) => ({ id, kyc_country: '' }))),
    row(regulationInfo, () => ({ result: { restrictOperate: store.place.eea } })),
    row(regionCheck, () => {
      const { code, open, eea } = store.place;
      return { result: { code, is_visible: open, group_country: group(eea) } };
    }),
    row(registerPermission, () => {
      const { code, open } = store.place;
      return { result: { allowed: open, reason: open ? '' : 'blocked', country: code } };
    }),
    row(countryList, () => ({ result: { countries: [{ code: 'BR', group_country: '', blocked: false }] } })),
    row(countryCode, () => ({ result: { countries: [{ code: 'BR', calling_code: '55' }], default_country: 'BR' } })),
  ];
}

export async function openContractPeer(): Promise<ContractPeer> {
  const store = new Store();
  const rows = [...loginRows(store), ...registrationRows(store), ...visitorRows(store)];
  const table = new Map(rows.map(({ path, answer }) => [path, answer]));
  const lacking = new Set<string>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer');
    const path = `${request.method} ${url.pathname}`;
    const answer = lacking.has(path) ? undefined : table.get(path);
    const payload = await payloadOf(request, url);
    // As a framework answers an unknown path: no envelope.
    if (!answer) return void response.writeHead(404, { 'content-type': 'text/html' }).end('Not found');
    const { usertoken } = request.headers;
    const { code = 0, result, token } = answer(payload as never, { token: `${usertoken ?? ''}` });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ret_code: code, ret_msg: '', result: result ?? {}, ...(token ? { token } : {}) }));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    codeFor: (email) => [...store.registrations.values()].findLast((one) => one.email === email)?.code ?? '',
    add: (email, password) => void store.add(email, password),
    ban: (email, banned) => void Object.assign(store.accounts.get(email) ?? {}, { banned }),
    isIn: (place) => void Object.assign(store, { place }),
    lacks: ({ method, path }, lacks = true) =>
      void (lacks ? lacking.add(`${method} ${path}`) : lacking.delete(`${method} ${path}`)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function payloadOf(request: IncomingMessage, url: URL): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(url.searchParams);
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text || '{}');
}
