import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Deliver, Mail } from './mail.ts';
import { NotDelivered } from './not-delivered.ts';

const CONNECT_TIMEOUT_MS = 5000;
const GREETING_TIMEOUT_MS = 5000;
const SOCKET_TIMEOUT_MS = 10_000;
const CONNECTIONS = 5;
/** For one mail in all, the wait for a connection included; well below the time after which it is sent again. */
const WHOLE_TIMEOUT_MS = 12_000;
/** As many as a server takes in that time that needs an eighth of a second for each: the next would wait in vain. */
const MAILS_AT_ONCE = 500;

export type MailServer = { readonly deliver: Deliver; readonly close: () => void };
type Sender = { readonly name: string; readonly address: string };
export type MailPatience = { readonly wholeMs: number; readonly mailsAtOnce: number };

/**
 * Hands mails to the mail server at `smtpUrl` (`smtp://` or `smtps://`, with user and password where it wants them).
 * What is not taken in time is given up, and never sent later; beyond so many at once the next is refused without a wait.
 * Addresses go as objects, so that none of their characters can be read as a second address or a header.
 * Every mail comes from the same name and address, takes its answers there, has an id of that address's domain, names its
 * language (RFC 3282) and says that it was sent automatically, so that no vacation responder answers it (RFC 3834).
 */
export function mailServer(
  smtpUrl: string,
  from: Sender,
  { wholeMs, mailsAtOnce }: MailPatience = { wholeMs: WHOLE_TIMEOUT_MS, mailsAtOnce: MAILS_AT_ONCE },
): MailServer {
  const { transport, wentOut } = openTransport(smtpUrl);
  let underWay = 0;
  return {
    async deliver(mail) {
      if (underWay >= mailsAtOnce) throw new NotDelivered('Too many mails wait', { mayHaveBeenSent: false });
      const signal = AbortSignal.timeout(wholeMs);
      underWay += 1;
      try {
        await transport.sendMail({ ...messageOf(mail, from), signal });
      } catch (error) {
        throw notDelivered(error as MailError, wentOut(signal));
      } finally {
        underWay -= 1;
      }
    },
    close: () => transport.close(),
  };
}

function messageOf({ to, subject, text, html, language, pictures = [] }: Mail, from: Sender) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    ...{ from, replyTo: from, subject, text, html },
    to: { name: '', address: to },
    // Related to the HTML and inline: no mail program lists it as a file.
    attachments: pictures.map(({ cid, base64 }) => ({
      ...{ cid, filename: 'seal.png', content: base64, encoding: 'base64', contentType: 'image/png' },
      contentDisposition: 'inline' as const,
    })),
    messageId: `<${randomUUID()}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(language ? { 'Content-Language': language } : {}) },
  };
}

function openTransport(smtpUrl: string) {
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
  const bodies = new WeakMap<AbortSignal, Readable[]>();
  transport.use('stream', ({ message, data: { signal } }, done) => {
    const read = message.createReadStream.bind(message);
    message.createReadStream = (...options) => {
      const body = read(...options);
      if (signal) bodies.set(signal, [...(bodies.get(signal) ?? []), body]);
      return body;
    };
    done();
  });
  /** Whether the server let any of the mail's body come. */
  const wentOut = (signal: AbortSignal) => bodies.get(signal)?.some(({ readableDidRead }) => readableDidRead) ?? false;
  return { transport, wentOut };
}

/** Answers from here on hold for good (RFC 5321, 4.2.1). */
const FIRST_FINAL = 500;

type MailError = Error & { readonly code?: string; readonly responseCode?: number };

/** What went wrong before the server had heard of any mail: the words are the system's, and name host or certificate. */
const BEFORE_ANY_MAIL: ReadonlySet<string> = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS']);

/** Its own answer is a server's no; the answers' words stay out, for they often repeat the address. */
function notDelivered({ code = 'broken off', responseCode, message }: MailError, wentOut: boolean): NotDelivered {
  const mayHaveBeenSent = wentOut && responseCode === undefined;
  const why = responseCode ?? (!wentOut && BEFORE_ANY_MAIL.has(code) ? `${code}: ${message}` : code);
  const isFinal = responseCode !== undefined && responseCode >= FIRST_FINAL;
  return new NotDelivered(`The mail server did not take a mail (${why})`, { mayHaveBeenSent, isFinal });
}
