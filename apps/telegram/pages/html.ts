import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { TELEGRAM_PAGE_PATH } from '../core/telegram.ts';

const BROWSER = join(import.meta.dirname, '..', 'browser');

/** In their order. */
const STYLES = ['base.css', 'panes.css', 'chat.css', 'options.css', 'mini-app.css', 'auth.css', 'layout.css'];

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A script or style of these pages, read at each call so that a change shows at the next load. */
export function browserFile(name: string): string {
  return readFileSync(join(BROWSER, name), 'utf8');
}

export type Page = {
  readonly title: string;
  readonly body: string;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** Name of a module in `browser/`. */
  readonly script?: string;
  /** JSON for the script. */
  readonly data?: unknown;
  /** Origins whose pages may be in a frame here, and which a form may lead on to. */
  readonly frames?: readonly string[];
  readonly formsTo?: readonly string[];
};

/** Sends a page with a policy of its own: scripts and styles by nonce, nothing inline, and nothing may frame it. */
export function sendPage(reply: FastifyReply, page: Page) {
  const { title, body, lang = 'en', dir = 'ltr', script, data, frames = [], formsTo = [] } = page;
  const nonce = randomBytes(16).toString('base64url');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    `frame-src ${frames.join(' ') || "'none'"}`,
    `form-action ${["'self'", ...formsTo].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const json = data === undefined ? '' : JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const parts = script
    ? `<script type="application/json" id="data">${json}</script>
<script nonce="${nonce}" type="module" src="${TELEGRAM_PAGE_PATH}/browser/${script}"></script>`
    : '';
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${escaped(lang)}" dir="${dir}"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"><style nonce="${nonce}">${STYLES.map(browserFile).join('')}</style></head><body>${body}
${parts}</body></html>`);
}
