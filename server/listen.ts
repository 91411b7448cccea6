import type { FastifyInstance } from 'fastify';

const IDLE_CHECK_MS = 100;

/** Connections that fall idle only now would be waited for until their keep-alive ends. */
export async function closeWeb(web: FastifyInstance): Promise<void> {
  const timer = setInterval(() => web.server.closeIdleConnections(), IDLE_CHECK_MS);
  await web.close().finally(() => clearInterval(timer));
}

/** On every address of the machine, by IPv6 where it has that, else by IPv4. */
export async function listenEverywhere(server: FastifyInstance, port: number): Promise<void> {
  try {
    await server.listen({ port, host: '::' });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EAFNOSUPPORT') throw error;
    await server.listen({ port, host: '0.0.0.0' });
  }
}
