import type { Api } from '@gatehouse/web/server/api';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** The embedded identity API, called in the same process without a socket between. */
export function embeddedApi(identity: FastifyInstance): Api {
  return async ({ method, path, headers, body }) => {
    const answer = await identity.inject({
      method: method as InjectOptions['method'],
      url: path,
      headers,
      payload: body,
    });
    return {
      status: answer.statusCode,
      headers: {
        'content-type': String(answer.headers['content-type'] ?? ''),
        'retry-after': answer.headers['retry-after'] === undefined ? undefined : String(answer.headers['retry-after']),
      },
      body: answer.rawPayload,
    };
  };
}
