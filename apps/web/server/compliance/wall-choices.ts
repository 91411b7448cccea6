import { codes } from '@gatehouse/contract/errors/codes';
import { logout } from '@gatehouse/contract/session/session';
import { languageFor } from '@gatehouse/rules/language/language';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { WALL_PATH } from '@gatehouse/rules/page/page-paths';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Api, envelopeOf } from '../api/api.ts';
import { writeCookie } from '../http/cookie.ts';
import { mayChange } from '../http/cross-site.ts';
import type { RemoteConfigSource } from '../remote-config/remote-config.ts';
import { headersFor } from '../visitor/identity-calls.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { jumpOf, onward, STAY_COOKIE, stayValue } from './compliance-wall.ts';

export type WallAnswersOptions = {
  readonly brand: Brand;
  readonly api: Api;
  readonly visitorOf: (request: FastifyRequest) => Visitor;
  readonly remoteConfig?: RemoteConfigSource | undefined;
};

type AnswerContext = WallAnswersOptions & {
  readonly visitor: Visitor;
  readonly language: string;
  /** The wall's own, with its question mark. */
  readonly search: string;
};

const MAX_BODY_BYTES = 1_024;

/** REGION-08: the wall's two forms, "stay" and "log out", which need no script. */
export async function wallAnswers(server: FastifyInstance, options: WallAnswersOptions): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  server.post<{ Params: { language: string } }>(`/:language${WALL_PATH}`, async (request, reply) => {
    const visitor = options.visitorOf(request);
    const own = `${request.protocol}://${request.host}`;
    reply.header('cache-control', 'private, no-store');
    if (!mayChange(request.method, request.headers, { own, hasSession: true }))
      return reply.code(403).type('text/plain').send('This form came from another site, so it was not taken.');
    const language = languageFor(visitor.site, { path: request.params.language }).value;
    const search = /\?.*$/s.exec(request.url)?.[0] ?? '';
    const answering = { ...options, visitor, language, search };
    const answer = request.body instanceof URLSearchParams ? request.body.get('answer') : null;
    if (answer === 'stay') return stay(answering, reply);
    if (answer === 'log-out') return logOut(answering, reply);
    return seeOther(reply, withLanguage(language, WALL_PATH) + search);
  });
}

/** A forced wall refuses "stay": it is shown again. */
async function stay({ brand, api, visitor, language, search, remoteConfig }: AnswerContext, reply: FastifyReply) {
  const jump = (await jumpOf({ brand, api }, visitor, language)).decision.value;
  if (jump.kind === 'wall' && jump.forced) return seeOther(reply, withLanguage(language, WALL_PATH) + search);
  if (jump.kind === 'wall') {
    const value = stayValue(visitor, jump);
    reply.header('set-cookie', writeCookie(STAY_COOKIE, value, { httpOnly: true, secure: visitor.secure }));
  }
  // Only to a page of this site: the policy's `form-action` also applies to the redirect.
  const { downloads } = remoteConfig?.of(visitor.site, language).remoteConfig ?? {};
  return seeOther(reply, onward(brand, { visitor, language, search, downloads }, []));
}

/** Confirms the logout only after the API has ended the session (SESS-06). */
async function logOut({ api, visitor, language, search }: AnswerContext, reply: FastifyReply) {
  if (!(await ended(api, visitor, language))) {
    const again = new URLSearchParams(search);
    again.set('failed', 'log-out');
    return seeOther(reply, `${withLanguage(language, WALL_PATH)}?${again}`);
  }
  const gone = { maxAgeSeconds: 0, httpOnly: true, secure: visitor.secure };
  reply.header('set-cookie', [writeCookie(visitor.tokenCookie, '', gone), writeCookie(STAY_COOKIE, '', gone)]);
  return seeOther(reply, withLanguage(language, visitor.site.paths.login));
}

async function ended(api: Api, visitor: Visitor, language: string): Promise<boolean> {
  if (!visitor.token) return true;
  try {
    const { method, path } = logout;
    const { ret_code } = envelopeOf(path, await api({ method, path, headers: headersFor(visitor, language) }));
    return ret_code === codes.success || ret_code === codes.sessionInvalid;
  } catch {
    return false;
  }
}

function seeOther(reply: FastifyReply, target: string) {
  return reply.code(303).header('location', target).send();
}
