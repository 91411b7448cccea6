import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PROGRAMS } from '../../scripts/system-programs.ts';
import { temporaryPostgres } from '../../scripts/temporary-service.ts';
import { freePort } from '../stage/free-port.ts';
import { ask, createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

/** The version before: a commit whose schema is older than this one's. Update it with each release. */
const BEFORE = '4159364c1676ce08c590fc462f92ee58a7eb8e43';
const ROOT = join(import.meta.dirname, '../..');
const KEY_ENCRYPTION_KEY = Buffer.alloc(32, 5).toString('base64');
const postgresBinaries = PROGRAMS.postgres.find();
const missing = whatIsMissing();
if (missing) process.stderr.write(`The upgrade test is skipped: ${missing}\n`);

function whatIsMissing(): string | undefined {
  if (!postgresBinaries) return 'PostgreSQL is not on this machine';
  const found = spawnSync('git', ['cat-file', '-e', `${BEFORE}^{commit}`], { cwd: ROOT });
  return found.status === 0 ? undefined : `commit ${BEFORE} is not in this clone`;
}

const cleanUp: (() => unknown)[] = [];
afterAll(async () => {
  for (const step of cleanUp.toReversed()) await step();
});

/** The sources of the version before, with the packages of this one. */
function sourcesBefore(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gatehouse-before-')));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  const archive = execFileSync('git', ['archive', BEFORE, 'apps', 'packages', 'package.json'], {
    cwd: ROOT,
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  mkdirSync(join(folder, 'node_modules', '@gatehouse'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@gatehouse') symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const place of ['apps', 'packages']) {
    for (const name of readdirSync(join(folder, place))) {
      symlinkSync(join(folder, place, name), join(folder, 'node_modules', '@gatehouse', name));
    }
  }
  return folder;
}

const PROGRAM = `
import { Mailbox } from '@gatehouse/identity/delivery/mailbox';
import { createIdentity } from '@gatehouse/identity/compose';
import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
const { DATABASE_URL: databaseUrl, KEY_ENCRYPTION_KEY: keyEncryptionKey, PORT } = process.env;
const mailbox = new Mailbox();
const api = await createIdentity({ brand, databaseUrl, keyEncryptionKey, dataDir: '.', mailbox, trustGateway: true });
api.get('/mails', () => mailbox.list());
await api.listen({ port: Number(PORT), host: '127.0.0.1' });
process.stdout.write('open');
`;

/** The identity API of the version before. */
async function apiBefore(DATABASE_URL: string): Promise<number> {
  const cwd = sourcesBefore();
  writeFileSync(join(cwd, 'open.ts'), PROGRAM);
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL, KEY_ENCRYPTION_KEY, PORT: `${port}` };
  const child: ChildProcess = spawn(process.execPath, ['open.ts'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  cleanUp.push(() => child.kill('SIGKILL'));
  let said = '';
  child.stderr?.on('data', (bytes) => {
    said += bytes;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (bytes) => String(bytes).includes('open') && resolve());
    child.once('exit', (code) => reject(new Error(`The version before ended with ${code}:\n${said}`)));
  });
  return port;
}

async function register(
  person: Person,
  email: string,
  password: string,
  codeOf: () => Promise<string>,
): Promise<number> {
  const uuid = await person.begin(email);
  await person.verify(uuid, await codeOf());
  return (await person.setPassword(uuid, password)).ret_code;
}

async function codeBefore(port: number, email: string): Promise<string> {
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    const mails = JSON.parse((await ask(port, '/mails')).text) as { to: string; subject: string }[];
    const code = /\b\d{6}\b/.exec(mails.findLast(({ to }) => to === email)?.subject ?? '')?.[0];
    if (code) return code;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`No code arrived for ${email}`);
}

/** Both versions on one database: the port of the API before, and what stands in front of each. */
async function openBoth() {
  const postgres = await temporaryPostgres(postgresBinaries ?? '');
  cleanUp.push(postgres.stop);
  const before = await apiBefore(postgres.url);
  // Migrates while the version before runs.
  const now = await openProduct({ DATABASE_URL: postgres.url, KEY_ENCRYPTION_KEY });
  cleanUp.push(now.close);
  const front: Product = await openProduct({ API_ORIGIN: `http://127.0.0.1:${before}` });
  cleanUp.push(front.close);
  return { before, now, front };
}

let opened: ReturnType<typeof openBoth> | undefined;
const both = () => {
  opened ??= openBoth();
  return opened;
};

test.skipIf(missing)('the version before and this one work side by side on one database', async () => {
  const { before, now, front } = await both();
  const [old, recent] = ['old@version.example', 'recent@version.example'] as const;
  const oldPerson = createPerson(front.port);
  const recentPerson = createPerson(now.port);
  expect(await register(oldPerson, old, 'opened by the old', () => codeBefore(before, old))).toBe(0);
  expect(await register(recentPerson, recent, 'opened by the new', () => now.codeFor(recent))).toBe(0);
  // 20100: the password is right, and a device that is new there needs a code.
  expect([0, 20_100]).toContain((await createPerson(now.port).logIn(old, 'opened by the old')).ret_code);
  expect([0, 20_100]).toContain((await createPerson(front.port).logIn(recent, 'opened by the new')).ret_code);
  // Sessions that one opened hold at the other, and what one ends has ended for both.
  for (const [person, port] of [
    [oldPerson, now.port],
    [recentPerson, front.port],
  ] as const) {
    const there = createPerson(port);
    for (const [name, value] of person.cookies) there.cookies.set(name, value);
    expect((await there.call('/user/private/info')).ret_code).toBe(0);
    expect((await there.call('/logout', {})).ret_code).toBe(0);
    expect((await person.call('/user/private/info')).ret_code).toBe(10_006);
  }
});

test.skipIf(missing)('a registration goes on with whichever version its next step comes to', async () => {
  const { before, now, front } = await both();
  const orders = [
    [front, now, front],
    [now, front, now],
    [front, front, now],
    [now, now, front],
  ] as const;
  for (const [n, [begins, verifies, finishes]] of orders.entries()) {
    const email = `between${n}@version.example`;
    const browser = createPerson(begins.port);
    const uuid = await browser.begin(email);
    const at = ({ port }: Product) => createPerson(port, { device: browser.cookies });
    const code = await (begins === front ? codeBefore(before, email) : now.codeFor(email));
    const wrong = code === '000000' ? '111111' : '000000';
    // Tries are counted by both together.
    const left = [await at(front).verify(uuid, wrong), await at(now).verify(uuid, wrong)];
    expect(left.map(({ result }) => result.tries_left)).toEqual([4, 3]);
    expect((await at(verifies).verify(uuid, code)).result).toBe(1);
    expect((await at(finishes).verify(uuid, code)).result).toBe(1);
    expect((await at(finishes).setPassword(uuid, 'one of two versions')).ret_code).toBe(0);
    for (const each of [front, now]) {
      const { result } = await at(each).call(`/user/public/register/recall/info?uuid=${uuid}`);
      expect(result.recall_stage).toBe('commit_login');
    }
  }
});
