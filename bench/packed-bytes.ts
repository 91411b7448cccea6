import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
/** The pages of a product share most of their files. */
const known = new Map<string, Promise<number>>();

/** How many bytes a body has when it is packed with brotli at its highest quality. Each body is packed once. */
export function packedBytes(body: Buffer): Promise<number> {
  const key = body.toString('latin1');
  const found = known.get(key) ?? compress(body).then(({ length }) => length);
  known.set(key, found);
  return found;
}
