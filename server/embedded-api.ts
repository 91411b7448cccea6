import { gatewayHeaders } from '@gatehouse/contract/gateway-headers';
import { qrNews } from '@gatehouse/identity/qr/routes';
import type { Api, ApiRequest, ApiResponse } from '@gatehouse/web/server/api';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** The embedded identity API, called in the same process without a socket between. */
export function embeddedApi(identity: FastifyInstance): Api {
  return async (request) => {
    const { signal, headers, path } = request;
    if (!signal) return injected(identity, request);
    // A call that waits for news: nothing of it is held meanwhile but the browser's connection.
    const answer = await injected(identity, { ...request, headers: { ...headers, [gatewayHeaders.news]: 'later' } });
    const named = answer.headers[gatewayHeaders.news];
    if (!named) return answer;
    // Where too many wait, the API says so itself.
    const waited = await qrNews(identity, named, signal).then(
      () => true,
      () => false,
    );
    signal.throwIfAborted();
    return injected(identity, waited ? { ...request, path: withoutSeen(path) } : request);
  };
}

async function injected(identity: FastifyInstance, { method, path, headers, body }: ApiRequest): Promise<ApiResponse> {
  const answer = await identity.inject({
    method: method as InjectOptions['method'],
    url: path,
    headers,
    payload: body,
  });
  const header = (name: string) => (answer.headers[name] === undefined ? undefined : String(answer.headers[name]));
  return {
    status: answer.statusCode,
    headers: {
      'content-type': header('content-type') ?? '',
      'retry-after': header('retry-after'),
      [gatewayHeaders.news]: header(gatewayHeaders.news),
    },
    body: answer.rawPayload,
  };
}

/** So that it is answered at once, whatever there is. */
function withoutSeen(path: string): string {
  const [pathname, search] = path.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete('seen');
  return `${pathname}?${query}`;
}
