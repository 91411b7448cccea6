import type { Site } from '@gatehouse/rules/site/site';

/** The whole answer has to be there by then. */
export const SLOWEST_MS = 5_000;
/** The most items that a file may have, with room for long ones. */
export const MOST_BYTES = 8_388_608;

export type FetchedConfig = { readonly text: string; readonly etag: string | undefined };

export type FetchAsked = {
  readonly origin: string;
  readonly environment: Site['environment'];
  /** Of the copy that is here already. */
  readonly etag: string | undefined;
  readonly signal: AbortSignal;
};

/**
 * COMP-01: the compliance file of one environment as its origin has it; undefined when it is the copy that is here.
 * @throws {Error} in plain words when it does not come whole, in time, and at a reasonable size
 */
export async function fetchConfig({
  origin,
  environment,
  etag,
  signal,
}: FetchAsked): Promise<FetchedConfig | undefined> {
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
