import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { ask } from './person.ts';
import type { Mail } from './product.ts';

/** A call as it arrived. `path` is without the query. */
export type PeerCall = {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** What a path answers: a body (an object is written as JSON) with its status, or whatever is done with the connection. */
export type PeerAnswer =
  | { readonly body: unknown; readonly status?: number; readonly type?: string }
  | ((response: ServerResponse, call: PeerCall) => unknown);

/** An operator's own API: the reference API, except for the paths that a test lets answer something else. */
export type AnswerPeer = {
  readonly origin: string;
  /** Every call since the last `reset`. */
  readonly calls: PeerCall[];
  readonly answers: (path: string, answer: PeerAnswer) => void;
  /** Every path answers as the reference API does. */
  readonly reset: () => void;
  readonly codeFor: (address: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

export async function openAnswerPeer(): Promise<AnswerPeer> {
  const reference = await openReference();
  const given = new Map<string, PeerAnswer>();
  const calls: PeerCall[] = [];
  const server = createServer(async (request, response) => {
    const call = await readCall(request).catch(() => undefined);
    // A caller that hung up waits for nothing.
    if (!call) return;
    calls.push(call);
    const answer = given.get(call.path);
    if (typeof answer === 'function') return void answer(response, call);
    // What the reference API hangs up on is hung up on here.
    if (!answer) return void reference.pass(call, response).catch(() => response.destroy());
    const { body, status = 200, type = 'application/json' } = answer;
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    answers: (path, answer) => void given.set(path, answer),
    reset() {
      given.clear();
      calls.length = 0;
    },
    codeFor: reference.codeFor,
    async close() {
      reference.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readCall(request: IncomingMessage): Promise<PeerCall> {
  let body = '';
  for await (const part of request) body += part;
  const { method = '', url = '', headers } = request;
  return { method, url, path: url.split('?', 1)[0] ?? '', headers, body };
}

/** The reference API in a process of its own. */
async function openReference() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-peer-'));
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'own-api.ts')], {
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return {
    async pass({ method, url, headers: { host: _host, ...headers }, body }: PeerCall, response: ServerResponse) {
      const passed = { method, host: `127.0.0.1:${port}`, headers: headers as Record<string, string>, body };
      const answer = await ask(port, url, passed);
      response.writeHead(answer.status, { 'content-type': answer.headers['content-type'] ?? 'application/json' });
      response.end(answer.text);
    },
    async codeFor(address: string) {
      const mails = JSON.parse((await ask(port, '/mails')).text) as Mail[];
      const { subject = '', text = '' } = mails.findLast(({ to }) => to === address) ?? {};
      return /\b\d{6}\b/.exec(`${subject}\n${text.replace(/http\S+/g, '')}`)?.[0] ?? '';
    },
    close() {
      child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
