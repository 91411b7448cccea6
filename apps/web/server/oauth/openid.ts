import { hash } from 'node:crypto';
import { requestHeaders } from '@gatehouse/contract/call/request-headers';
import {
  discoveryPaths,
  type FramedRedirect,
  LOGOUT_HEADER,
  OPENID_PREFIX,
  openidCookies,
  openidPaths,
} from '@gatehouse/contract/oauth/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api, ApiResponse } from '../api/api.ts';
import { framedCookie, writeCookie } from '../http/cookie.ts';
import { CALL_POLICY } from '../http/security-headers.ts';
import { withDevice } from '../visitor/device.ts';
import { headersFor } from '../visitor/identity-calls.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { type Frames, noFrames } from './frames.ts';

export type OpenidOptions = {
  readonly api: Api;
  readonly visitorOf: (request: FastifyRequest) => Visitor;
  /** OAUTH-04: absent: there are none. */
  readonly frames?: Frames | undefined;
};

const MAX_BODY_BYTES = 65_536;
/** Of an address that a posted request becomes; longer ones are pushed (RFC 9126). */
const LONGEST_ADDRESS = 12_000;
/** Endpoints that a browser is sent to, by GET or POST (OpenID Connect Core, 3.1.2.1; RP-Initiated Logout 1.0, 2). */
const SENT_TO: readonly string[] = [openidPaths.authorization, openidPaths.endSession];
const PASSED_ON = [
  'accept',
  'authorization',
  'content-type',
  'dpop',
  'origin',
  'access-control-request-method',
  'access-control-request-headers',
] as const;
const PASSED_BACK = [
  'location',
  'content-type',
  'cache-control',
  'pragma',
  'www-authenticate',
  'dpop-nonce',
  'vary',
  'retry-after',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-expose-headers',
  'access-control-max-age',
] as const;
const OWN_COOKIES = new RegExp(`^(?:__Host-|__Secure-)?(?:${Object.values(openidCookies).join('|')})(?:\\.sig)?=`);
/** A page that sends itself on (OAuth 2.0 Form Post Response Mode): its own script by hash, and forms to any application. */
const FORM_POLICY = "default-src 'none'; script-src 'sha256-%'; frame-ancestors 'none'; base-uri 'none'";
const SCRIPT = /<script>([\s\S]*?)<\/script>/;

/**
 * OAUTH-06: carries requests for the OpenID provider to the API: discovery, and every endpoint below `/openid`. Of cookies only the
 * provider's own go along; the session goes as the gateway sends it.
 */
export async function openid(server: FastifyInstance, options: OpenidOptions): Promise<void> {
  const { api, visitorOf, frames = noFrames } = options;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  for (const url of [`${OPENID_PREFIX}/*`, ...discoveryPaths]) {
    server.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url,
      handler: async (request, reply) => {
        const address = addressOf(request);
        if (address === undefined) return reply.code(404).type('text/plain').send('There is no such address.');
        if (address !== request.url) return reply.redirect(address, 303);
        const visiting = visitorOf(request);
        const frame = await frames(request, visiting);
        if (frame === 'refused') return reply.code(403).type('text/plain').send('There is no such frame.');
        const asking = frame?.visitor ?? visiting;
        const begins = request.method === 'GET' && pathOf(request.url) === openidPaths.authorization;
        const visitor = begins ? withDevice(reply, asking) : asking;
        const answer = await api({
          method: request.method,
          path: request.url,
          headers: { ...headersFor(visitor, 'en'), ...passedOn(request, visitor) },
          ...(Buffer.isBuffer(request.body) ? { body: request.body } : {}),
        });
        return passBack(request, reply, answer, visitor);
      },
    });
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/**
 * The address to pass on. A request that another site's page has posted comes without cookies: as a GET it has them. Undefined: too
 * long, or no plain path.
 */
function addressOf({ method, url, body }: FastifyRequest): string | undefined {
  const path = pathOf(url);
  if (/[%\\;]|\/\.{1,2}(?:\/|$)/.test(path)) return undefined;
  if (method !== 'POST' || !SENT_TO.includes(path)) return url;
  const address = `${path}?${Buffer.isBuffer(body) ? body.toString('latin1') : ''}`;
  return address.length <= LONGEST_ADDRESS && /^[\x21-\x7e]*$/.test(address) ? address : undefined;
}

function passedOn({ headers, host }: FastifyRequest, { secure }: Visitor): Record<string, string> {
  // To a page of the site itself, which is the sandbox, CORS does not apply (Fetch, 3.3).
  const ownOrigin = `${secure ? 'https' : 'http'}://${host}`;
  const own = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => OWN_COOKIES.test(pair));
  const passed = PASSED_ON.flatMap((name) => {
    const value = headers[name];
    const isOwn = name === 'origin' && value === ownOrigin;
    return typeof value === 'string' && !isOwn ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(passed), ...(own.length > 0 ? { cookie: own.join('; ') } : {}) };
}

function passBack(request: FastifyRequest, reply: FastifyReply, answer: ApiResponse, visitor: Visitor): FastifyReply {
  for (const name of PASSED_BACK) {
    const value = answer.headers[name];
    if (value) reply.header(name, value);
  }
  for (const line of answer.cookies ?? []) reply.header('set-cookie', visitor.framed ? framedCookie(line) : line);
  const text = answer.body.toString();
  const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
  reply.header('content-security-policy', isPage ? formPolicy(text) : CALL_POLICY);
  const { location } = answer.headers;
  if (location && isCallInFrame(request, visitor)) {
    const redirect: FramedRedirect = { redirect_url: location };
    return reply.removeHeader('location').code(200).type('application/json').send(JSON.stringify(redirect));
  }
  if (!answer.headers[LOGOUT_HEADER]) return reply.code(answer.status).send(answer.body);
  return leave(reply, answer, visitor);
}

/** Scripts cannot read where a redirect leads. */
function isCallInFrame({ headers }: FastifyRequest, { framed }: Visitor): boolean {
  return framed === 'application' && headers[requestHeaders.frame] !== undefined;
}

function formPolicy(page: string): string {
  const script = SCRIPT.exec(page)?.[1];
  return script === undefined ? CALL_POLICY : FORM_POLICY.replace('%', hash('sha256', script, 'base64'));
}

/**
 * The end of a logout that an application began. The page whose form was sent here allows forms to its own site alone, so the browser
 * goes on to the application by this page.
 */
function leave(reply: FastifyReply, answer: ApiResponse, visitor: Visitor): FastifyReply {
  const to = answer.headers.location ?? '/';
  if (answer.headers[LOGOUT_HEADER] === 'ended')
    reply.header(
      'set-cookie',
      writeCookie(visitor.tokenCookie, '', { httpOnly: true, secure: visitor.secure, maxAgeSeconds: 0 }),
    );
  reply.removeHeader('location');
  const target = to.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', CALL_POLICY)
    .send(
      `<!doctype html><meta charset="utf-8"><title>Logged out</title><meta http-equiv="refresh" content="0;url=${target}">`,
    );
}
