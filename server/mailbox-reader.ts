import type { MailboxMessage } from '@gatehouse/identity/delivery/mailbox';
import { segmentsOf } from '@gatehouse/words/sms-segments';
import { codeOf, escaped, MAILBOX_PATH, timeOf, titleOf, withLinks } from './mailbox-parts.ts';

/** How a mail is shown; the first of each is the usual one. */
const CHOICES = {
  as: {
    name: 'Format',
    options: [
      ['html', 'HTML'],
      ['text', 'Plain text'],
    ],
  },
  width: {
    name: 'Width',
    options: [
      ['full', 'Full'],
      ['320', '320 px'],
    ],
  },
  colours: {
    name: 'Colours',
    options: [
      ['system', 'System'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
} as const;

type ChoiceName = keyof typeof CHOICES;
/** Always one of the options, whatever an address says. */
export type MailView = Readonly<Record<ChoiceName, string>>;

/** @param query of the address, which anybody may have written */
export function mailView(query: Readonly<Record<string, unknown>>): MailView {
  const chosen = (name: ChoiceName) => {
    const { options } = CHOICES[name];
    return options.find(([value]) => value === query[name])?.[0] ?? options[0][0];
  };
  return { as: chosen('as'), width: chosen('width'), colours: chosen('colours') };
}

/** What mails come from. */
export type MailFrom = { readonly name: string; readonly address: string };

/** A message with everything that is known of it. */
export function readerOf(message: MailboxMessage, view: MailView, sender: MailFrom): string {
  const { kind, to, sentAt } = message;
  const from =
    kind === 'mail'
      ? `<div><dt>From</dt><dd><bdi>${escaped(sender.name)}</bdi> <bdi class="address">${escaped(sender.address)}</bdi></dd></div>`
      : '';
  return `<a class="back" href="${MAILBOX_PATH}">All messages</a>
<h1>${kind === 'sms' ? 'Text message' : escaped(titleOf(message))}</h1>
<dl>${from}<div><dt>To</dt><dd><bdi>${escaped(to)}</bdi></dd></div><div><dt>Sent</dt><dd>${timeOf(sentAt)}</dd></div></dl>
${codeRow(codeOf(message))}${kind === 'sms' ? bubble(message) : mail(message, view)}`;
}

function codeRow(code: string | undefined): string {
  if (!code) return '';
  return `<p class="code"><span>Code <b>${code}</b></span><button type="button" data-copy="${code}" hidden>Copy code</button></p>\n`;
}

function bubble({ text }: MailboxMessage): string {
  const { encoding, units, segments } = segmentsOf(text);
  const sent = segments === 1 ? 'Sent as one message' : `Sent as ${segments} messages`;
  return `<div class="phone"><p class="bubble" dir="auto">${withLinks(text)}</p></div>
<p class="small">${sent}: ${units} characters in ${encoding}.</p>`;
}

function mail({ id, text }: MailboxMessage, view: MailView): string {
  const path = `${MAILBOX_PATH}/${escaped(id)}`;
  const names: ChoiceName[] = view.as === 'html' ? ['as', 'width', 'colours'] : ['as'];
  const toolbar = `<nav class="choices" aria-label="How to show the email">${names.map((name) => group(name, view, path)).join('')}</nav>`;
  if (view.as === 'text') return `${toolbar}<pre dir="auto">${withLinks(text)}</pre>`;
  // Same origin, so that the page can read how high the mail is. No script runs in it.
  return `${toolbar}<div class="sheet"><iframe class="width-${view.width} ${view.colours}" title="The email" src="${path}/html?colours=${view.colours}" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe></div>`;
}

function group(name: ChoiceName, view: MailView, path: string): string {
  const options = CHOICES[name].options.map(([value, label]) => {
    const query = escaped(new URLSearchParams({ ...view, [name]: value }).toString());
    return `<a href="${path}?${query}"${view[name] === value ? ' aria-current="true"' : ''}>${label}</a>`;
  });
  return `<div role="group" aria-label="${CHOICES[name].name}">${options.join('')}</div>`;
}

/** The mail itself, in the colours asked for; its links open beside the mailbox, as those of mail programs do. */
export function previewOf({ html, pictures = [] }: MailboxMessage, { colours }: Pick<MailView, 'colours'>): string {
  const opened = pictures.reduce(
    (shown, { cid, base64 }) => shown.replaceAll(`src="cid:${cid}"`, `src="data:image/png;base64,${base64}"`),
    html.replace('<head>', '<head>\n<base target="_blank">'),
  );
  if (colours === 'system') return opened;
  return opened
    .replace('@media (prefers-color-scheme: dark)', colours === 'dark' ? '@media all' : '@media not all')
    .replaceAll('content="light dark"', `content="${colours}"`)
    .replaceAll('color-scheme: light dark', `color-scheme: ${colours}`);
}
