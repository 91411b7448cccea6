import { randomUUID } from 'node:crypto';
import type { Mail, Sms } from './mail.ts';

/** `sentAt` is epoch milliseconds. An SMS has no subject and no HTML: both are empty. */
export type MailboxMessage = Mail & { readonly kind: 'mail' | 'sms'; readonly id: string; readonly sentAt: number };

const CAPACITY = 500;

/** The embedded mailbox: takes mails and SMS instead of a mail server and a gateway, in memory, and forgets the oldest beyond 500. */
export class Mailbox {
  #messages: MailboxMessage[] = [];
  #clock: () => number;

  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  async deliver({ to, subject, text, html, pictures }: Mail): Promise<void> {
    this.#add('mail', { to, subject, text, html, pictures });
  }

  async deliverSms({ to, text }: Sms): Promise<void> {
    this.#add('sms', { to, subject: '', text, html: '' });
  }

  #add(kind: MailboxMessage['kind'], message: Mail): void {
    this.#messages.unshift({ kind, id: randomUUID(), ...message, sentAt: this.#clock() });
    this.#messages.length = Math.min(this.#messages.length, CAPACITY);
  }

  /** Newest first. */
  list(): readonly MailboxMessage[] {
    return [...this.#messages];
  }

  clear(): void {
    this.#messages = [];
  }
}
