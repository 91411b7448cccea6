import { randomBytes } from 'node:crypto';
import type { Mailbox } from '@gatehouse/identity/delivery/mailbox';
import type { FastifyInstance, FastifyReply } from 'fastify';

const PATH = '/dev/mailbox';
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const REFRESH_SECONDS = 3;

/** The embedded mailbox: every mail that would have been sent, for people (`/dev/mailbox`) and tests (`…/messages`). */
export async function mailboxPages(server: FastifyInstance, { mailbox }: { mailbox: Mailbox }): Promise<void> {
  // Codes are for whoever sits at this machine, not for its network.
  server.addHook('onRequest', async (request, reply) => {
    if (!LOOPBACK.test(request.ip))
      return reply.code(403).type('text/plain').send('The mailbox opens on its own machine only.');
  });
  server.get(PATH, (_request, reply) => sendList(reply, mailbox));
  server.get(`${PATH}/messages`, (_request, reply) => reply.header('cache-control', 'no-store').send(mailbox.list()));
  server.get<{ Params: { id: string } }>(`${PATH}/:id`, (request, reply) => {
    const mail = mailbox.list().find(({ id }) => id === request.params.id);
    if (!mail) return reply.code(404).type('text/plain').send('That mail is not in the mailbox any more.');
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    );
    return reply.type('text/html; charset=utf-8').send(mail.html);
  });
}

function sendList(reply: FastifyReply, mailbox: Mailbox) {
  const nonce = randomBytes(16).toString('base64url');
  const mails = mailbox
    .list()
    .map(
      ({ id, to, subject, sentAt }) =>
        `<li><a href="${PATH}/${inText(id)}"><strong>${inText(subject)}</strong><span>to ${inText(to)}</span><time>${new Date(sentAt).toISOString().slice(11, 19)} UTC</time></a></li>`,
    );
  reply.header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`);
  reply.header('cache-control', 'no-store');
  return reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>Mailbox</h1>
<p>Mails that this development server would have sent. Newest first; the page renews itself.</p>
${mails.length > 0 ? `<ol>${mails.join('')}</ol>` : '<p class="empty">No mail yet. Register with any address, and the code arrives here.</p>'}
</main></body></html>`);
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:light-dark(#faf9f6,#14161b);color:light-dark(#1d2230,#ecebe6)}
main{max-inline-size:44rem;margin:0 auto;padding:48px 24px}h1{font-size:28px;margin:0 0 8px}p{color:light-dark(#5b6070,#a4a8b4);margin:0 0 24px}
ol{list-style:none;margin:0;padding:0;border-block-start:1px solid light-dark(#dddbd4,#2c303a)}li{border-block-end:1px solid light-dark(#dddbd4,#2c303a)}
a{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:16px 8px;color:inherit;text-decoration:none}a:hover{background:light-dark(#f1efe9,#1c1f27)}
a:focus-visible{outline:2px solid currentColor;outline-offset:-2px}
strong{grid-column:1/-1;font-variant-numeric:tabular-nums}span,time{color:light-dark(#5b6070,#a4a8b4);font-size:14px}.empty{padding:24px;border:1px dashed currentColor;border-radius:8px}`;

function inText(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
