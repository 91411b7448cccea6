import type { Mailbox } from '@gatehouse/identity/delivery/mailbox';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { FastifyInstance } from 'fastify';
import { gonePage, listPage, readerPage, type Sent, sendPage } from './mailbox-page.ts';
import { MAILBOX_PATH, rowsOf } from './mailbox-parts.ts';
import { mailView, previewOf } from './mailbox-reader.ts';
import { ownHosts, refusedHost } from './own-host.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const GONE = 410;

export type MailboxPagesOptions = {
  /** Absent: every message goes elsewhere, and the page says where. */
  readonly mailbox: Mailbox | undefined;
  readonly sent: Sent;
  readonly brand: Pick<Brand, 'name' | 'support' | 'sites' | 'hosts'>;
};

type Query = Readonly<Record<string, unknown>>;
type One = { Params: { id: string }; Querystring: Query };

/** The embedded mailbox: every message that would have been sent, for people (`/dev/mailbox`) and tests (`…/messages`, `?to=` those to one address or number). */
export async function mailboxPages(server: FastifyInstance, { mailbox, sent, brand }: MailboxPagesOptions) {
  const { china, explore } = brand.hosts;
  const isOwnHost = ownHosts([...brand.sites.flatMap(({ hosts }) => hosts), ...china, ...explore]);
  // Codes are for users of this machine, not for its network.
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOwnHost(request.headers.host, undefined))
      return reply.code(refusedHost.status).type('text/plain').send(refusedHost.text);
    if (!LOOPBACK.test(request.ip))
      return reply.code(403).type('text/plain').send('The mailbox opens on its own machine only.');
  });
  const messages = () => mailbox?.list() ?? [];
  const find = (id: string) => messages().find((message) => message.id === id);

  server.get(MAILBOX_PATH, (_request, reply) => sendPage(reply, listPage(messages(), sent)));
  server.get<{ Querystring: Query }>(`${MAILBOX_PATH}/messages`, ({ query: { to } }, reply) =>
    reply.send(messages().filter((message) => to === undefined || message.to === to)),
  );
  server.get<{ Querystring: Query }>(`${MAILBOX_PATH}/list`, ({ query: { newer } }, reply) => {
    const all = messages();
    const at = newer === '' ? all.length : all.findIndex(({ id }) => id === newer);
    return reply
      .code(at < 0 ? GONE : 200)
      .type('text/html; charset=utf-8')
      .send(rowsOf(all.slice(0, Math.max(0, at))));
  });
  server.get<One>(`${MAILBOX_PATH}/:id`, ({ params: { id }, query }, reply) => {
    const message = find(id);
    if (!message) return sendPage(reply.code(404), gonePage);
    const sender = { name: brand.name, address: brand.support.email };
    return sendPage(reply, readerPage(message, messages(), { view: mailView(query), sender }));
  });
  server.get<One>(`${MAILBOX_PATH}/:id/html`, ({ params: { id }, query }, reply) => {
    const message = find(id);
    if (!message?.html) return reply.code(404).type('text/plain').send('That mail is not in the mailbox any more.');
    const sandbox = 'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox';
    reply.header(
      'content-security-policy',
      `default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; ${sandbox}`,
    );
    reply.header('x-frame-options', 'SAMEORIGIN');
    return reply.type('text/html; charset=utf-8').send(previewOf(message, mailView(query)));
  });
}
