import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Notice } from '../notices/notice.ts';
import { createRequest } from '../request/request.ts';
import type { RequestOptions, SlowReport } from '../request/request-options.ts';

/** A request that the peer received. */
export type ReceivedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Behaviour = (answer: ServerResponse, asked: ReceivedRequest) => void;

/** Tests only: an API over real HTTP whose answers the test sets. The default answer is a success. */
export async function startPeer() {
  const asked: ReceivedRequest[] = [];
  const peer = { behave: json({ ret_code: 0, ret_msg: 'ok', result: 1 }) as Behaviour };
  const server = createServer(async (request, answer) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body });
    peer.behave(answer, { method, url, headers, body });
  });
  // A busy machine may stall for longer than the 5 s after which an idle connection is closed under the next request.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    last: () => asked.at(-1) as ReceivedRequest,
    answers(behaviour: Behaviour) {
      peer.behave = behaviour;
    },
    reset() {
      asked.length = 0;
      peer.behave = json({ ret_code: 0, ret_msg: 'ok', result: 1 });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export function json(body: unknown, status = 200): Behaviour {
  return text(JSON.stringify(body), status);
}

export function text(body: string, status = 200): Behaviour {
  return (answer) => answer.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** Sends the headers and half of the body, and never the rest. */
export const stalls: Behaviour = (answer) => answer.writeHead(200).write('{"ret_code":');
/** Breaks the connection in the middle. */
export const breaks: Behaviour = (answer) => answer.socket?.destroy();

/** A request layer for the peer that records its notices. */
export function requestTo(origin: string, more: Partial<RequestOptions> = {}) {
  const heard = { notices: [] as Notice[], reports: [] as SlowReport[], sessionEnds: 0, now: 1_000_000 };
  const request = createRequest({
    fetch,
    prefix: `${origin}/x-api`,
    notify: (notice) => heard.notices.push(notice),
    onSessionInvalid: () => heard.sessionEnds++,
    report: (report) => heard.reports.push(report),
    clock: () => heard.now,
    ...more,
  });
  return { request, heard };
}

/** Local storage in memory. */
export function memoryStorage(quotaChars = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > quotaChars) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
}
