import { THIRD_PARTY_CALLBACK_PATH } from '@gatehouse/contract/login/third-party';
import { MAILBOX_STYLE } from '../mailbox-style.ts';
import type { DemoProvider } from './demo-providers.ts';

const STYLE = `${MAILBOX_STYLE}
.people{display:grid;gap:.75rem;margin-block-end:1rem}
.people button{display:grid;gap:.125rem;inline-size:100%;min-block-size:4.5rem;padding:.75rem 1rem;background:var(--card);text-align:start}
.people span{color:var(--grey);font-weight:400;font-size:.875rem}.cancel{inline-size:100%}`;

/** The page that stands in for a provider's sign-in. It looks like no real one, and says what it is. */
export function chooserPage({ name, people }: DemoProvider, nonce: string): string {
  const buttons = people.map(
    ({ subject, name: who, email, note }) =>
      `<button name="subject" value="${escaped(subject)}">${escaped(who)}<span>${escaped(email)}</span><span>${escaped(note)}</span></button>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>Demo in place of ${escaped(name)}</title><style nonce="${nonce}">${STYLE}</style>
<body><main class="list"><h1>Who is logging in?</h1><p class="lead">A demo on this machine stands in for ${escaped(name)}. Nothing is sent to ${escaped(name)}.</p>
<form method="post"><div class="people">${buttons.join('')}</div><button class="cancel" name="cancel" value="yes">Cancel</button></form></main></body></html>`;
}

/** A form's answer leads on to the site that asked. */
export function chooserPolicy(nonce: string, origins: readonly string[]): string {
  const sites = origins.map((origin) => origin + THIRD_PARTY_CALLBACK_PATH).join(' ');
  return `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${sites}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
