import { localeOf } from '@gatehouse/rules/site/locale';
import type { Namespace } from '@gatehouse/words/catalogue';
import { namespaces } from '@gatehouse/words/words-for';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Visitor } from '../visitor/visitor.ts';
import type { MessagesSource } from './messages-source.ts';

/** The project's name at the translation host (LANG-14). */
export const PROJECT = 'gatehouse';
const MAX_AGE_SECONDS = 300;

/** Serves the messages that pages load on demand, one file per namespace and language (LANG-14), with the brand's own of the site. */
export async function translationFiles(
  server: FastifyInstance,
  { messages, visitorOf }: { messages: MessagesSource; visitorOf: (request: FastifyRequest) => Visitor },
): Promise<void> {
  server.get<{ Params: { namespace: string; file: string } }>(
    `/translations/${PROJECT}/:namespace/:file`,
    (request, reply) => {
      const { namespace, file } = request.params;
      const locale = file.endsWith('.json') ? file.slice(0, -'.json'.length) : '';
      if (!isNamespace(namespace) || localeOf(locale)?.value !== locale) {
        return reply.code(404).type('text/plain').send('There is no such translation file.');
      }
      reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
      return reply
        .type('application/json; charset=utf-8')
        .send(messages.file(locale, namespace, visitorOf(request).site.id));
    },
  );
}

function isNamespace(value: string): value is Namespace {
  return (namespaces as readonly string[]).includes(value);
}
