import http from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { selfSignedCertificate } from './certificate.ts';
import { openFront, type Source } from './front.ts';

const certificate = selfSignedCertificate();

async function answerOf(source: Source, path: string) {
  const front = await openFront(source, certificate);
  const session = connect(front.origin, { rejectUnauthorized: false });
  try {
    const request = session.request({ ':path': path, 'accept-encoding': 'gzip, br' });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) =>
      request.once('response', resolve).once('error', reject),
    );
    const body = Buffer.concat(await request.toArray());
    return { headers, body, protocol: session.alpnProtocol };
  } finally {
    session.close();
    front.close();
  }
}

const TEXT = 'a text that is long enough to be packed. '.repeat(50);

test('files come over HTTP/2 and TLS, packed with brotli', async () => {
  const files = new Map([['/app.js', { type: 'text/javascript', body: Buffer.from(TEXT) }]]);
  const { headers, body, protocol } = await answerOf({ files }, '/app.js');
  expect(protocol).toBe('h2');
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', 'content-length': `${body.length}` });
  expect(brotliDecompressSync(body).toString()).toBe(TEXT);
  expect((await answerOf({ files }, '/other.js')).headers).toMatchObject({ ':status': 404 });
});

test('a server behind is asked for plain bytes by its own name, and what it answers is packed', async () => {
  let asked: http.IncomingHttpHeaders = {};
  const server = http.createServer(({ headers, url }, response) => {
    asked = headers;
    const type = url === '/page' ? 'text/html' : 'application/json';
    response
      .writeHead(200, { 'content-type': type, 'strict-transport-security': 'max-age=1', 'x-own': 'yes' })
      .end(TEXT);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    for (const path of ['/page', '/call']) {
      const { headers, body } = await answerOf({ origin: `http://localhost:${port}` }, path);
      expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', 'x-own': 'yes' });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(brotliDecompressSync(body).toString()).toBe(TEXT);
      expect(asked).toMatchObject({
        'accept-encoding': 'identity',
        host: `localhost:${port}`,
        'x-forwarded-proto': 'https',
      });
    }
  } finally {
    server.close();
  }
});

test('a server that is gone is answered with 502', async () => {
  const { headers } = await answerOf({ origin: 'http://localhost:1' }, '/page');
  expect(headers).toMatchObject({ ':status': 502 });
});
