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

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#dfe2e8,#2b303a);--grey:light-dark(#565c68,#a6acb8)}
body{font:16px/1.5 system-ui,"Noto Sans",sans-serif;margin:0;background:light-dark(#f9fafc,#0d1015);color:light-dark(#161c28,#eceef2)}
main{max-inline-size:40rem;margin:0 auto;padding:64px 16px}h1{font:400 36px/1.15 ui-serif,"Noto Serif",georgia,serif;letter-spacing:-.012em;margin:0 0 12px}
p{color:var(--grey);margin:0 0 32px}ol,.empty{list-style:none;margin:0;padding:0;overflow:hidden;border:1px solid var(--line);border-radius:12px;background:light-dark(#fff,#14181f)}
li+li{border-block-start:1px solid var(--line)}a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 16px;padding:16px 24px;color:inherit;text-decoration:none}
a:hover{background:light-dark(#f0f3f9,#1a1f28)}a:focus-visible{outline:2px solid currentColor;outline-offset:-4px;border-radius:12px}
strong{grid-column:1/-1;font-weight:600;font-variant-numeric:tabular-nums}span,time{color:var(--grey);font-size:14px;overflow-wrap:anywhere}time{white-space:nowrap;font-variant-numeric:tabular-nums}@media(width<30rem){a{padding-inline:16px}time{grid-column:1}}.empty{padding:24px}`;

function inText(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
