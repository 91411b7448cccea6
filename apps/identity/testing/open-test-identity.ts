import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import type { Envelope } from '@gatehouse/contract/call/call';
import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { guidOf } from '@gatehouse/rules/session/session';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createIdentity, databaseOf } from '../compose.ts';
import type { Db } from '../db/open.ts';
import { Mailbox } from '../delivery/mailbox.ts';
import { encrypt } from '../encryption/key-pair.ts';
import type { IdentityOptions } from '../identity-options.ts';
import { developmentLimits } from '../rate-limit/limits.ts';

/** Short keys: tests make many, and none of them is worth breaking. */
export const TEST_KEY_BITS = 2048;
/** The device of every call that names no other. */
export const TEST_GUID = 'ffffffff-0000-4000-8000-000000000000';

export type TestStore = 'SQLite' | 'PostgreSQL';
/** The stores to test on. PostgreSQL needs TEST_POSTGRES_URL, a user who may create databases; `npm test` sets it. */
export const testStores: readonly TestStore[] = process.env.TEST_POSTGRES_URL ? ['SQLite', 'PostgreSQL'] : ['SQLite'];
if (testStores.length === 1) console.log('PostgreSQL is left out: TEST_POSTGRES_URL is not set');

// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever an answer holds.
export type TestEnvelope = Envelope<any> & { status: number; text: string; headers: Record<string, unknown> };
type Headers = Record<string, string>;

const NOTICE = /\/(?:auto-ban-account|self-unblock|accounts\/auth\/personal)$/m;

export type TestIdentity = Awaited<ReturnType<typeof openTestIdentity>>;

const JSON_BODY = { 'content-type': 'application/json' };

/** SESS-02: in a test a guid stands for its device, with a secret of its own; one that is no guid stands for none. */
export function onDevice(headers: Headers): Headers {
  const guid = headers.guid ?? TEST_GUID;
  const secret = createHash('sha256').update(guid).digest('base64url');
  return { guid, ...(guidOf(guid) ? { [gatewayHeaders.device]: secret } : {}), ...headers };
}

/**
 * An identity API with a store of its own, a mailbox and a clock that can be moved. Its store begins as a copy of one that
 * has been started before, with tables and keys (`first-start.ts`); with keys of its own it begins empty.
 */
export async function openTestIdentity(store: TestStore, more: Partial<IdentityOptions> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-identity-'));
  const { STARTED_SQLITE, STARTED_POSTGRES } = process.env;
  const isCopy = more.keyEncryptionKey === undefined && more.encryptionKeyBits === undefined;
  if (isCopy && store === 'SQLite' && STARTED_SQLITE) cpSync(STARTED_SQLITE, dataDir, { recursive: true });
  const databaseUrl = store === 'PostgreSQL' ? await createDatabase(isCopy ? STARTED_POSTGRES : undefined) : undefined;
  const time = { offset: 0 };
  const mailbox = new Mailbox();
  const options: IdentityOptions = {
    ...{ brand: defaultBrand, dataDir, databaseUrl, mailbox, trustGateway: true, encryptionKeyBits: TEST_KEY_BITS },
    clock: () => Date.now() + time.offset,
    ...more,
    limitPoints: { ...developmentLimits, ...more.limitPoints },
    captcha: { settings: { asks: 'never' }, ...more.captcha },
  };
  const app = await createIdentity(options);
  const calls = callsOf(app);
  return {
    ...{ app, mailbox, time, options, ...calls },
    /** The API's own connections: opening the store again would look through its migrations. */
    db: databaseOf(app) as Db,
    ...flowsOf(calls, mailbox, () => Date.now() + time.offset),
    async close() {
      await app.close();
      if (databaseUrl) await dropDatabase(databaseUrl);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function callsOf(app: FastifyInstance) {
  const read = (answer: Awaited<ReturnType<typeof app.inject>>): TestEnvelope => {
    // The clock's, not the answer's: a second later the same answer has another one.
    const { date: _, ...headers } = answer.headers;
    return { ...(answer.json() as Envelope), ...{ status: answer.statusCode, text: answer.body, headers } };
  };
  return {
    get: async (url: string, headers: Headers = {}) => read(await app.inject({ url, headers: onDevice(headers) })),
    post: async (url: string, payload?: object | string, headers: Headers = {}) =>
      read(await app.inject({ method: 'POST', url, payload, headers: { ...JSON_BODY, ...onDevice(headers) } })),
  };
}

function flowsOf({ get, post }: ReturnType<typeof callsOf>, mailbox: Mailbox, now: () => number) {
  let last = 0;
  /** Encrypts with a timestamp of its own. */
  const locked = async (password: string, timestamp?: number, headers: Headers = {}) => {
    const { spki } = (await get('/user/public/encrypt-key', headers)).result;
    last = Math.max(last + 1, now());
    const stamp = String(timestamp ?? last);
    return { encrypt_password: await encrypt(spki, `${password}|${stamp}`), encrypt_timestamp: stamp };
  };
  /** The code of the latest mail that is no notice: notices come at any time. */
  const codeFor = (email: string) => {
    const newest = mailbox.list().find(({ to, text }) => to === email && !NOTICE.test(text));
    return /\d{6}/.exec(newest?.subject ?? '')?.[0] ?? /^\d{6}$/m.exec(newest?.text ?? '')?.[0] ?? '';
  };
  const begin = async (email: string, headers: Headers = {}): Promise<string> => {
    const { result } = await post('/user/public/register/info', { register_type: 1, email }, headers);
    await post('/user/public/register/send/verify/item', { uuid: result.uuid, item: 'email' }, headers);
    return result.uuid;
  };
  const verified = async (email: string, headers: Headers = {}): Promise<string> => {
    const uuid = await begin(email, headers);
    await post('/user/public/register/verify', { uuid, code: codeFor(email) }, headers);
    return uuid;
  };
  const setPassword = async (uuid: string, password: string, headers: Headers = {}) =>
    post('/user/public/register/password', { uuid, ...(await locked(password, undefined, headers)) }, headers);
  const logIn = async (login_name: string, password: string, headers: Headers = {}) =>
    post('/login', { login_name, ...(await locked(password, undefined, headers)) }, headers);
  const register = async (email: string, password: string, headers: Headers = {}) =>
    setPassword(await verified(email, headers), password, headers);
  return { locked, codeFor, begin, verified, setPassword, logIn, register };
}

/** One connection for all databases that a process makes; it does not keep the process alive. */
let server: pg.Pool | undefined;

async function admin(statement: string): Promise<pg.QueryResult> {
  if (!server) {
    server = new pg.Pool({ connectionString: process.env.TEST_POSTGRES_URL, max: 1, allowExitOnIdle: true });
    // The server may be stopped before the process that idles.
    server.on('error', () => undefined);
  }
  return server.query(statement);
}

/** Of PostgreSQL 15 and newer, where it takes half the time of the usual way; before, it was the only one. */
let copying: Promise<string> | undefined;
async function fastCopy(): Promise<string> {
  const { rows } = await admin('show server_version_num');
  return Number(rows[0].server_version_num) >= 150_000 ? 'strategy file_copy' : '';
}

/** A fresh database on the test server, empty or a copy of one that is not in use; returns its address. */
export async function createDatabase(copyOf?: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const template = copyOf ? nameOf(copyOf) : 'template1';
  copying ??= fastCopy();
  await admin(`create database ${name} template ${template} ${await copying}`);
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(databaseUrl: string): Promise<void> {
  await admin(`drop database if exists ${nameOf(databaseUrl)} with (force)`);
}

const nameOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1);
