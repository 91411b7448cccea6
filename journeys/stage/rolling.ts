import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, createPerson } from './person.ts';
import { openProduct, type Product } from './product.ts';

/** The outcome of requests while two instances were restarted one after the other. */
export type RollingRestart = {
  readonly requests: number;
  /** What each failed request was answered, or the error; empty: none failed. */
  readonly failures: readonly string[];
  /** From SIGTERM to the last answer of each instance that was stopped, milliseconds. */
  readonly lastAnswerMs: readonly number[];
  /** From SIGTERM to its exit, milliseconds. */
  readonly exitMs: readonly number[];
};

const CHECK_EVERY_MS = 200;
/** Longer than the proxy takes to notice. */
const DRAIN_MS = 1_500;
const CLIENTS = 4;
const MOST_LOG_LINES = 20;
const PATHS = ['/en/login', '/x-api/v2/private/user/profile', '/x-api/user/public/encrypt-key', '/en/register'];

type Backend = { readonly product: Product; ready: boolean; lastAnswerAt: number };

/**
 * Restarts two instances on one PostgreSQL and one Redis, again and again, behind a proxy that follows `/readyz` as load
 * balancers do and tries nothing twice, until so many requests were answered and each instance was restarted once.
 * @param pauseMs between two requests of a client; 0 measures how much it bears, and takes the processor that a start needs
 */
export async function rollingRestart(
  requests: number,
  services: { readonly DATABASE_URL: string; readonly REDIS_URL: string },
  pauseMs = 0,
): Promise<RollingRestart> {
  const open = () => openProduct({ ...services, DRAIN_MS: `${DRAIN_MS}`, KEY_ENCRYPTION_KEY });
  const backends: Backend[] = [];
  const opened: Product[] = [];
  const join = async () => {
    const backend = { product: await open(), ready: false, lastAnswerAt: 0 };
    opened.push(backend.product);
    await untilReady(backend);
    backends.push(backend);
  };
  await join();
  await join();
  const proxy = await openProxy(backends);
  const { port } = proxy.server.address() as AddressInfo;
  const load = startLoad(port, await logIn(port), pauseMs);
  const lastAnswerMs: number[] = [];
  const exitMs: number[] = [];
  while (lastAnswerMs.length < 2 || load.count() < requests) {
    const oldest = backends[0] as Backend;
    const askedAt = performance.now();
    oldest.product.signal('SIGTERM');
    await oldest.product.ended;
    exitMs.push(performance.now() - askedAt);
    lastAnswerMs.push(oldest.lastAnswerAt - askedAt);
    backends.shift();
    await join();
  }
  const failures = await load.stop();
  if (failures.length > 0) failures.push(...opened.flatMap(warningsOf));
  proxy.close();
  await Promise.all(backends.map(({ product }) => product.close()));
  return { requests: load.count(), failures, lastAnswerMs, exitMs };
}

/** The last warnings and errors in its log: why it failed. */
function warningsOf({ output }: Product): string[] {
  const lines = output().split('\n');
  return lines.filter((line) => /"level":[456]0/.test(line)).slice(-MOST_LOG_LINES);
}

const KEY_ENCRYPTION_KEY = Buffer.alloc(32, 5).toString('base64');

async function check(backend: Backend): Promise<void> {
  const { managementPort } = backend.product;
  backend.ready = await ask(managementPort, '/readyz').then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function untilReady(backend: Backend): Promise<void> {
  for (await check(backend); !backend.ready; await check(backend)) await wait(CHECK_EVERY_MS);
}

/** Keeps connections to the instances, as load balancers do, and answers 502 where one fails. */
async function openProxy(backends: readonly Backend[]): Promise<{ server: Server; close: () => void }> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const ready = backends.filter((backend) => backend.ready);
    turn += 1;
    const backend = ready[turn % ready.length];
    if (!backend) return outgoing.writeHead(503).end('no instance is ready');
    const { method, url: path, headers } = incoming;
    const passed = request(
      { host: '127.0.0.1', port: backend.product.port, method, path, headers, agent },
      (answer) => {
        backend.lastAnswerAt = performance.now();
        const { connection: _connection, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', (error) =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(`${error}`),
    );
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const timer = setInterval(() => void Promise.all(backends.map(check)), CHECK_EVERY_MS);
  const close = () => {
    clearInterval(timer);
    agent.destroy();
    server.close();
    server.closeAllConnections();
  };
  return { server, close };
}

/** The cookies of a person who logged in on one of them. */
async function logIn(port: number): Promise<string> {
  const person = createPerson(port);
  const { ret_code } = await person.logIn('demo@example.com', 'correct horse battery');
  if (ret_code !== 0) throw new Error(`The login was answered ${ret_code}`);
  return [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function startLoad(port: number, cookie: string, pauseMs: number) {
  const failures: string[] = [];
  let [asked, stopped] = [0, false];
  const one = async () => {
    asked += 1;
    const path = PATHS[asked % PATHS.length] ?? '/';
    // A logged-in user is redirected from the pages for visitors.
    const headers: Record<string, string> = { host: `localhost:${port}` };
    if (path.startsWith('/x-api')) headers.cookie = cookie;
    const problem = await ask(port, path, { headers }).then(
      ({ status, text }) =>
        status === 200 && !/"ret_code":[^0]/.test(text.slice(0, 40))
          ? undefined
          : `${path}: ${status} ${text.slice(0, 80)}`,
      (error) => `${path}: ${error}`,
    );
    if (problem) failures.push(problem);
  };
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!stopped) {
      await one();
      if (pauseMs > 0) await wait(pauseMs);
    }
  });
  return {
    count: () => asked,
    async stop() {
      stopped = true;
      await Promise.all(clients);
      return failures;
    },
  };
}
