import { afterEach, expect, test } from 'vitest';
import { freePort } from '../stage/free-port.ts';
import { ask } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

const DRAIN_MS = 3_000;
const NAME = 'somebody@example.com';

let product: Product | undefined;
afterEach(() => product?.close());

/** Runs a line in the process, as a defect of its own would: through Node's inspector. */
async function runInside(port: number, expression: string): Promise<void> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const done = new Promise((resolve) => socket.addEventListener('message', resolve));
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
  await done;
  socket.close();
}

test.each([
  ['exception', `setTimeout(() => { throw new Error('a defect of ${NAME}') }); 0`],
  ['rejection', `void Promise.reject(new Error('a defect of ${NAME}')); 0`],
])('an unexpected %s is logged, takes the process out of service, and ends it with 1', async (_kind, line) => {
  const inspector = await freePort();
  product = await openProduct({ DRAIN_MS: `${DRAIN_MS}`, NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` });
  const { managementPort, port, ended, output } = product;
  expect((await ask(managementPort, '/readyz')).status).toBe(200);
  await runInside(inspector, line);
  await expect.poll(async () => (await ask(managementPort, '/readyz')).status).toBe(503);
  expect((await ask(port, '/en/login')).status).toBe(200);
  expect(await ended).toBe(1);
  expect(output()).toMatch(/"level":60.*"message":"a defect of \[address\]".*An unexpected error/);
  expect(output()).not.toContain(NAME);
});
