import { setTimeout as wait } from 'node:timers/promises';
import { headimg } from '@gatehouse/contract/attribution/affiliate';
import { codes } from '@gatehouse/contract/errors/codes';
import { affiliateId } from '@gatehouse/rules/attribution/affiliate-id';
import { countryOf } from '@gatehouse/rules/region/country';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { INVITER_PICTURE_PATH } from '../../features/inviter/load-inviter.ts';
import { type Api, ApiUnreachable } from '../api/api.ts';
import { rateLimitByNetwork } from '../http/rate-limit.ts';
import { getFor } from '../visitor/identity-calls.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { createPictureCache, type Picture } from './picture-cache.ts';
import { pictureType } from './picture-type.ts';

export type InviterPictureOptions = {
  readonly api: Api;
  readonly visitorOf: (request: FastifyRequest) => Visitor;
  /** Monotonic clock, in ms. */
  readonly clock?: () => number;
};

const MOST_BYTES = 524_288;
/** Base64 writes three bytes with four letters. */
const MOST_LETTERS = Math.ceil(MOST_BYTES / 3) * 4;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const MOST_PER_ADDRESS = 240;
const WINDOW_MS = 60_000;
const API_MS = 4_000;
const MAX_AGE_SECONDS = 600;
/** A picture may run nothing, wherever it is opened. */
const PICTURE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * AFF-10: the picture of an inviter, from the API by id and country, so that no page contacts another host for it. Passes on only
 * what is a picture by its first bytes; else responds with 404, and the page shows the initials.
 */
export async function inviterPicture(server: FastifyInstance, options: InviterPictureOptions): Promise<void> {
  const { api, visitorOf, clock = () => performance.now() } = options;
  const mayAsk = rateLimitByNetwork({ most: MOST_PER_ADDRESS, windowMs: WINDOW_MS, clock });
  const pictures = createPictureCache(clock);
  server.get(INVITER_PICTURE_PATH, async (request, reply) => {
    reply.header('content-security-policy', PICTURE_POLICY);
    const query = request.query as Record<string, unknown>;
    const id = affiliateId(query.id);
    if (id === undefined) return absent(reply, 404);
    const visitor = visitorOf(request);
    if (mayAsk(visitor.address()) > 0) return absent(reply, 429);
    const country = typeof query.country === 'string' ? countryOf(query.country) : undefined;
    const key = `${visitor.site.environment} ${id} ${country ?? ''}`;
    const picture = await pictures(key, () => fetchPicture(api, visitor, id, country));
    if (!picture) return absent(reply, 404);
    return reply
      .type(picture.type)
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .header('content-disposition', 'inline')
      .send(picture.bytes);
  });
}

async function fetchPicture(
  api: Api,
  visitor: Visitor,
  id: string,
  country: string | undefined,
): Promise<Picture | undefined> {
  const query = new URLSearchParams({ id, ...(country ? { country } : {}) });
  const asked = { ...visitor, token: undefined };
  const language = visitor.site.languages.otherwise;
  const asking = getFor(api, asked, language, `${headimg.path}?${query}`, { withinMs: API_MS });
  const { ret_code, result } = await Promise.race([asking, tooLate()]);
  // One visitor's rate limit says nothing about the picture.
  if (ret_code === codes.addressLimit) throw new Error('The API limits this address');
  const letters = ret_code === codes.success ? (result as { headimg?: unknown } | undefined)?.headimg : undefined;
  if (typeof letters !== 'string' || letters.length > MOST_LETTERS || !BASE64.test(letters)) return undefined;
  const bytes = Buffer.from(letters, 'base64');
  const type = bytes.length <= MOST_BYTES ? pictureType(bytes) : undefined;
  return type && { type, bytes };
}

async function tooLate(): Promise<never> {
  await wait(API_MS, undefined, { ref: false });
  throw new ApiUnreachable('The API did not answer in time');
}

function absent(reply: FastifyReply, status: 404 | 429) {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('No picture.');
}
