/**
 * What the cores can do at most: argon2id with the parameters of the product, and nothing else. A process of its own;
 * is told how many to do, says how many it did in a second.
 */
import { hash, verify } from '@node-rs/argon2';

/** As many as argon2's thread pool is given by the product. */
const AT_ONCE = 2;
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const stored = await hash('seven green lanterns', PARAMETERS);
process.on('message', async (count: number) => {
  let left = count;
  const start = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await verify(stored, 'seven green lanterns');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  process.send?.((count * 1_000) / (performance.now() - start));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
