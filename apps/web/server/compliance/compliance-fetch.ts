import type { Site } from '@gatehouse/rules/site/site';

/** Timeout of the whole response. */
export const SLOWEST_MS = 5_000;
/** Maximum size: the most items that a file may have, with room for long ones. */
export const MOST_BYTES = 8_388_608;

export type FetchedConfig = { readonly text: string; readonly etag: string | undefined };

export type FetchOptions = {
  readonly origin: string;
  readonly environment: Site['environment'];
  /** The ETag of the stored copy. */
  readonly etag: string | undefined;
  readonly signal: AbortSignal;
};

/**
 * COMP-01: the compliance file of one environment from its origin; undefined if it has not changed.
 * @throws {Error} if it is incomplete, late, or too large
 */
export async function fetchConfig({
  origin,
  environment,
  etag,
  signal,
}: FetchOptions): Promise<FetchedConfig | undefined> {
  const slow = AbortSignal.timeout(SLOWEST_MS);
  try {
    const response = await fetch(`${origin}/compliance/${environment}.json`, {
      headers: { accept: 'application/json', ...(etag === undefined ? {} : { 'if-none-match': etag }) },
      redirect: 'error',
      signal: AbortSignal.any([slow, signal]),
    });
    if (response.status === 304 && etag !== undefined) return undefined;
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`the origin answered with status ${response.status}`);
    }
    return { text: await textOf(response), etag: response.headers.get('etag') ?? undefined };
  } catch (error) {
    if (slow.aborted) throw new Error(`the origin did not answer within ${SLOWEST_MS / 1_000} s`, { cause: error });
    throw error;
  }
}

async function textOf({ body }: Response): Promise<string> {
  if (!body) return '';
  const pieces: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest.
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    length += piece.length;
    if (length > MOST_BYTES) throw new Error(`the file has more than ${MOST_BYTES} bytes`);
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}
