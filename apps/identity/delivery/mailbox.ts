import { randomUUID } from 'node:crypto';
import type { Mail } from './mail.ts';

/** `sentAt` is epoch milliseconds. */
export type MailboxMail = Mail & { readonly id: string; readonly sentAt: number };

const CAPACITY = 500;

/** The embedded mailbox: takes mails instead of a mail server, in memory, and forgets the oldest beyond 500. */
export class Mailbox {
  #mails: MailboxMail[] = [];
  #clock: () => number;

  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  async deliver(mail: Mail): Promise<void> {
    const { to, subject, text, html } = mail;
    this.#mails.unshift({ id: randomUUID(), to, subject, text, html, sentAt: this.#clock() });
    this.#mails.length = Math.min(this.#mails.length, CAPACITY);
  }

  /** Newest first. */
  list(): readonly MailboxMail[] {
    return [...this.#mails];
  }

  clear(): void {
    this.#mails = [];
  }
}
