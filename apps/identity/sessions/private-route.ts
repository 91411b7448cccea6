import type { Call } from '@gatehouse/contract/call/call';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { type Answer, route } from '../http/route.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../kernel/services.ts';
import { type Authenticated, authenticate } from './authenticate.ts';

/**
 * Serves a call that needs a session. The session is checked before the payload.
 * Refuses with sessionInvalid (10006) when there is none.
 */
export function privateRoute<Payload, Result>(
  app: FastifyInstance,
  services: Services,
  call: Call<Payload, Result>,
  schema: z.ZodType<Payload> | undefined,
  handle: (input: Payload, who: Authenticated) => Promise<Answer<Result>>,
): void {
  route(app, services, call, schema, (visitor) => authenticate(services, visitor), handle);
}

/** The same, for a handler that also needs the visitor: `asker.visitor`. */
export function privateVisitorRoute<Payload, Result>(
  app: FastifyInstance,
  services: Services,
  call: Call<Payload, Result>,
  schema: z.ZodType<Payload> | undefined,
  handle: (input: Payload, who: Authenticated, visitor: Visitor) => Promise<Answer<Result>>,
): void {
  const authorize = async (visitor: Visitor) => ({ visitor, who: await authenticate(services, visitor) });
  route(app, services, call, schema, authorize, (input, { who, visitor }) => handle(input, who, visitor));
}

/** The same, where all that is answered is the result that is found. */
export function privateVisitorResult<Payload, Result, Given extends Services>(
  app: FastifyInstance,
  services: Given,
  call: Call<Payload, Result>,
  schema: z.ZodType<Payload>,
  find: (services: Given, input: Payload, who: Authenticated, visitor: Visitor) => Promise<Result>,
): void {
  privateVisitorRoute(app, services, call, schema, async (...args) => ({ result: await find(services, ...args) }));
}
