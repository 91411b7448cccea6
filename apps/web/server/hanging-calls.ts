import type { FastifyInstance, FastifyReply } from 'fastify';

/** Gives a call that may wait long a signal, aborted when its client has gone or the server is about to close. */
export function hangingCalls(server: FastifyInstance): (reply: FastifyReply) => AbortSignal {
  const hanging = new Set<AbortController>();
  // Before the server waits for what is under way.
  server.addHook('preClose', async () => {
    for (const call of hanging) call.abort();
  });
  return ({ raw }) => {
    const call = new AbortController();
    hanging.add(call);
    raw.once('close', () => {
      hanging.delete(call);
      if (!raw.writableFinished) call.abort();
    });
    return call.signal;
  };
}
