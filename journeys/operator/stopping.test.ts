import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { type TestContext, test } from 'vitest';
import { proofFor } from '../stage/captcha.ts';
import { ask, createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { sendRaw } from '../stage/raw.ts';

/** Long enough for a busy machine to ask a few times before it is over. */
const DRAIN_MS = 4_000;

async function open({ onTestFinished }: TestContext, drainMs = DRAIN_MS): Promise<Product> {
  const product = await openProduct({ DRAIN_MS: `${drainMs}` });
  onTestFinished(product.close);
  return product;
}

const readiness = async ({ managementPort }: Product) => (await ask(managementPort, '/readyz')).status;

/** A page over a connection that is to be used again. */
function pageOver(agent: Agent, port: number): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/en/login', agent, headers: { host: `localhost:${port}` } }, (answer) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection });
      });
    })
      .on('error', reject)
      .end();
  });
}

type Halves = { readonly finish: () => void; readonly answer: Promise<string> };

/** A request that is sent in two parts. */
async function inHalves(port: number, first: string, rest: string): Promise<Halves> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
  await new Promise((sent) => socket.write(first, sent));
  return { finish: () => socket.write(rest), answer };
}

/** A call whose body is sent in two parts. */
async function halfSent(port: number): Promise<Halves> {
  const path = '/user/public/register/info';
  const proof = await proofFor(path, (asked) => ask(port, `/x-api${asked}`), 'localhost');
  const body = JSON.stringify({ register_type: 1, email: 'drained@example.com', ...proof });
  const head = [
    `POST /x-api${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Content-Type: application/json',
    'Sec-Fetch-Site: same-origin',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  return inHalves(port, `${head}\r\n\r\n${body.slice(0, 10)}`, body.slice(10));
}

/** A call that waits for a QR code, but for the end of its head. */
async function halfAsked(port: number): Promise<Halves> {
  const person = createPerson(port);
  const { uuid } = (await person.call('/v3/public/qrcode/generate')).result as unknown as { uuid: string };
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = `/x-api/v3/public/qrcode/status?uuid=${uuid}&seen=waiting`;
  return inHalves(port, `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\n`, '\r\n');
}

const closed = ({ expect }: TestContext, port: number) =>
  expect
    .poll(() =>
      ask(port, '/en/login').then(
        ({ status }) => status,
        (error) => error.code,
      ),
    )
    .toBe('ECONNREFUSED');

// Each waits for its own product, and most of the time for nothing else.
test.concurrent('[LOGIN-05] SIGTERM: readyz says no first, serving goes on, connections are told, what runs is finished, and a call that waits for a QR code, and arrives while the server closes, is let go at once', async (context) => {
  const { expect } = context;
  const product = await open(context);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await pageOver(agent, product.port)).toEqual({ status: 200, connection: 'keep-alive' });
  await expect.poll(() => readiness(product)).toBe(200);
  const [call, waiting] = [await halfSent(product.port), await halfAsked(product.port)];
  const asked = performance.now();
  product.signal('SIGTERM');
  await expect.poll(() => readiness(product)).toBe(503);
  expect((await ask(product.managementPort, '/readyz')).text).toContain('stopping');
  expect((await ask(product.managementPort, '/healthz')).status).toBe(200);
  for (let count = 0; count < 5; count += 1) {
    expect(await pageOver(agent, product.port)).toEqual({ status: 200, connection: 'close' });
  }
  expect((await sendRaw(product.port, `GET /x-api/nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n`)).head).toMatch(
    /connection: close/i,
  );
  await closed(context, product.port);
  const closedAt = performance.now();
  expect(closedAt - asked).toBeGreaterThan(DRAIN_MS - 100);
  waiting.finish();
  expect(await waiting.answer).toMatch(/^HTTP\/1\.1 503 /);
  call.finish();
  expect(await call.answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*"ret_code":0/i);
  expect(await product.ended).toBe(0);
  expect(performance.now() - closedAt).toBeLessThan(5_000);
});

test.concurrent('a SIGTERM as soon as it says that it is open stops it as any other does', async (context) => {
  const { expect } = context;
  const product = await open(context, 0);
  product.signal('SIGTERM');
  expect(await product.ended).toBe(0);
});

test.concurrent('a second SIGTERM ends it at once', async (context) => {
  const { expect } = context;
  const product = await open(context);
  const call = await halfSent(product.port);
  product.signal('SIGTERM');
  await expect.poll(() => readiness(product)).toBe(503);
  // Two signals within a second count as one.
  await new Promise((later) => setTimeout(later, 1_100));
  const asked = performance.now();
  product.signal('SIGTERM');
  expect(await product.ended).toBe(1);
  expect(performance.now() - asked).toBeLessThan(DRAIN_MS - 1_100);
  expect(await call.answer).toBe('');
});

test.concurrent('what does not finish is given up ten seconds after the drain', async (context) => {
  const { expect } = context;
  const product = await open(context);
  const call = await halfSent(product.port);
  const asked = performance.now();
  product.signal('SIGTERM');
  expect(await product.ended).toBe(1);
  expect(performance.now() - asked).toBeGreaterThan(DRAIN_MS + 9_000);
  expect(performance.now() - asked).toBeLessThan(DRAIN_MS + 15_000);
  await call.answer;
});
