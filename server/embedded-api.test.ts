import { setTimeout as wait } from 'node:timers/promises';
import { onDevice, openTestIdentity } from '@gatehouse/identity/testing/open-test-identity';
import { expect, test } from 'vitest';
import { embeddedApi } from './embedded-api.ts';

const PASSWORD = 'correct horse battery';

async function opened() {
  const identity = await openTestIdentity('SQLite');
  const token = (await identity.register('somebody@example.com', PASSWORD)).token ?? '';
  const { result } = await identity.get('/v3/public/qrcode/generate');
  const secret = String(result.content).split('#')[1];
  const call = new AbortController();
  const path = `/v3/public/qrcode/status?uuid=${result.uuid}&seen=waiting`;
  const ask = () => embeddedApi(identity.app)({ method: 'GET', path, headers: onDevice({}), signal: call.signal });
  const scan = () => identity.post('/user/private/qrcode/scan', { secret }, { usertoken: token });
  return { identity, call, ask, scan };
}

test('[LOGIN-05] a call that waits is answered when there is news', async () => {
  const { identity, ask, scan } = await opened();
  const answer = ask();
  expect(await Promise.race([answer, wait(300, 'still waiting')])).toBe('still waiting');
  await scan();
  const { status, body } = await answer;
  expect([status, JSON.parse(body.toString()).result.status]).toEqual([200, 'scanned']);
  await identity.close();
});

test('a call whose client has gone ends', async () => {
  const { identity, ask, call } = await opened();
  const answer = ask();
  setTimeout(() => call.abort(), 100);
  await expect(answer).rejects.toThrow('aborted');
  await identity.close();
});

test('an API that closes answers', async () => {
  const { identity, ask } = await opened();
  const answer = ask().catch(() => 'gone');
  await wait(200);
  await identity.close();
  expect(await Promise.race([answer, wait(2_000, 'held')])).not.toBe('held');
});
