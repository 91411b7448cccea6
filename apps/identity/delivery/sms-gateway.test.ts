import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOver, mayHaveBeenSent } from './not-delivered.ts';
import { type SmsGateway, smsGateway } from './sms-gateway.ts';

type Request = { method: string; path: string; headers: IncomingMessage['headers']; body: string; socket: Socket };
type Play = (response: ServerResponse, request: Request) => void;

const sms = { to: '+491701234567', text: 'Your code is 123456' };
const patience = { connectMs: 400, wholeMs: 900 };
let requests: Request[] = [];
let server: Server;
let origin = '';
let play: Play;
const opened: SmsGateway[] = [];

beforeEach(async () => {
  requests = [];
  play = (response) => response.writeHead(202).end('{}');
  server = createServer(async (incoming, response) => {
    let body = '';
    for await (const part of incoming) body += part;
    const { method = '', url: path = '', headers, socket } = incoming;
    const request = { method, path, headers, body, socket };
    requests.push(request);
    play(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const gateway of opened.splice(0)) gateway.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function gatewayAt(url: string): SmsGateway {
  const gateway = smsGateway(url, patience);
  opened.push(gateway);
  return gateway;
}

/** Whether what was not taken may arrive after all. */
async function mayArrive(url: string): Promise<boolean> {
  return gatewayAt(url)
    .deliver(sms)
    .then(
      () => true,
      (error) => mayHaveBeenSent(error),
    );
}

/** The error, which must hold nothing of the message and nothing of the URL. */
async function refused(url: string): Promise<string> {
  const error: Error = await gatewayAt(url)
    .deliver(sms)
    .then(
      () => new Error('it was accepted'),
      (cause: Error) => cause,
    );
  const whole = `${error.message} ${error.stack?.split('\n')[0]} ${JSON.stringify(error)} ${String(error.cause ?? '')}`;
  expect(whole).not.toMatch(/4917|123456|secret|127\.0\.0\.1/);
  return error.message;
}

test('a message is posted as JSON, with its key, and 2xx means that it is taken', async () => {
  await gatewayAt(`http://${origin}/v1/messages?sender=Gate`).deliver(sms);
  const [request] = requests;
  expect(request).toMatchObject({ method: 'POST', path: '/v1/messages?sender=Gate' });
  const { reference, ...rest } = JSON.parse(request?.body ?? '');
  expect(rest).toEqual(sms);
  expect(reference).toMatch(/^[0-9a-f-]{36}$/);
  expect(request?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': reference });
  expect(request?.headers).not.toHaveProperty('authorization');
});

test('user and password of the URL become basic authentication, whatever they are made of', async () => {
  await gatewayAt(`http://us%40er:p%3Ass%2F%C3%BC@${origin}/send`).deliver(sms);
  const [, pair = ''] = requests[0]?.headers.authorization?.split(' ') ?? [];
  expect(Buffer.from(pair, 'base64').toString()).toBe('us@er:p:ss/ü');
  expect(requests[0]?.path).toBe('/send');
});

test('messages share connections, and each has a key of its own', async () => {
  const warnings: string[] = [];
  const listen = ({ name }: Error) => warnings.push(name);
  process.on('warning', listen);
  const gateway = gatewayAt(`http://${origin}`);
  for (let n = 0; n < 15; n += 1) await gateway.deliver({ ...sms, text: `message ${n}` });
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(15);
  expect(new Set(requests.map(({ socket }) => socket)).size).toBe(1);
  await Promise.all(Array.from({ length: 30 }, () => gateway.deliver(sms)));
  expect(requests).toHaveLength(45);
  process.off('warning', listen);
  expect(warnings).toEqual([]);
});

test.each([301, 302, 307, 400, 401, 404, 429, 500, 503])(
  '%s is no yes: it is told, nothing is followed or tried again',
  async (status) => {
    play = (response) => response.writeHead(status, { location: `http://${origin}/elsewhere` }).end(sms.text);
    expect(await refused(`http://user:secret@${origin}/send`)).toBe(`The SMS gateway answered ${status}`);
    expect(requests.map(({ path }) => path)).toEqual(['/send']);
  },
);

test('a connection that breaks off is tried once more, under the same key', async () => {
  play = (response, { socket }) => (requests.length === 1 ? socket.destroy() : response.writeHead(200).end());
  await gatewayAt(`http://${origin}`).deliver(sms);
  expect(requests).toHaveLength(2);
  expect(requests[0]?.body).toBe(requests[1]?.body);
  expect(requests[0]?.headers['idempotency-key']).toBe(requests[1]?.headers['idempotency-key']);
  requests = [];
  play = (_response, { socket }) => socket.destroy();
  expect(await refused(`http://${origin}`)).toMatch(/^The SMS gateway cannot be reached \(ECONNRESET\)$/);
  expect(requests).toHaveLength(2);
});

test('a gateway that does not answer is given up after its time, and not called again', async () => {
  play = () => undefined;
  const began = performance.now();
  expect(await refused(`http://${origin}`)).toBe('The SMS gateway gave no answer in time');
  expect(performance.now() - began).toBeLessThan(patience.wholeMs + 500);
  expect(requests).toHaveLength(1);
});

test('a second try has what is left of the time', async () => {
  play = (_response, { socket }) => {
    if (requests.length === 1) setTimeout(() => socket.destroy(), 600);
  };
  const began = performance.now();
  expect(await refused(`http://${origin}`)).toBe('The SMS gateway gave no answer in time');
  expect(performance.now() - began).toBeLessThan(patience.wholeMs + 500);
});

test('a connection that is not made in time is given up', async () => {
  // TLS is never answered there: the connection is not ready.
  const silent = createTcpServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  expect(await refused(`https://127.0.0.1:${port}`)).toBe('The SMS gateway took no connection in time');
  silent.close();
});

test('no server listens, or the host name is unknown', async () => {
  expect(await refused('http://127.0.0.1:1/')).toBe('The SMS gateway cannot be reached (ECONNREFUSED)');
  expect(await refused('http://sms.invalid/')).toMatch(/^The SMS gateway cannot be reached \(E[A-Z_]+\)$/);
  expect(await refused(`https://${origin}/`)).toMatch(/^The SMS gateway cannot be reached \(E[A-Z_]+\)$/);
});

test('a message that a gateway refuses or never got was not sent; one that it may have got may have been', async () => {
  for (const status of [400, 429, 500, 502, 503]) {
    play = (response) => response.writeHead(status).end();
    expect([status, await mayArrive(`http://${origin}`)]).toEqual([status, false]);
  }
  play = (response) => response.writeHead(504).end();
  expect(await mayArrive(`http://${origin}`)).toBe(true);
  expect(await mayArrive('http://127.0.0.1:1/')).toBe(false);
  expect(await mayArrive(`https://${origin}/`)).toBe(false);
  play = () => undefined;
  expect(await mayArrive(`http://${origin}`)).toBe(true);
  play = (_response, { socket }) => socket.destroy();
  expect(await mayArrive(`http://${origin}`)).toBe(true);
});

test('an error of the message itself is final, any other error is not', async () => {
  for (const [status, over] of [
    [400, true],
    [422, true],
    [401, false],
    [429, false],
    [503, false],
    [504, true],
  ] as const) {
    play = (response) => response.writeHead(status).end();
    const error = await gatewayAt(`http://${origin}`)
      .deliver(sms)
      .catch((cause: unknown) => cause);
    expect([status, isOver(error)]).toEqual([status, over]);
  }
});

test('an answer without end costs its connection and nothing else', async () => {
  let closed: Promise<unknown> | undefined;
  play = (response, { socket }) => {
    closed = new Promise((resolve) => socket.once('close', resolve));
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
      if (!response.destroyed) response.once('drain', more);
    };
    response.on('error', () => undefined);
    more();
  };
  const gateway = smsGateway(`http://${origin}`);
  opened.push(gateway);
  const began = performance.now();
  await gateway.deliver(sms);
  await closed;
  expect(performance.now() - began).toBeLessThan(3000);
  play = (response) => response.writeHead(200).end();
  await gateway.deliver(sms);
  expect(requests).toHaveLength(2);
});

test('an answer that drips is taken at its status, and let go', async () => {
  let closed: Promise<unknown> | undefined;
  play = (response, { socket }) => {
    response.writeHead(200).write('.');
    closed = new Promise((resolve) => socket.once('close', resolve));
  };
  await gatewayAt(`http://${origin}`).deliver(sms);
  await closed;
});
