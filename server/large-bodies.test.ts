import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { kycImage } from '@gatehouse/contract/region/kyc';
import { jpegOf } from '@gatehouse/identity/testing/document-images';
import { onDevice } from '@gatehouse/identity/testing/open-test-identity';
import { tokenCookieName } from '@gatehouse/rules/session/session';
import { globalSite, officialHost } from '@gatehouse/rules/site/site-of';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOAuthTest } from './oauth/oauth-fixture.ts';

const SESSION = 10_006;
const TOKEN = 'A'.repeat(43);
let opened: Awaited<ReturnType<typeof openOAuthTest>>;
let web: { readonly port: number; readonly host: string; readonly cookie: string };
let apiPort: number;

beforeAll(async () => {
  opened = await openOAuthTest('SQLite', { apart: true });
  const { brand, port, app } = opened;
  const site = globalSite(brand);
  web = { port, host: officialHost(brand, site), cookie: tokenCookieName(brand, site, false) };
  apiPort = (app.server.address() as AddressInfo).port;
});
afterAll(() => opened.close());

/** Answers what comes for the headers alone: of the body that they announce only the first bytes are sent. */
async function answerBeforeBody(port: number, path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const length = { 'content-type': 'application/json', 'content-length': '3000000' };
  const sending = request(
    { port, host: '127.0.0.1', method: 'POST', path, headers: { ...length, ...headers } },
    resolve,
  );
  sending.on('error', reject);
  sending.write('{"side":"front","image":"');
  const response = await promise;
  const answer = { status: response.statusCode, ...(JSON.parse(await text(response)) as { ret_code: number }) };
  sending.destroy();
  return answer;
}

test('[REGION-08] [SESS-04] a picture without a session is refused before it is sent, by the web server and by the API', async () => {
  const fromPage = { host: web.host, 'sec-fetch-site': 'same-origin' };
  const refused = await answerBeforeBody(web.port, `/x-api${kycImage.path}`, fromPage);
  const byApi = await answerBeforeBody(apiPort, kycImage.path, onDevice({}));
  expect(byApi.ret_code).toBe(SESSION);
  expect(refused).toEqual(byApi);
  expect((await answerBeforeBody(apiPort, kycImage.path, onDevice({ usertoken: TOKEN }))).ret_code).toBe(SESSION);
});

test('[REGION-08] with a session the picture comes through both, and one that is over is refused', async () => {
  const { token } = await opened.register('large-body@example.com', 'correct horse battery');
  const image = jpegOf(640, 400, 1_500_000).toString('base64');
  const send = async (session: string | undefined) => {
    const response = await fetch(`http://${web.host}/x-api${kycImage.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: `${web.cookie}=${session}`,
      },
      body: JSON.stringify({ side: 'front', image }),
    });
    return (await response.json()) as { ret_code: number; result?: object };
  };
  expect(await send(token)).toMatchObject({ ret_code: 0, result: { images: ['front'] } });
  expect((await send(TOKEN)).ret_code).toBe(SESSION);
});
