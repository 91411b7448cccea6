import type { Call } from '@gatehouse/contract/call/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Services } from '../kernel/services.ts';
import { sendAnswer } from './envelope.ts';
import { readPayload } from './validate.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/**
 * What a handler gives back; `token` goes beside the result in the envelope (HTTP-11), and `knownAccount`, which the device
 * remembers from now on, in a header; empty: it remembers none.
 */
export type Answer<Result> = {
  readonly result?: Result;
  readonly token?: string;
  readonly knownAccount?: string | undefined;
};

/** Serves a call that needs no session. Without a schema the payload is not looked at. */
export function publicRoute<Payload, Result>(
  app: FastifyInstance,
  services: Services,
  call: Call<Payload, Result>,
  schema: z.ZodType<Payload> | undefined,
  handle: (input: Payload, visitor: Visitor) => Promise<Answer<Result>>,
): void {
  route(app, services, call, schema, async (visitor) => visitor, handle);
}

/** The same, where all that is answered is the result that is found. */
export function publicResult<Payload, Result, Given extends Services>(
  app: FastifyInstance,
  services: Given,
  call: Call<Payload, Result>,
  schema: z.ZodType<Payload>,
  find: (services: Given, input: Payload, visitor: Visitor) => Promise<Result>,
): void {
  publicRoute(app, services, call, schema, async (...args) => ({ result: await find(services, ...args) }));
}

/**
 * Serves a call. `authorize` runs before the payload is checked; its result goes to the handler. Where the body may be large it
 * runs before the body is read, and again after: a body may take long to come.
 */
export function route<Payload, Result, Caller>(
  app: FastifyInstance,
  services: Services,
  { method, path, bodyBytes }: Call<Payload, Result>,
  schema: z.ZodType<Payload> | undefined,
  authorize: (visitor: Visitor) => Promise<Caller>,
  handle: (input: Payload, who: Caller) => Promise<Answer<Result>>,
): void {
  const callerOf = (request: FastifyRequest) => authorize(visitorOf(request, services.brand, services.trustGateway));
  app.route({
    method,
    url: path,
    ...(bodyBytes !== undefined && {
      bodyLimit: bodyBytes,
      onRequest: async (request: FastifyRequest) => void (await callerOf(request)),
    }),
    handler: async (request, reply) => {
      const who = await callerOf(request);
      return sendAnswer(reply, await handle(payloadOf(request, schema), who));
    },
  });
}

function payloadOf<Payload>(request: FastifyRequest, schema: z.ZodType<Payload> | undefined): Payload {
  if (!schema) return undefined as Payload;
  return readPayload(schema, request.method === 'GET' ? request.query : request.body);
}
