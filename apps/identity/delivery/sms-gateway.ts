import { randomUUID } from 'node:crypto';
import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { DeliverSms } from './mail.ts';
import { mayHaveBeenSent, NotDelivered } from './not-delivered.ts';

const CONNECT_TIMEOUT_MS = 5000;
/** For one message with everything, its second try too. */
const WHOLE_TIMEOUT_MS = 10_000;
/** Of an answer, whose status alone matters. A longer one costs its connection. */
const MAX_ANSWER_BYTES = 65_536;
const CONNECTIONS = 20;
const TRIES = 2;
/** A proxy before the gateway has forwarded the message, and had no answer. */
const GATEWAY_TIMEOUT = 504;
/** About this message, and not about who sends it or when (RFC 9110, 15.5). */
const FINAL = [400, 422];

export type SmsTimeouts = { readonly connectMs: number; readonly wholeMs: number };
export type SmsGateway = { readonly deliver: DeliverSms; readonly close: () => void };

/** Broken off before any answer came: the same request may be sent once more, for its key says that it is the same. */
class NoAnswer extends NotDelivered {
  override readonly name = 'NoAnswer';
}

/**
 * Hands messages to the HTTP gateway at `smsUrl`: `POST` of `{ to, text, reference }` as JSON; 2xx means accepted. User and
 * password of the URL go as basic authentication. `reference` is also the `Idempotency-Key`. Redirects are not followed.
 * What it throws names neither number, text nor URL.
 */
export function smsGateway(
  smsUrl: string,
  timeouts: SmsTimeouts = { connectMs: CONNECT_TIMEOUT_MS, wholeMs: WHOLE_TIMEOUT_MS },
): SmsGateway {
  const url = new URL(smsUrl);
  const options = { keepAlive: true, maxSockets: CONNECTIONS };
  const agent = url.protocol === 'https:' ? new HttpsAgent(options) : new HttpAgent(options);
  return {
    async deliver({ to, text }) {
      const reference = randomUUID();
      const body = Buffer.from(JSON.stringify({ to, text, reference }));
      const overAt = performance.now() + timeouts.wholeMs;
      let wentOut = false;
      for (let tries = 1; ; tries += 1) {
        const wholeMs = Math.max(1, overAt - performance.now());
        try {
          return await post({ url, agent, reference, body }, { connectMs: timeouts.connectMs, wholeMs });
        } catch (error) {
          wentOut ||= mayHaveBeenSent(error);
          if (tries < TRIES && error instanceof NoAnswer) continue;
          const { message, isFinal = false } = error as Partial<NotDelivered> & Error;
          throw new NotDelivered(message, { mayHaveBeenSent: wentOut, isFinal });
        }
      }
    },
    close: () => agent.destroy(),
  };
}

type Posting = {
  readonly url: URL;
  readonly agent: HttpAgent | HttpsAgent;
  readonly reference: string;
  readonly body: Buffer;
};

function post({ url, agent, reference, body }: Posting, { connectMs, wholeMs }: SmsTimeouts): Promise<void> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = {
      ...authorization(url),
      ...{ 'content-type': 'application/json', 'content-length': body.length, 'idempotency-key': reference },
    };
    const request = send(addressOf(url), { method: 'POST', agent, headers });
    /** The body is written as soon as there is a connection. */
    const sent = { mayHaveBeenSent: false };
    const endWith = (message: string) => {
      reject(new NotDelivered(message, sent));
      request.destroy();
    };
    const whole = setTimeout(() => endWith('The SMS gateway gave no answer in time'), wholeMs);
    const connecting = setTimeout(() => endWith('The SMS gateway took no connection in time'), connectMs);
    whenConnected(request, () => {
      sent.mayHaveBeenSent = true;
      clearTimeout(connecting);
    });
    request.on('error', (error: Error & { code?: string }) =>
      reject(new NoAnswer(`The SMS gateway cannot be reached (${error.code ?? 'broken off'})`, sent)),
    );
    request.on('close', () => {
      clearTimeout(whole);
      clearTimeout(connecting);
    });
    request.on('response', (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(refused(statusCode));
      discard(answer);
    });
    request.end(body);
  });
}

/** Connected, and with TLS also greeted. */
function whenConnected(request: ClientRequest, connected: () => void): void {
  request.on('socket', (socket) => {
    if (!socket.connecting) return connected();
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', connected);
  });
}

function refused(statusCode: number): NotDelivered {
  const mayHaveBeenSent = statusCode === GATEWAY_TIMEOUT;
  const isFinal = FINAL.includes(statusCode);
  return new NotDelivered(`The SMS gateway answered ${statusCode}`, { mayHaveBeenSent, isFinal });
}

/** Reads the answer to its end, so that the connection can be used again, unless it is too long. */
function discard(answer: IncomingMessage): void {
  let bytes = 0;
  answer.on('error', () => undefined);
  answer.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) answer.destroy();
  });
}

/** Without user and password: those go into a header. */
function addressOf(url: URL): URL {
  const address = new URL(url);
  address.username = '';
  address.password = '';
  return address;
}

function authorization({ username, password }: URL): { authorization?: string } {
  if (!username && !password) return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}
