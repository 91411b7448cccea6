import { createHash, timingSafeEqual } from 'node:crypto';
import { identityDeskOf } from '@gatehouse/identity/compose';
import { imageSides } from '@gatehouse/rules/identity/document-images';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';

type Options = {
  readonly identity: FastifyInstance | undefined;
  /** The operator's bearer token; absent: no access. */
  readonly token: string | undefined;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
};

const ELSEWHERE = 'Accounts are kept by the API that API_ORIGIN names; ask its operator for identities.\n';
const CLOSED = 'Identities are shown and decided where IDENTITY_DESK_TOKEN is set.\n';
const LOCKED = 'The bearer token of IDENTITY_DESK_TOKEN is missing or wrong.\n';
const NO_IMAGE = 'No such picture waits for a decision.\n';
const UNREADABLE = 'This picture was encrypted under another KEY_ENCRYPTION_KEY.\n';
const CODES = { decided: 200, 'nothing-waits': 404, changed: 409 } as const;

const environment = z.enum(['default', 'test', 'testnet']);
const which = { environment, id: z.int(), submitted_at: z.int() };
const picture = z.strictObject({ environment, id: z.coerce.number().pipe(z.int()), side: z.enum(imageSides) });
const decision = z.union([
  z.strictObject({ ...which, answer: z.literal('verified') }),
  z.strictObject({
    ...which,
    answer: z.literal('refused'),
    reason: z.enum(['unreadable', 'mismatch', 'expired_document', 'not_accepted']),
  }),
]);

/**
 * REGION-08: what people have handed in of themselves, for who decides it. It names people: on the operator's port only, and
 * there for a bearer token (RFC 6750) that monitoring does not have, nor a page whose name was bound to this address.
 */
export async function identityPages(server: FastifyInstance, { identity, token, logger }: Options) {
  const desk = identity && identityDeskOf(identity);
  if (!desk || token === undefined) return closed(server, desk ? CLOSED : ELSEWHERE);
  server.addHook('onRequest', async ({ headers }, reply) => {
    if (shows(headers.authorization, token)) return;
    return text(reply.code(401).header('www-authenticate', 'Bearer realm="identities"'), LOCKED);
  });
  server.get('/identities', async (_request, reply) => kept(reply).send({ waiting: await desk.waiting() }));
  server.get('/identities/image', async ({ query }, reply) => {
    const { success, data } = picture.safeParse(query);
    const image = success ? await desk.image(data, data.side).catch(() => 'unreadable' as const) : undefined;
    if (image === 'unreadable') return text(reply.code(409), UNREADABLE);
    if (!image) return text(reply.code(404), NO_IMAGE);
    return kept(reply).header('content-security-policy', 'sandbox').type(image.type).send(image.bytes);
  });
  server.post('/identities/decide', async ({ body }, reply) => {
    const { success, data } = decision.safeParse(body);
    if (!success) return kept(reply).code(400).send({ decided: false });
    const { id, environment, submitted_at, ...answer } = data;
    const decided = await desk.decide({ id, environment, submitted_at }, answer);
    if (decided === 'decided') {
      logger.warn({ account: id, environment, decision: answer.answer }, 'An operator decided about an identity');
    }
    return kept(reply)
      .code(CODES[decided])
      .send({ decided: decided === 'decided', ...(decided === 'changed' && { changed: true }) });
  });
}

function closed(server: FastifyInstance, why: string): void {
  server.addHook('onRequest', async (_request, reply) => text(reply.code(404), why));
  server.get('/identities', () => {});
  server.get('/identities/image', () => {});
  server.post('/identities/decide', () => {});
}

/** Takes equally long whatever is shown: digests are compared, which have one length. */
function shows(authorization: string | undefined, token: string): boolean {
  const shown = /^bearer +([^ ]+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(shown), digest(token));
}

function text(reply: FastifyReply, said: string): FastifyReply {
  return kept(reply).type('text/plain; charset=utf-8').send(said);
}

function kept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
}
