import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openProduct, type Product } from './product.ts';

let shared: Promise<Product> | undefined;
let opened = 0;

/**
 * The product as `npm start` starts it, one for all files of this process: `close` lets go of it, and it ends with the run
 * (`endSharedProducts`). What a test does there is about accounts and addresses of its own; a test that counts everything, or
 * changes what holds for all, opens a product of its own.
 */
export async function sharedProduct(): Promise<Product> {
  shared ??= open().catch((error: unknown) => {
    // The next file tries again.
    shared = undefined;
    throw error;
  });
  return { ...(await shared), close: async () => undefined };
}

async function open(): Promise<Product> {
  const folder = sharedFolder();
  opened += 1;
  const name = `${process.pid}-${opened}`;
  mkdirSync(folder, { recursive: true });
  const product = await openProduct({ DATA_DIR: join(folder, name) });
  writeFileSync(join(folder, `${name}.pid`), `${product.pid}`);
  // One that has ended fails the file in which it ended, and no other.
  void product.ended.then(() => {
    shared = undefined;
  });
  return product;
}

/** Beside what the first start made; that folder goes when the run ends. */
function sharedFolder(): string {
  const { STARTED_DATA } = process.env;
  if (!STARTED_DATA) throw new Error('A shared product begins with a copy of the first start (first-start.ts)');
  return join(STARTED_DATA, '..', 'shared');
}

/** Vitest ends its processes by a signal, after which they can end nothing themselves. */
export async function endSharedProducts(): Promise<void> {
  const folder = sharedFolder();
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).filter((name) => name.endsWith('.pid'));
  await Promise.all(files.map((name) => ended(Number(readFileSync(join(folder, name), 'utf8')))));
}

async function ended(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGKILL');
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      process.kill(pid, 0);
    }
  } catch {
    // There is no such process any more.
  }
}
