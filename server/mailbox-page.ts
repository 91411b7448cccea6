import { randomBytes } from 'node:crypto';
import type { MailboxMessage } from '@gatehouse/identity/delivery/mailbox';
import type { FastifyReply } from 'fastify';
import type { Environment } from './environment.ts';
import { escaped, MAILBOX_PATH, rowsOf, titleOf } from './mailbox-parts.ts';
import { type MailFrom, type MailView, readerOf } from './mailbox-reader.ts';
import { MAILBOX_SCRIPT } from './mailbox-script.ts';
import { MAILBOX_STYLE } from './mailbox-style.ts';

const REFRESH_SECONDS = 3;

/** What decides whether messages come to the mailbox or go elsewhere. */
export type Sent = Pick<Environment, 'apiOrigin' | 'smtpUrl' | 'smsUrl'>;

type MailboxPage = {
  readonly title: string;
  readonly body: string;
  /** Has a list that takes new messages; `alone`: without a script the whole page may renew itself. */
  readonly list: 'alone' | 'beside' | 'none';
};

export const gonePage: MailboxPage = {
  title: 'Not in the mailbox',
  body: `<main class="list"><h1>That message is gone</h1>
<p class="lead">The mailbox keeps the newest 500 messages, in memory, until the server stops.</p>
<p><a href="${MAILBOX_PATH}">All messages</a></p></main>`,
  list: 'none',
};

export function listPage(messages: readonly MailboxMessage[], sent: Sent): MailboxPage {
  const { lead, empty } = wordsFor(sent);
  const list = empty ? `<ol id="messages">${rowsOf(messages)}</ol><p class="empty">${empty}</p>` : '';
  return {
    title: 'Mailbox',
    body: `<main class="list"><h1>Mailbox</h1><p class="lead">${lead}</p>${list}</main>`,
    list: empty ? 'alone' : 'none',
  };
}

export function readerPage(
  message: MailboxMessage,
  messages: readonly MailboxMessage[],
  { view, sender }: { readonly view: MailView; readonly sender: MailFrom },
): MailboxPage {
  const list = `<ol id="messages">${rowsOf(messages, message.id)}</ol>`;
  return {
    title: titleOf(message),
    body: `<div class="open"><nav class="messages" aria-label="Messages"><p class="title">Mailbox</p>${list}</nav>
<main>${readerOf(message, view, sender)}</main></div>`,
    list: 'beside',
  };
}

/** What comes here, and where the rest goes. Without `empty` nothing ever comes. */
function wordsFor({ apiOrigin, smtpUrl, smsUrl }: Sent): { readonly lead: string; readonly empty?: string } {
  const mails = 'emails go to <code>SMTP_URL</code>';
  const texts = 'text messages go to <code>SMS_URL</code>';
  const arrive = 'New ones appear by themselves.';
  if (apiOrigin) return { lead: 'No message comes here: the API at <code>API_ORIGIN</code> sends its own messages.' };
  if (smtpUrl && smsUrl) return { lead: `No message comes here: ${mails}, and ${texts}.` };
  if (smtpUrl) {
    const empty = 'No text message yet. Register with any mobile number, and the code arrives here.';
    return { lead: `Text messages this development server would have sent; ${mails}. ${arrive}`, empty };
  }
  if (smsUrl) {
    const empty = 'No email yet. Register with any address, and the code arrives here.';
    return { lead: `Emails this development server would have sent; ${texts}. ${arrive}`, empty };
  }
  const empty = 'No message yet. Register with any address or mobile number, and the code arrives here.';
  return { lead: `Emails and text messages this development server would have sent. ${arrive}`, empty };
}

export function sendPage(reply: FastifyReply, { title, body, list }: MailboxPage) {
  const nonce = randomBytes(16).toString('base64url');
  const policy = `style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'`;
  reply.header(
    'content-security-policy',
    `default-src 'none'; ${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  const renewing = `<noscript><meta http-equiv="refresh" content="${REFRESH_SECONDS}"></noscript>`;
  const script = `<p id="news" class="unseen" role="status"></p>
<script nonce="${nonce}" type="module">${MAILBOX_SCRIPT}</script>`;
  return reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
${list === 'alone' ? renewing : ''}<style nonce="${nonce}">${MAILBOX_STYLE}</style></head><body>${body}
${list === 'none' ? '' : script}
</body></html>`);
}
