import { vi } from 'vitest';
import { memoryStorage } from './misbehaving-peer.ts';

/** Tests only: the parts of a browser that the platform uses. Undo with `vi.unstubAllGlobals()`. */
export function fakeBrowser({
  href = 'https://gate.example/en/login',
  cookie = '',
  referrer = '',
  userAgent = 'X',
} = {}) {
  const jar = new Map(cookie ? cookie.split('; ').map((pair) => pair.split('=') as [string, string]) : []);
  const written: string[] = [];
  const left: [how: string, href: string][] = [];
  const attributes = new Map<string, string>();
  const document = Object.assign(new EventTarget(), {
    referrer,
    documentElement: {
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
      dataset: {} as Record<string, string>,
    },
    getElementById: (_: string): unknown => null,
    // Node's own has no boolean as third argument.
    removeEventListener(type: string, listener: EventListener, capture?: boolean) {
      EventTarget.prototype.removeEventListener.call(this, type, listener, { capture: capture === true });
    },
  });
  Object.defineProperty(document, 'cookie', {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set(line: string) {
      written.push(line);
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0(?:;|$)/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    },
  });
  const url = new URL(href);
  const location = {
    href,
    origin: url.origin,
    protocol: url.protocol,
    hostname: url.hostname,
    search: url.search,
    hash: url.hash,
    pathname: url.pathname,
    assign: (to: string) => left.push(['assign', to]),
    replace: (to: string) => left.push(['replace', to]),
    reload: () => left.push(['reload', href]),
  };
  const localStorage = memoryStorage();
  const page = new EventTarget();
  const globals = {
    ...{
      document,
      location,
      localStorage,
      sessionStorage: memoryStorage(),
      window: page,
      navigator: { userAgent, onLine: true },
    },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return { document, jar, written, left, attributes, localStorage, page };
}
