import type { Envelope } from '@gatehouse/contract/call/call';
import type { FastifyInstance } from 'fastify';
import { onDevice, type TestEnvelope } from './open-test-identity.ts';

type Headers = Record<string, string>;

/** Calls to an identity API that is not the test's own: another process on the same store. */
export function injected(app: FastifyInstance) {
  const ask = async (method: 'GET' | 'POST', url: string, payload: object | string | undefined, headers: Headers) => {
    const answer = await app.inject({ method, url, payload, headers: onDevice(headers) });
    const more = { status: answer.statusCode, text: answer.body, headers: answer.headers };
    return { ...(answer.json() as Envelope), ...more } as TestEnvelope;
  };
  return {
    get: (url: string, headers: Headers = {}) => ask('GET', url, undefined, headers),
    post: (url: string, payload?: object | string, headers: Headers = {}) => ask('POST', url, payload, headers),
  };
}
