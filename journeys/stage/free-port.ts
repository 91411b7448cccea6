import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: none of these can take one between here and its use. */
const FIRST_PORT = 15_000;
const PORTS = 16_000;
const TRIES = 100;

const given = new Set<number>();

/**
 * A port of this machine that no server listens on, and that this process was not given before: two servers that start side by side
 * never get the same one.
 * @throws {Error} where a hundred ports in a row are taken
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`${TRIES} ports in a row are taken`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });
}
