import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BareAnswer } from './bare-route.ts';
import type { Target } from './hammer.ts';

/** Headers that the server writes for itself. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

/**
 * A bare Fastify route, in a process of its own, that answers the very bytes and headers of the target.
 * @throws {Error} when the target does not answer 200
 */
export async function bareTwinOf(target: Target): Promise<{ target: Target; pid: number; close: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatehouse-bare-'));
  const file = path.join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify(await answerOf(target)));
  const child = fork(path.join(import.meta.dirname, 'bare-route.ts'), { env: { ...process.env, BARE_ANSWER: file } });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`The bare route stopped with ${code}`)));
  });
  rmSync(folder, { recursive: true });
  const { pathname } = new URL(target.url);
  return {
    target: { url: `http://127.0.0.1:${port}${pathname}`, headers: target.headers },
    pid: child.pid ?? 0,
    close: () => child.kill(),
  };
}

function answerOf({ url, headers }: Target): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
          resolve({ headers: ownHeaders(answer.headers), body: Buffer.concat(parts).toString('base64') });
        });
      })
      .on('error', reject);
  });
}

function ownHeaders(headers: http.IncomingHttpHeaders): BareAnswer['headers'] {
  const entries = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] => !OF_THE_CONNECTION.includes(entry[0]) && entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}
