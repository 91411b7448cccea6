import type { Envelope } from '@gatehouse/contract/call/call';
import { type Reading, readAnswer, readEnvelope, refusalIn } from '@gatehouse/contract/call/envelope';
import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { isPublicPath } from '@gatehouse/contract/call/public-paths';
import { requestHeaders } from '@gatehouse/contract/call/request-headers';
import { calls, waitingPaths } from '@gatehouse/contract/call-paths';
import { codes } from '@gatehouse/contract/errors/codes';
import { logout } from '@gatehouse/contract/session/session';
import { completeTask, tasksHome } from '@gatehouse/contract/telegram/tasks';
import { TELEGRAM_WEBHOOK_HEADER, TELEGRAM_WEBHOOK_PATH } from '@gatehouse/contract/telegram/telegram';
import { TOKEN_TTL_MS } from '@gatehouse/rules/session/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Api, type ApiResponse, textOf } from '../api/api.ts';
import type { ElementsOf } from '../compliance/page-elements.ts';
import { fitsCookie, writeCookie } from '../http/cookie.ts';
import { mayChange } from '../http/cross-site.ts';
import { type Frames, noFrames } from '../oauth/frames.ts';
import type { PassedCall } from '../remote-config/experiment-events.ts';
import { noTelegramFrames, type TelegramFrames } from '../telegram/telegram-frames.ts';
import { keepDevice, withDevice } from '../visitor/device.ts';
import { headersFor } from '../visitor/identity-calls.ts';
import { rememberAccount } from '../visitor/known-account.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { isPlainCall } from './call-path.ts';
import { hangingCalls } from './hanging-calls.ts';
import { isHiddenCall } from './hidden-element.ts';
import { beforeLargeBody } from './large-bodies.ts';
import { answerError, headersOfCalls, MAX_BODY_BYTES, refuse, refuseFrame } from './refuse.ts';
import { takeSelfUnbind, withSelfUnbind } from './self-unbind.ts';

export const PREFIX = '/x-api';
const QUICK_TOKEN = '/user/private/quick_token';
const LANGUAGE = /^[\w-]{2,8}$/;
const PLATFORM = /^(?:pc|h5|pc_tg|ios_tg|android_tg)$/;
const TRANSACTION = /^[\w-]{1,128}$/;
/** TG-11: launch data of the mini-app, which the API verifies. */
const launchData = { name: requestHeaders.telegram.toLowerCase(), shape: /^[\x21-\x7e]{1,8192}$/ };
/** Headers of single paths. */
const headersOfPaths: ReadonlyMap<string, { readonly name: string; readonly shape: RegExp }> = new Map([
  [tasksHome.path, launchData],
  [completeTask.path, launchData],
  [TELEGRAM_WEBHOOK_PATH, { name: TELEGRAM_WEBHOOK_HEADER, shape: /^[\w-]{1,256}$/ }],
]);

/** The call to the API. */
type CallInfo = Pick<PassedCall, 'visitor' | 'language' | 'method' | 'path'>;

export type GatewayOptions = {
  readonly api: Api;
  readonly visitorOf: (request: FastifyRequest) => Visitor;
  /** OAUTH-04: absent: there are none. */
  readonly frames?: Frames | undefined;
  /** COMP-08: absent: compliance stops no call. */
  readonly elementsOf?: ElementsOf | undefined;
  /** PLAT-02: absent: there are none. */
  readonly telegramFrames?: TelegramFrames | undefined;
  /** Called for each answered call. */
  readonly onPassed?: ((call: PassedCall) => void) | undefined;
};

/**
 * Carries the browser's calls to the API: adds the caller's headers and keeps the token in an HttpOnly cookie, hidden from page
 * scripts (SESS-01, SESS-10). In a client's frame the page keeps it, and the cookie counts for nothing (OAUTH-04).
 */
