import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { encrypt } from '../encryption/key-pair.ts';
import { onDevice } from './open-test-identity.ts';

const REGISTRATIONS = 200;
/** Acknowledged steps of 800 after which the process is killed, a random moment later. */
const KILL_AT = [20, 130, 260, 390, 520, 650, 740];
const KILL_JITTER_MS = 60;
/** The clock jumps at each start, so that a code whose sending was cut off can be asked for again at once. */
const CLOCK_STEP_MS = 61_000;
const RETRY_MS = 50;
const PASSWORD = 'correct horse battery';
const WIZARD = '/user/public/register';

const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-kill-'));
const codes = new Map<string, string>();
const mails = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    let text = '';
    stream.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    stream.on('end', () => {
      codes.set(session.envelope.rcptTo[0]?.address ?? '', /^Subject: (\d{6})/m.exec(text)?.[1] ?? '');
      done();
    });
  },
});
// A peer that dies in the middle of a mail is what this test is about.
mails.on('error', () => undefined);
let child: ChildProcess | undefined;
let origin = '';
/** Over while a process listens: 200 visitors who ask a dead one again and again take the time of its successor. */
let isUp: Promise<void>;
let tellUp: () => void;
let starts = 0;
let acknowledged = 0;
/** Calls that were under way when the process died. */
let cutOff = 0;

afterAll(async () => {
  child?.kill('SIGKILL');
  await new Promise<void>((resolve) => mails.close(resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

const clockOffset = () => starts * CLOCK_STEP_MS;

async function start(): Promise<void> {
  starts += 1;
  const smtp = `smtp://127.0.0.1:${(mails.server.address() as AddressInfo).port}`;
  const env = {
    ...{ ...process.env, DATA_DIR: dataDir, SMTP_URL: smtp, CLOCK_OFFSET_MS: String(clockOffset()) },
    // The first process fills it.
    NODE_COMPILE_CACHE: join(dataDir, 'scripts'),
  };
  const script = join(import.meta.dirname, 'kill-test-server.ts');
  child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout ?? child, 'data');
  origin = String(line).trim();
  tellUp();
}

function expectDown(): void {
  ({ promise: isUp, resolve: tellUp } = Promise.withResolvers<void>());
}

async function kill(): Promise<void> {
  expectDown();
  const ended = child && once(child, 'exit');
  child?.kill('SIGKILL');
  await ended;
}

type Answer = { ret_code: number; result: Record<string, unknown> & number; token: string };

async function ask(path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const all = { 'content-type': 'application/json', ...headers };
  const answer = await fetch(origin + path, { ...init, headers: all, signal: AbortSignal.timeout(20_000) });
  return (await answer.json()) as Answer;
}

/** Repeats one step until it is acknowledged, as a patient visitor would; the body is made again each time. */
async function step(path: string, guid: string, makeBody: () => Promise<object> | object): Promise<Answer> {
  for (;;) {
    try {
      const answer = await ask(path, await makeBody(), onDevice({ guid }));
      if (answer.ret_code !== 700090) {
        acknowledged += 1;
        return answer;
      }
    } catch (error) {
      if (!isRefused(error)) cutOff += 1;
    }
    await Promise.all([isUp, wait(RETRY_MS)]);
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

let last = 0;
async function locked() {
  const { result } = await ask('/user/public/encrypt-key');
  last = Math.max(last + 1, Date.now() + clockOffset());
  const timestamp = String(last);
  const encrypt_password = await encrypt(String(result.spki), `${PASSWORD}|${timestamp}`);
  return { encrypt_password, encrypt_timestamp: timestamp };
}

type Registered = { email: string; guid: string; uuid: string; id: unknown; token: string };

async function register(n: number): Promise<Registered> {
  const email = `kill${n}@example.com`;
  const guid = randomUUID();
  const { result } = await step(`${WIZARD}/info`, guid, () => ({ register_type: 1, email }));
  const uuid = String(result.uuid);
  const sent = await step(`${WIZARD}/send/verify/item`, guid, () => ({ uuid, item: 'email' }));
  expect(sent.ret_code, 'an acknowledged uuid was lost').toBe(0);
  const verified = await step(`${WIZARD}/verify`, guid, () => ({ uuid, code: codes.get(email) }));
  expect(verified, 'an acknowledged code was lost').toMatchObject({ ret_code: 0, result: 1 });
  const done = await step(`${WIZARD}/password`, guid, async () => ({ uuid, ...(await locked()) }));
  expect(done.ret_code, 'an acknowledged verification was lost').toBe(0);
  return { email, guid, uuid, id: done.result.id, token: done.token };
}

/** Between a kill and the next start: the file is whole, and every account belongs to a finished registration. */
function inspect(): number {
  const file = new Sqlite(join(dataDir, 'identity.sqlite'));
  const count = (sql: string) => (file.prepare(`select count(*) as n from ${sql}`).get() as { n: number }).n;
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(count('account where id not in (select account_id from registration where account_id is not null)')).toBe(0);
  expect(count('registration where account_id is not null and account_id not in (select id from account)')).toBe(0);
  expect(count('registration where account_id is not null and verified_at is null')).toBe(0);
  expect(count('account where id not in (select account_id from session)')).toBe(0);
  const accounts = count('account');
  file.close();
  return accounts;
}

test('[SIGNUP-04] kill -9 during 200 registrations loses no acknowledged step and leaves no half account', async () => {
  await new Promise<void>((resolve) => mails.listen(0, '127.0.0.1', resolve));
  expectDown();
  await start();
  const { result: key } = await ask('/user/public/encrypt-key');
  const all = Promise.all(Array.from({ length: REGISTRATIONS }, (_, n) => register(n)));
  // The error surfaces below, where the promise is awaited.
  all.catch(() => undefined);
  for (const moment of KILL_AT) {
    while (acknowledged < moment) await wait(1);
    await wait(Math.random() * KILL_JITTER_MS);
    await kill();
    inspect();
    await start();
  }
  const registered = await all;
  const isWhole = async ({ email, guid, uuid, id, token }: Registered) => {
    expect((await ask('/user/private/info', undefined, { usertoken: token })).result?.id).toBe(id);
    expect((await ask(`${WIZARD}/recall/info?uuid=${uuid}`)).result.recall_stage).toBe('commit_login');
    const again = await ask('/login', { login_name: email, ...(await locked()) }, onDevice({ guid }));
    expect(again.result.id).toBe(id);
  };
  for (let n = 0; n < REGISTRATIONS; n += 10) await Promise.all(registered.slice(n, n + 10).map(isWhole));
  expect((await ask('/user/public/encrypt-key')).result.kid).toBe(key.kid);
  await kill();
  expect(inspect()).toBe(REGISTRATIONS);
  expect(cutOff, 'no kill interrupted anything').toBeGreaterThan(0);
  console.log(`${KILL_AT.length} kills cut off ${cutOff} calls; ${REGISTRATIONS} accounts are whole`);
}, 240_000);
