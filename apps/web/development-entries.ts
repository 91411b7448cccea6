import type { Plugin } from 'vite';
import { DEVELOPMENT_ENTRY, DEVELOPMENT_PARTS } from './development-addresses.ts';
import { entryOf } from './page-entries.ts';

const FIRST = `${DEVELOPMENT_ENTRY}!first`;
const CLIENT = `${DEVELOPMENT_ENTRY}!client`;

/**
 * Runs before Vite's client: gives its style elements the document's nonce, and removes `SharedWorker`, so that the page itself
 * polls for a restarted server. So pages keep the policy of production.
 */
const PREPARE = `const meta = document.createElement('meta');
meta.setAttribute('property', 'csp-nonce');
meta.nonce = document.querySelector('script[nonce]').nonce;
document.head.append(meta);
delete globalThis.SharedWorker;`;

/**
 * Loads Vite's client, as every module with `import.meta.hot` does. Fetches parts that only the server renders (`ServerPart`)
 * again, as a document, which Trusted Types allow.
 */
const SERVER_PARTS = `import.meta.hot.on('gatehouse:views', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close();
  const call = new XMLHttpRequest();
  call.open('GET', '${DEVELOPMENT_PARTS}' + location.pathname + location.search);
  call.responseType = 'document';
  call.onload = () => {
    for (const part of document.querySelectorAll('[data-part]')) {
      const fresh = call.response?.querySelector('[data-part="' + part.dataset.part + '"]');
      if (fresh && fresh.innerHTML !== part.innerHTML) part.replaceChildren(...fresh.childNodes);
    }
  };
  call.send();
});`;

/**
 * Gives each page an entry for development. Vite's client is independent of the page, so that it can report the page's errors.
 * The document's sheet is removed once the page's modules have added their styles, which then update with them.
 */
export function developmentEntries(): Plugin {
  return {
    name: 'gatehouse-development-entries',
    resolveId: (id) => (id.startsWith(DEVELOPMENT_ENTRY) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${FIRST}`) return PREPARE;
      if (id === `\0${CLIENT}`) return SERVER_PARTS;
      if (!id.startsWith(`\0${DEVELOPMENT_ENTRY}`)) return undefined;
      const page = id.slice(DEVELOPMENT_ENTRY.length + 1);
      return `import ${JSON.stringify(FIRST)};
import ${JSON.stringify(CLIENT)};
import '@vitejs/plugin-react/preamble';
const sheet = document.querySelector('link[rel=stylesheet]');
import(${JSON.stringify(entryOf(page))}).then(() => sheet.remove());`;
    },
  };
}
