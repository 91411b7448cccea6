import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { qrNews } from '@gatehouse/identity/use-cases/qr/routes';
import type { Api, ApiRequest, ApiResponse } from '@gatehouse/web/server/api/api';
import type { FastifyInstance } from 'fastify';
import { dispatch } from './dispatch.ts';

/** The embedded identity API, called in the same process without a socket between. */
export function embeddedApi(identity: FastifyInstance): Api {
  let ready: PromiseLike<unknown> | undefined;
  return async (request) => {
    ready ??= identity.ready();
    await ready;
    const { signal, headers, path } = request;
    if (!signal) return answered(identity, request);
    // A call that waits for news: nothing of it is held meanwhile but the browser's connection.
    const answer = await answered(identity, { ...request, headers: { ...headers, [gatewayHeaders.news]: 'later' } });
    const named = answer.headers[gatewayHeaders.news];
    if (!named) return answer;
    // Where too many wait, the API says so itself.
    const waited = await qrNews(identity, named, signal).then(
      () => true,
      () => false,
    );
    signal.throwIfAborted();
    return answered(identity, waited ? { ...request, path: withoutSeen(path) } : request);
  };
}

async function answered(identity: FastifyInstance, call: ApiRequest): Promise<ApiResponse> {
  const { headers, ...answer } = await dispatch(identity, call);
  return { ...answer, headers: { ...headers, 'content-type': headers['content-type'] ?? '' } };
}

/** So that it is answered at once, whatever there is. */
function withoutSeen(path: string): string {
  const [pathname, search] = path.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete('seen');
  return `${pathname}?${query}`;
}
