import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A call without a connection. Names of headers are in lower case. */
export type DispatchedCall = {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
};

export type DispatchedAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Lines of `Set-Cookie`. */
  readonly cookies: readonly string[];
  readonly body: string | Buffer;
};

type Written = Record<string, string> & { 'set-cookie'?: string | string[] };

const FROM = { remoteAddress: '127.0.0.1' } as Socket;

/**
 * Has a server answer a call by its own router, hooks, parsers and error handler, as if the call had come through a socket. Fastify's
 * `inject` does the same for tests: it builds and parses HTTP on the way, which costs more than most calls here.
 * @param app that is ready
 */
export function dispatch(app: FastifyInstance, call: DispatchedCall): Promise<DispatchedAnswer> {
  return new Promise((resolve) => {
    const request = new DispatchedRequest(call);
    app.routing(request, new DispatchedResponse(request, resolve));
  });
}

/** What Fastify reads of a request; its body is there from the start. */
class DispatchedRequest extends IncomingMessage {
  constructor({ method, path, headers, body }: DispatchedCall) {
    super(FROM);
    Object.assign(this, { method, url: path, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 });
    this.headers = body ? { ...headers, 'content-length': String(body.length) } : headers;
    this.rawHeaders = Object.entries(this.headers).flat() as string[];
    if (body) this.push(body);
    this.push(null);
  }

  override _read(): void {}

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    done(error);
  }
}

/** Keeps what Fastify, or what it has handed the request to, writes, and ends with it. */
class DispatchedResponse extends ServerResponse {
  readonly #done: (answer: DispatchedAnswer) => void;
  #headers: DispatchedAnswer['headers'] = {};

  constructor(request: IncomingMessage, done: (answer: DispatchedAnswer) => void) {
    super(request);
    this.#done = done;
  }

  override writeHead(status: number, headers?: unknown): this {
    this.statusCode = status;
    this.#headers = headers as DispatchedAnswer['headers'];
    return this;
  }

  override end(body?: unknown): this {
    // The value of `writableEnded` for Fastify.
    this.finished = true;
    const sent = this.req.method === 'HEAD' ? '' : (body ?? '');
    const { 'set-cookie': cookies = [], ...headers } = { ...this.getHeaders(), ...this.#headers } as Written;
    this.#done({ status: this.statusCode, headers, cookies: [cookies].flat(), body: sent as string | Buffer });
    this.emit('finish');
    return this;
  }
}
