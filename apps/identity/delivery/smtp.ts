import { createTransport } from 'nodemailer';
import type { Deliver } from './mail.ts';

const CONNECT_TIMEOUT_MS = 5000;
const GREETING_TIMEOUT_MS = 5000;
const SOCKET_TIMEOUT_MS = 10_000;
const CONNECTIONS = 5;

export type MailServer = { readonly deliver: Deliver; readonly close: () => void };

/**
 * Hands mails to the mail server at `smtpUrl` (`smtp://` or `smtps://`, with user and password where it wants them).
 * Addresses go as objects, so that none of their characters can be read as a second address or a header.
 */
export function mailServer(smtpUrl: string, from: { name: string; address: string }): MailServer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
  return {
    async deliver({ to, subject, text, html }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
