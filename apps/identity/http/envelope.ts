import type { Envelope } from '@gatehouse/contract/call/call';
import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { codes } from '@gatehouse/contract/errors/codes';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../kernel/refusal.ts';

const sentCodes = new WeakMap<FastifyReply, number>();

/** The `ret_code` that went out with a reply, for the log and the metrics. */
export function sentCode(reply: FastifyReply): number | undefined {
  return sentCodes.get(reply);
}

type Sent = { result?: unknown; token?: string; knownAccount?: string | undefined };

export function sendAnswer(reply: FastifyReply, { knownAccount, ...answer }: Sent): FastifyReply {
  if (knownAccount !== undefined) reply.header(gatewayHeaders.knownAccount, knownAccount);
  return sendEnvelope(reply, { ret_code: codes.success, ret_msg: 'OK', ...answer });
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.knownAccount !== undefined) reply.header(gatewayHeaders.knownAccount, refusal.knownAccount);
  return sendEnvelope(reply.code(refusal.status), refusalEnvelope(refusal));
}

export function refusalEnvelope(refusal: Refusal): Envelope {
  const envelope = { ret_code: refusal.number, ret_msg: refusal.message };
  return refusal.result === undefined ? envelope : { ...envelope, result: refusal.result };
}

function sendEnvelope(reply: FastifyReply, envelope: Envelope): FastifyReply {
  sentCodes.set(reply, envelope.ret_code);
  return reply.header('cache-control', 'no-store').send(envelope);
}

/** What of an error may be logged: no `detail`, parameters, addresses or answers of peers, which can hold personal data. */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  return { name: error.name, code, message: error.message.replace(/\S+@\S+/g, '[address]').slice(0, 300), frames };
}