export async function gateway(server: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { api, visitorOf, frames = noFrames, telegramFrames = noTelegramFrames, elementsOf } = options;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  server.setErrorHandler(answerError);
  const signalOf = hangingCalls(server);
  /** Undefined: the call says that it comes from a frame, and did not. */
  const askingOf = async (request: FastifyRequest): Promise<Visitor | undefined> => {
    const visiting = visitorOf(request);
    const frame = await frames(request, visiting);
    if (frame === 'refused') return undefined;
    return frame?.visitor ?? telegramFrames.calling(request, visiting) ?? visiting;
  };
  const beforeLarge = beforeLargeBody(askingOf);
  const carry = async (request: FastifyRequest, reply: FastifyReply) => {
    headersOfCalls(reply);
    if (!isPlainCall(request.url, PREFIX))
      return refuse(reply, 400, codes.invalidField, 'The address of a call holds no escapes and no dot segments.');
    const asking = await askingOf(request);
    if (!asking) return refuseFrame(reply);
    const own = `${request.protocol}://${request.host}`;
    const mayPass = mayChange(request.method, request.headers, { own, hasSession: !!asking.token });
    if (!mayPass)
      return refuse(reply, 403, codes.crossSite, 'This call came from another site, so it was not carried out.');
    // Without a cookie none would be stored: a frame inside another site's page.
    const visitor = asking.guid ? withDevice(reply, asking) : asking;
    const path = request.url.slice(PREFIX.length) || '/';
    const pathname = path.split('?', 1)[0] ?? '/';
    const asked = isPublicPath(pathname) ? { ...visitor, token: undefined } : visitor;
    const language = languageOf(request);
    const sent = Buffer.isBuffer(request.body) ? request.body : undefined;
    if (await isHiddenCall(api, elementsOf, { visitor, language, path: pathname, body: sent }))
      return refuse(reply, 200, codes.elementHidden, 'This is not offered where you are.');
    const signal = waitingPaths.has(pathname) ? signalOf(reply) : undefined;
    const { cookie } = request.headers;
    const call = { visitor, language, method: request.method, path: pathname };
    const answer = await unlessAborted(signal, () =>
      api({
        method: request.method,
        path,
        headers: { ...headersFor(asked, language, platformOf(request)), ...passedOn(request, pathname) },
        body: withSelfUnbind(pathname, sent, { cookie, secure: visitor.secure }),
        signal,
      }),
    ).catch((error: unknown) => {
      options.onPassed?.({ ...call, code: undefined, bodyCode: codes.internal, granted: false });
      throw error;
    });
    if (!answer) return refuse(reply, 503, codes.busy, 'The service is about to close. Try again in a moment.');
    return passBack(reply, call, answer, options.onPassed);
  };
  server.all('/*', carry);
  for (const { method, path, bodyBytes } of calls)
    if (bodyBytes !== undefined)
      server.route({ method, url: path, bodyLimit: bodyBytes, onRequest: beforeLarge, handler: carry });
}

/** The API's response; undefined if the signal is aborted first. */
async function unlessAborted(
  signal: AbortSignal | undefined,
  answer: () => Promise<ApiResponse>,
): Promise<ApiResponse | undefined> {
  if (signal?.aborted) return undefined;
  return answer().catch((error: unknown) => {
    if (!signal?.aborted) throw error;
    return undefined;
  });
}

function languageOf({ headers: { lang } }: FastifyRequest): string {
  return typeof lang === 'string' && LANGUAGE.test(lang) ? lang : 'en';
}

function platformOf({ headers: { platform } }: FastifyRequest): string {
  return typeof platform === 'string' && PLATFORM.test(platform) ? platform : 'pc';
}

/** Headers that pass through. All others are dropped. */
function passedOn({ headers }: FastifyRequest, pathname: string): Record<string, string> {
  const transaction = headers['tx-id'];
  const { name, shape } = headersOfPaths.get(pathname) ?? {};
  const own = name === undefined ? undefined : headers[name];
  return {
    ...(headers['content-type'] ? { 'content-type': headers['content-type'] } : {}),
    ...(typeof transaction === 'string' && TRANSACTION.test(transaction) ? { 'tx-id': transaction } : {}),
    ...(name && typeof own === 'string' && shape?.test(own) ? { [name]: own } : {}),
  };
}

