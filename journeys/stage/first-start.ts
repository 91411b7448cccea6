import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProduct } from './product.ts';
import { endSharedProducts } from './shared-product.ts';

/**
 * Starts the product once and keeps what its first start made: migrated tables, demo accounts, three RSA keys and compiled
 * scripts, some seconds of a processor. Each product of a journey begins with a copy (`product.ts`); the shared ones end here.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-started-'));
  const data = join(folder, 'data');
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const product = await openProduct({ DATA_DIR: data });
  // Closing waits for the keys.
  await product.close();
  process.env.STARTED_DATA = data;
  return async () => {
    await endSharedProducts();
    rmSync(folder, { recursive: true, force: true });
  };
}
