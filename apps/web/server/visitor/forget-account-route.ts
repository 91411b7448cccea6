import { FORGET_ACCOUNT_PATH } from '@gatehouse/contract/login/known-account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayChange } from '../http/cross-site.ts';
import { CALL_POLICY } from '../http/security-headers.ts';
import { forgetAccount } from './known-account.ts';
import type { Visitor } from './visitor.ts';

const MAX_BODY_BYTES = 1_024;

export type ForgetAccountOptions = { readonly visitorOf: (request: FastifyRequest) => Visitor };

/** "Not you?": the device forgets the account. A form that needs no script. */
export async function forgetAccountRoute(server: FastifyInstance, { visitorOf }: ForgetAccountOptions): Promise<void> {
  server.removeAllContentTypeParsers();
  // Its body says nothing.
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, _body, done) =>
    done(null),
  );
  server.post(FORGET_ACCOUNT_PATH, (request, reply) => {
    const own = `${request.protocol}://${request.host}`;
    reply.header('cache-control', 'private, no-store').header('content-security-policy', CALL_POLICY);
    if (!mayChange(request.method, request.headers, { own, hasSession: true }))
      return reply.code(403).type('text/plain').send('This form came from another site, so it was not taken.');
    const visitor = visitorOf(request);
    forgetAccount(reply, visitor);
    return reply
      .code(303)
      .header('location', cameFrom(request, own) ?? visitor.site.paths.login)
      .send();
  });
}

/** The page of this site with the form; its query has the target after the login. */
function cameFrom({ headers: { referer = '' } }: FastifyRequest, own: string): string | undefined {
  if (!URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  return origin === own.toLowerCase() && !pathname.startsWith('//') ? pathname + search : undefined;
}
