import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Gives a long-polling call a signal that is aborted when its client has gone or the server is about to close. A call that
 * arrives while the server closes gets an aborted signal.
 */
export function hangingCalls(server: FastifyInstance): (reply: FastifyReply) => AbortSignal {
  const hanging = new Set<AbortController>();
  let isClosing = false;
  // Before the server waits for requests in progress.
  server.addHook('preClose', async () => {
    isClosing = true;
    for (const call of hanging) call.abort();
  });
  return ({ raw }) => {
    if (isClosing) return AbortSignal.abort();
    const call = new AbortController();
    hanging.add(call);
    raw.once('close', () => {
      hanging.delete(call);
      if (!raw.writableFinished) call.abort();
    });
    return call.signal;
  };
}