function passBack(reply: FastifyReply, asked: CallInfo, answer: ApiResponse, onPassed: GatewayOptions['onPassed']) {
  const reading = readingOf(answer);
  const told = reading?.failure ? undefined : reading?.envelope;
  const granted = grantedToken(told);
  const isKeptByPage = asked.visitor.framed === 'application';
  const cookie = isKeptByPage
    ? undefined
    : tokenCookieAfter(asked, told ?? refusalIn(answer.status, reading?.data), granted, reply);
  const bodyCode = reading && readEnvelope(reading.data).ret_code;
  onPassed?.({ ...asked, code: told?.ret_code, bodyCode, granted: granted !== undefined });
  if (cookie) reply.header('set-cookie', cookie);
  if (granted !== undefined) keepDevice(reply, asked.visitor);
  rememberAccount(reply, asked.visitor, answer.headers[gatewayHeaders.knownAccount]);
  if (answer.headers[gatewayHeaders.miniApp] === '1') markMiniApp(reply, asked.visitor);
  const retryAfter = answer.headers['retry-after'];
  if (retryAfter) reply.header('retry-after', retryAfter);
  reply.code(answer.status).header('content-type', answer.headers['content-type'] ?? 'application/json; charset=utf-8');
  if (!reading) return reply.send(answer.body);
  // A failure hides its tokens from page scripts too.
  const envelope = told ?? readEnvelope(reading.data);
  const banned = takeSelfUnbind(asked.path, envelope, asked.visitor.secure);
  if (told && banned.cookie) reply.header('set-cookie', banned.cookie);
  if (banned.envelope === envelope && !('token' in envelope)) return reply.send(answer.body);
  const { token: _token, ...rest } = banned.envelope;
  return reply.send(JSON.stringify(isKeptByPage && granted !== undefined ? { ...rest, token: granted } : rest));
}

/** PLAT-02: the API has verified launch data of this browser; the mark ends with it. */
function markMiniApp(reply: FastifyReply, { miniAppCookie, miniAppMark, secure, framed }: Visitor) {
  if (miniAppMark) return;
  const options = { httpOnly: true, secure, framed: framed !== undefined };
  reply.header('set-cookie', writeCookie(miniAppCookie, '1', options));
}

/** The response for the page (HTTP-05, HTTP-10); undefined if the body is no JSON object. */
function readingOf(answer: ApiResponse): Reading | undefined {
  const reading = readAnswer(answer.status, textOf(answer));
  const { data } = reading;
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? reading : undefined;
}

/** HTTP-11: the token of a plain success. */
function grantedToken(envelope: Envelope | undefined): string | undefined {
  const { ret_code: code, token } = envelope ?? {};
  return code === codes.success && typeof token === 'string' && token !== '' && token !== 'null' ? token : undefined;
}

/**
 * HTTP-11, SESS-04, SESS-06: the Set-Cookie for the token. Only a plain success grants a session, not codes that merely count as
 * success. The cookie is removed when the API has ended the session, not on request.
 * @param envelope of a success, or the refusal of a failure
 */
function tokenCookieAfter(
  { visitor, method, path }: CallInfo,
  envelope: Envelope | undefined,
  token: string | undefined,
  reply: FastifyReply,
): string | undefined {
  if (!envelope) return undefined;
  const { ret_code: code } = envelope;
  const options = { httpOnly: true, secure: visitor.secure, framed: visitor.framed === 'telegram' };
  if (token !== undefined) {
    const maxAgeSeconds = TOKEN_TTL_MS / 1_000;
    if (fitsCookie(token)) return writeCookie(visitor.tokenCookie, token, { ...options, maxAgeSeconds });
    reply.log.error('the API answered a token that no cookie can hold; the login was dropped');
  }
  const loggedOut = code === codes.success && method === logout.method && path === logout.path;
  // A call that went without the token says nothing of its session.
  const asksWithToken = visitor.token !== undefined && !isPublicPath(path);
  const ended = code === codes.sessionInvalid && path !== QUICK_TOKEN && asksWithToken;
  return loggedOut || ended ? writeCookie(visitor.tokenCookie, '', { ...options, maxAgeSeconds: 0 }) : undefined;
}
