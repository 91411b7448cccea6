import type { MailboxMessage } from '@gatehouse/identity/delivery/mailbox';

export const MAILBOX_PATH = '/dev/mailbox';

/** The two kinds of message, drawn on a 24-unit grid. */
const DRAWINGS: Readonly<Record<MailboxMessage['kind'], string>> = {
  mail: 'M3.5 6h17v12.5h-17zm0 1 8.5 6.5L20.5 7',
  sms: 'M4 5h16v11.5H11L7 20v-3.5H4zM8 9.2h8M8 12.3h5',
};

const NAMES: Readonly<Record<MailboxMessage['kind'], string>> = { mail: 'Email', sms: 'Text message' };

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Links in plain text, as programs for mail and text messages make them. They open beside the mailbox. */
export function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) =>
      at % 2 === 0 ? escaped(part) : `<a href="${escaped(part)}" target="_blank" rel="noopener">${escaped(part)}</a>`,
    )
    .join('');
}

/** What a message is called: its subject, or the first line of a text message. */
export function titleOf({ kind, subject, text }: MailboxMessage): string {
  const title = kind === 'sms' ? text.split('\n', 1)[0] : subject;
  return title?.trim() || 'No subject';
}

/** The code of a message, where it has one. */
export function codeOf({ subject, text }: MailboxMessage): string | undefined {
  return /\b\d{6}\b/.exec(subject)?.[0] ?? /^(?:@\S+ #)?(\d{6})\b/m.exec(text)?.[1];
}

/** Rows of the list, newest first. */
export function rowsOf(messages: readonly MailboxMessage[], openId?: string): string {
  return messages
    .map((message) => {
      const { id, kind, to, sentAt } = message;
      const current = id === openId ? ' aria-current="page"' : '';
      return `<li data-id="${escaped(id)}"><a href="${MAILBOX_PATH}/${escaped(id)}"${current}>${drawing(kind)}<strong>${escaped(titleOf(message))}</strong><span>${NAMES[kind]} to <bdi>${escaped(to)}</bdi></span>${timeOf(sentAt)}</a></li>`;
    })
    .join('');
}

/** In the time of this machine, which is the reader's: only this machine may open the mailbox. */
export function timeOf(sentAt: number): string {
  const date = new Date(sentAt);
  const isToday = date.toDateString() === new Date().toDateString();
  const shown = isToday
    ? date.toLocaleTimeString('en-GB')
    : date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return `<time datetime="${date.toISOString()}">${shown}</time>`;
}

function drawing(kind: MailboxMessage['kind']): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${DRAWINGS[kind]}"/></svg>`;
}
