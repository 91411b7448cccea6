import { afterAll, beforeAll, expect, test } from 'vitest';
import { splitLanguage } from '../../packages/rules/src/language/path-language.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const SITES = ['localhost', 'eu', 'kz', 'tr', 'hk', 'ae', 'nl', 'ge', 'id', 'testnet', 'explore', 'cn'].map((name) =>
  name === 'localhost' ? name : `${name}.localhost`,
);
/** Places that no page needs to link to for them to exist. */
const DOORS = ['/', '/login', '/register', '/email-code-verify', '/dashboard', '/nowhere'];
/** A page has the same links in every language: what shows in one and in another shows in all. Every language has its home page opened. */
const MOST_LANGUAGES = 2;

let product: Product;

beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product?.close());

/** Every link of every page that can be reached, each page in two languages, and what is wrong with any. */
async function crawl(
  person: ReturnType<typeof createPerson>,
  host: string,
): Promise<{ seen: number; wrong: string[] }> {
  const wrong: string[] = [];
  const waiting = DOORS.map((path) => [path, 'the start'] as [path: string, from: string]);
  const seen = new Set<string>();
  const isKnown = inOtherLanguages();
  for (let [next] = [waiting.shift()]; next; next = waiting.shift()) {
    const [path, from] = next;
    if (seen.has(path) || isKnown(path)) continue;
    seen.add(path);
    const { status, headers, text } = await person.open(path);
    if (status === 302) waiting.unshift([String(headers.location), from]);
    else if (status !== 200 && !path.includes('nowhere')) wrong.push(`${from} → ${path}: ${status}`);
    for (const href of linksOf(text)) {
      const url = new URL(href, `http://${host}:${product.port}${path}`);
      if (url.protocol === 'mailto:') continue;
      if (url.host !== `${host}:${product.port}`) {
        if (!(await opens(url))) wrong.push(`${path} → ${href}: does not open`);
      } else if (!seen.has(url.pathname + url.search)) waiting.push([url.pathname + url.search, path]);
    }
  }
  return { seen: seen.size, wrong };
}

/** Whether a page has been opened in other languages often enough. */
function inOtherLanguages(): (path: string) => boolean {
  const times = new Map<string, number>();
  return (address) => {
    const { language, path } = splitLanguage(address);
    if (language === undefined || path === '/') return false;
    const page = path.replaceAll(/%2F(en|[a-z]{2,3}-[A-Z]{2,3})(?=%2F)/g, '');
    const before = times.get(page) ?? 0;
    times.set(page, before + 1);
    return before >= MOST_LANGUAGES;
  };
}

const opened = new Map<string, Promise<boolean>>();

/** SITE-03: whether a link to another host of this product, where its content is, shows a page in the end. */
function opens(url: URL): Promise<boolean> {
  const known = opened.get(url.href) ?? follow(url);
  opened.set(url.href, known);
  return known;
}

async function follow({ hostname, port, pathname }: URL): Promise<boolean> {
  if (port !== `${product.port}` || !hostname.endsWith('.localhost')) return false;
  const stranger = createPerson(product.port, { host: hostname });
  const { status, headers } = await stranger.open(pathname);
  return status === 200 || (status === 302 && (await stranger.open(String(headers.location))).status === 200);
}

function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href);
  return links.map((href) => href.replaceAll('&amp;', '&')).filter((href) => !href.startsWith('#'));
}

test.each(SITES)(
  '[SHELL-13] on %s every link that is shown leads to a page, for strangers and for somebody logged in',
  async (host) => {
    const stranger = await crawl(createPerson(product.port, { host }), host);
    expect(stranger.wrong).toEqual([]);
    expect(stranger.seen).toBeGreaterThan(12);
    const person = createPerson(product.port, { host });
    // REGION-09: no other user logs in on the site for Hong Kong.
    const account = host === 'hk.localhost' ? 'hk@example.com' : 'demo@example.com';
    expect((await person.logIn(account, 'correct horse battery')).ret_code).toBe(0);
    const member = await crawl(person, host);
    expect(member.wrong).toEqual([]);
    expect(member.seen).toBeGreaterThan(12);
  },
);

test.each([
  ['localhost', 'en', '/terms-service/cookiePolicy'],
  ['eu.localhost', 'de-EU', '/terms-service/cookiePolicy'],
  ['ge.localhost', 'ka-GEO', '/terms-service/cookiePolicy'],
  ['id.localhost', 'id-IDN', '/terms-service/cookiePolicy'],
  ['ae.localhost', 'ar-ARE', '/terms-service/cookiePolicy'],
  ['kz.localhost', 'kk-KAZ', '/help-center/article/cookie-policy'],
])(
  '[SHELL-06] on %s in %s the cookie policy is at %s, and the privacy policy beside it',
  async (host, lang, policy) => {
    const person = createPerson(product.port, { host });
    const links = linksOf((await person.open(`/${lang}/login`)).text);
    const policies = [`/${lang}/terms-service/privacyPolicy`, `/${lang}${policy}`];
    expect(links.filter((href) => /policy/i.test(href)).filter((href, at, all) => all.indexOf(href) === at)).toEqual(
      expect.arrayContaining(policies),
    );
    const shown = await Promise.all(policies.map(async (path) => (await person.open(path)).text));
    expect(shown.map((text) => /data-page="(\w+)"/.exec(text)?.[1])).toEqual(['privacy', 'cookies']);
  },
);
