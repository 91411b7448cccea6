import { fork } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadBrand } from '@gatehouse/brand/load-brand';
import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { API_PREFIX } from '@gatehouse/contract/call/request-headers';
import { qrStatus } from '@gatehouse/contract/login/qr';
import { openDb } from '@gatehouse/identity/store';
import { deviceCookieName } from '@gatehouse/rules/session/session';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { openProduct } from '../journeys/stage/product.ts';

/** Memory of one process while so many browsers wait for their QR code to be scanned, in MB (10^6 bytes). */
export type WaitersRow = {
  readonly process: string;
  readonly waiters: number;
  readonly idleMb: number;
  readonly waitingMb: number;
};

/** LOGIN-05 */
export const WAITING_MB_MAX = 300;
const MB = 1_000_000;
/** Connections that are opened before the next ones. */
const AT_ONCE = 250;
/** Of a code here: longer than the measurement. */
const LIFE_MS = 600_000;
const SETTLE_MS = 1_000;
const LOOK_MS = 50;
const PATIENCE_MS = 120_000;

type Target = {
  readonly origin: string;
  readonly dataDir: string;
  readonly headersOf: (browser: number) => Record<string, string>;
  readonly rss: () => Promise<number>;
};

/** Of the identity API alone, and of the whole product with the front end and its gateway in the same process. */
export async function waitersRows(waiters: number): Promise<WaitersRow[]> {
  return [await inIdentity(waiters), await inProduct(waiters)];
}

async function inIdentity(waiters: number): Promise<WaitersRow> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gatehouse-waiters-'));
  const child = fork(path.join(import.meta.dirname, 'waiting-identity.ts'), {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const rss = async () => {
    child.send('rss');
    return ((await once(child, 'message')) as [{ rss: number }])[0].rss;
  };
  const headersOf = (browser: number) => ({ [gatewayHeaders.device]: secretOf(browser) });
  try {
    const target = { origin: `http://127.0.0.1:${port}`, dataDir, headersOf, rss };
    return { process: 'identity API alone', ...(await measure(target, waiters)) };
  } finally {
    child.kill();
    await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function inProduct(waiters: number): Promise<WaitersRow> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gatehouse-waiters-'));
  const product = await openProduct({ DATA_DIR: dataDir });
  const rss = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${product.managementPort}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  };
  const host = `localhost:${product.port}`;
  const headersOf = (browser: number) => ({
    cookie: `${deviceCookieName(loadBrand(), false)}=${secretOf(browser)}`,
    host,
  });
  try {
    const target = { origin: `http://127.0.0.1:${product.port}${API_PREFIX}`, dataDir, headersOf, rss };
    return { process: 'whole product', ...(await measure(target, waiters)) };
  } finally {
    await product.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure({ origin, dataDir, headersOf, rss }: Target, waiters: number) {
  const codes = await addCodes(dataDir, waiters);
  const idleMb = (await rss()) / MB;
  const agent = new http.Agent({ keepAlive: true });
  const open = { count: 0, over: false };
  const urls = codes.map((uuid) => `${origin}${qrStatus.path}?uuid=${uuid}&seen=waiting`);
  for (let first = 0; first < waiters; first += AT_ONCE) {
    const some = urls.slice(first, first + AT_ONCE);
    const asked = some.map((url, index) => listen(url, { agent, headers: headersOf(first + index) }, open));
    await Promise.all(asked.map((request) => once(request, 'socket').then(() => connected(request))));
  }
  await allWait(open, waiters);
  const waitingMb = (await rss()) / MB;
  if (open.count < waiters) throw new Error(`${waiters - open.count} of ${waiters} did not wait`);
  open.over = true;
  agent.destroy();
  return { waiters, idleMb, waitingMb };
}

/** Or given up: then it is asked again. */
function connected({ socket }: http.ClientRequest): Promise<unknown> | undefined {
  if (!socket?.connecting) return undefined;
  return new Promise((resolve) => {
    socket.once('connect', resolve).once('close', resolve);
  });
}

/** Until all of them have been waiting for a while. @throws {Error} when they do not come to it */
async function allWait(open: { count: number }, waiters: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (let settled = 0; settled < SETTLE_MS; settled += LOOK_MS) {
    await wait(LOOK_MS);
    if (open.count < waiters) settled = 0;
    if (Date.now() > until) throw new Error(`${waiters - open.count} of ${waiters} do not wait`);
  }
}

/** As the panel does: asks again when there was no news. */
function listen(url: string, options: http.RequestOptions, open: { count: number; over: boolean }): http.ClientRequest {
  open.count += 1;
  const request = http.get(url, options, (answer) => {
    open.count -= 1;
    answer.resume().on('end', () => !open.over && listen(url, options, open));
  });
  return request.on('error', () => {
    open.count -= 1;
    if (!open.over) listen(url, options, open);
  });
}

/** Codes that were made and not scanned, much faster than by asking for them. */
async function addCodes(dataDir: string, count: number): Promise<string[]> {
  const db = await openDb({ dataDir }, () => undefined);
  const [now, { id: site, environment }] = [Date.now(), globalSite(loadBrand())];
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.transaction().execute(async (step) => {
    for (const [browser, id] of ids.entries()) {
      await step
        .insertInto('qr_login')
        .values({
          ...{ id, environment, site, device: hashOf(secretOf(browser)), secret_hash: id },
          ...{ state: 'waiting', browser: 'Chrome', system: 'Windows', platform: 'pc', country: '' },
          ...{ account_id: null, session_id: null, number: 0, numbers: '[]' },
          ...{ created_at: now, changed_at: now, expires_at: now + LIFE_MS },
        })
        .execute();
    }
  });
  await db.destroy();
  return ids;
}

const run = randomBytes(24).toString('base64url');
const secretOf = (browser: number) => run + String(browser).padStart(11, '0');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
