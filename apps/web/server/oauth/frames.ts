import { requestHeaders } from '@gatehouse/contract/call/request-headers';
import { codes } from '@gatehouse/contract/errors/codes';
import { oauthClientInfo } from '@gatehouse/contract/oauth/oauth';
import { deviceSecretOf } from '@gatehouse/rules/session/session';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { withQuery } from '../../platform/request/query.ts';
import type { Api } from '../api/api.ts';
import { fitsCookie, readCookie } from '../http/cookie.ts';
import { getFor } from '../visitor/identity-calls.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** A frame in a page of a client, which may have OAuth pages in frames. */
export type Frame = {
  /** Origins whose pages may frame them. */
  readonly origins: readonly string[];
  /** The request's visitor: the session is the one that the page in the frame sent, never a cookie's. */
  readonly visitor: Visitor;
};

/**
 * Undefined at once where the request does not say that it comes from a frame. `refused`: a call says so, and no browser's frame can
 * have sent it.
 */
export type Frames = (request: FastifyRequest, visitor: Visitor) => Promise<Frame | 'refused' | undefined> | undefined;

/** No browser says that it is in a frame. */
export const noFrames: Frames = () => undefined;

const CLIENT_ID = /^[\w.~-]{1,128}$/;
const ORIGIN = /^https?:\/\/(?:\[[\da-f:]+\]|[a-z\d.-]+)(?::\d{1,5})?$/;
/** Names of cookies in frames end so: another browser's window must not have its own replaced. */
const FRAMES_OWN = '_frame';
const FRESH_MS = 60_000;
const MOST_CLIENTS = 500;
/** Node has it in lower case. */
const TOKEN_HEADER = requestHeaders.token.toLowerCase();
/** A page waits for it. */
const WITHIN_MS = 2_000;

/**
 * OAUTH-04: tells which requests come from a frame in a client's page. Browsers say so of a navigation (`Sec-Fetch-Dest`), and our page
 * in the frame of its calls. Which origins may, the API says; its answer is kept for a minute.
 */
export function createFrames(api: Api): Frames {
  const known = new LRUCache<string, Promise<readonly string[]>>({ max: MOST_CLIENTS, ttl: FRESH_MS });

  function originsOf(visitor: Visitor, clientId: string): Promise<readonly string[]> {
    const key = `${visitor.site.environment}/${visitor.site.id} ${clientId}`;
    const kept = known.get(key);
    if (kept) return kept;
    const asked = askOrigins(api, visitor, clientId);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  }

  return (request, visitor) => {
    const clientId = framingClient(request);
    if (clientId === undefined) return undefined;
    const otherwise = request.headers[requestHeaders.frame] === undefined ? undefined : 'refused';
    const framed = inFrame(visitor, request);
    // The page before such a call has set the frame's own cookie, and those of windows never come along.
    const isFrame = visitor.token === undefined && visitor.device === undefined;
    if (!isFrame || (otherwise && framed.device === undefined)) return Promise.resolve(otherwise);
    return originsOf(visitor, clientId)
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'the API did not say who may frame OAuth pages');
        return [];
      })
      .then((origins) => (origins.length > 0 ? { origins, visitor: framed } : otherwise));
  };
}

/** The client in whose page the request's frame is, as far as the request says it. */
function framingClient({ headers, query }: FastifyRequest): string | undefined {
  const given = headers[requestHeaders.frame] ?? (headers['sec-fetch-dest'] === 'iframe' ? queried(query) : undefined);
  return typeof given === 'string' && CLIENT_ID.test(given) ? given : undefined;
}

const queried = (query: unknown) => (query as { readonly client_id?: unknown }).client_id;

function inFrame(visitor: Visitor, { headers }: FastifyRequest): Visitor {
  const token = headers[TOKEN_HEADER];
  const deviceCookie = visitor.deviceCookie + FRAMES_OWN;
  return {
    ...{ ...visitor, framed: 'application' as const, deviceCookie },
    device: deviceSecretOf(readCookie(headers.cookie, deviceCookie)),
    token: typeof token === 'string' && fitsCookie(token) ? token : undefined,
  };
}

async function askOrigins(api: Api, visitor: Visitor, client_id: string): Promise<readonly string[]> {
  const asking = { ...visitor, token: undefined };
  const path = withQuery(oauthClientInfo.path, { client_id });
  const { ret_code, result } = await getFor<{ frame_origins?: unknown }>(api, asking, 'en', path, {
    withinMs: WITHIN_MS,
  });
  const origins = ret_code === codes.success ? result?.frame_origins : undefined;
  return Array.isArray(origins) ? origins.filter(isOrigin) : [];
}

/** It goes into a policy: nothing else may. */
const isOrigin = (value: unknown): value is string => typeof value === 'string' && ORIGIN.test(value);
