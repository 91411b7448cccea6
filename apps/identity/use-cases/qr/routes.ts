import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { qrConfirm, qrGenerate, qrRefuse, qrScan, qrStatus } from '@gatehouse/contract/login/qr';
import { qrApproval, qrConfirmPayload, qrStatusQuery } from '@gatehouse/contract/login/qr.schema';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendAnswer } from '../../http/envelope.ts';
import { publicRoute } from '../../http/route.ts';
import { readPayload } from '../../http/validate.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { privateVisitorRoute } from '../../sessions/private-route.ts';
import { confirm, refuse } from './decide.ts';
import { makeCode } from './make-code.ts';
import { scan } from './scan.ts';
import { status } from './status.ts';
import { type AwaitedCode, type Connection, createQrWaiters, type QrWaiters } from './waiters.ts';

const waitersOf = new WeakMap<FastifyInstance, QrWaiters>();

/**
 * Waits for news of a code in place of a request, which would hold much more memory meanwhile: for a gateway in the same
 * process, with what the header `news` named.
 * @throws {Refusal} busy
 */
export async function qrNews(app: FastifyInstance, named: string, signal: AbortSignal): Promise<void> {
  const onGone = (listener: () => void) => signal.addEventListener('abort', listener, { once: true });
  await waitersOf.get(app)?.wait(JSON.parse(named) as AwaitedCode, { onGone });
}

/** LOGIN-05: log in by a code that another device scans, by the rules for such flows (RFC 10027). */
export function qrRoutes(app: FastifyInstance, services: Services): void {
  const waiters = createQrWaiters(services);
  waitersOf.set(app, waiters);
  // Before the server waits for requests that are under way.
  app.addHook('preClose', async () => waiters.close());
  publicRoute(app, services, qrGenerate, undefined, async (_input, visitor) => ({
    result: await makeCode(services, visitor),
  }));
  app.route({
    method: qrStatus.method,
    url: qrStatus.path,
    handler: async (request, reply) => {
      const input = readPayload(qrStatusQuery, request.query);
      const visitor = visitorOf(request, services.brand, services.trustGateway);
      const later = services.trustGateway && request.headers[gatewayHeaders.news] === 'later';
      const answer = await status(services, later ? undefined : waiters, input, visitor, connectionOf(reply));
      if (!('later' in answer)) return sendAnswer(reply, answer);
      return reply.code(204).header(gatewayHeaders.news, JSON.stringify(answer.later)).send();
    },
  });
  privateVisitorRoute(app, services, qrScan, qrApproval, async ({ secret }, who, visitor) => ({
    result: await scan(services, waiters, secret, who, visitor),
  }));
  privateVisitorRoute(app, services, qrConfirm, qrConfirmPayload, async (input, who, visitor) => {
    await confirm(services, waiters, input, who, visitor);
    return {};
  });
  privateVisitorRoute(app, services, qrRefuse, qrApproval, async ({ secret }, who, visitor) => {
    await refuse(services, waiters, secret, who, visitor);
    return {};
  });
}

function connectionOf({ raw }: FastifyReply): Connection {
  return {
    isGone: () => raw.destroyed && !raw.writableEnded,
    onGone: (listener) => raw.once('close', listener),
  };
}
