import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { packedBytes } from './packed-bytes.ts';

export type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'other';
export type Bytes = {
  /** Without compression. */
  readonly raw: number;
  /** On the wire to a client that takes gzip only; a document always comes as gzip. */
  readonly gzip: number;
  /** Of a file: on the wire to a browser. Of a document: its text, packed with brotli here. */
  readonly brotli: number;
};
export type LoadedFile = { readonly url: string; readonly kind: Kind; readonly bytes: Bytes };
export type FirstLoad = {
  readonly page: string;
  readonly files: readonly LoadedFile[];
  /** External scripts that the parser must wait for. */
  readonly blocking: readonly string[];
  /** Addresses on other hosts that the page asks for. */
  readonly foreign: readonly string[];
  /** Files that the page asks for and that are not answered with 200. */
  readonly missing: readonly string[];
};

/** What Vite's manifest says of one module, keyed by its source. */
export type Manifest = Readonly<Record<string, { file: string; imports?: string[]; css?: string[] }>>;

/** The files that a document requests before any click. */
export type DocumentUrls = { readonly urls: readonly string[]; readonly blocking: readonly string[] };

const TAG = /<(script|link|img|source|video|iframe)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Relations of links that a browser fetches for this page. */
const FETCHED_LINKS = /\b(?:stylesheet|modulepreload|preload|icon|manifest)\b/i;

/** Reads the addresses out of a document: scripts, styles, preloads, icons, images. */
export function askedBy(html: string): DocumentUrls {
  const urls: string[] = [];
  const blocking: string[] = [];
  for (const [, tag = '', rest = ''] of html.replace(/<!--[\s\S]*?-->/g, '').matchAll(TAG)) {
    const attributes = attributesOf(rest);
    const url = tag.toLowerCase() === 'link' ? attributes.get('href') : attributes.get('src');
    if (!url || url.startsWith('data:')) continue;
    if (tag.toLowerCase() === 'link' && !FETCHED_LINKS.test(attributes.get('rel') ?? '')) continue;
    urls.push(url);
    if (tag.toLowerCase() === 'script' && isBlocking(attributes)) blocking.push(url);
  }
  return { urls: [...new Set(urls)], blocking };
}

function isBlocking(attributes: ReadonlyMap<string, string>): boolean {
  return attributes.get('type') !== 'module' && !attributes.has('async') && !attributes.has('defer');
}

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    found.set(name.toLowerCase(), (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'));
  }
  return found;
}

/** The files that a built script imports at once, and their styles, all the way. */
export function staticImports(manifest: Manifest, url: string): string[] {
  const entry = Object.entries(manifest).find(([, { file }]) => url.endsWith(`/${file}`) || url === file);
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) files.add(`/${style}`);
    for (const next of chunk.imports ?? []) visit(next);
  };
  if (entry) visit(entry[0]);
  return [...files];
}

/** Fonts and images that a style sheet names. Fonts without Latin letters load only where other scripts are read. */
export function namedByStyles(css: string): string[] {
  const used = css.replace(/@font-face\s*\{[^}]*\}/gi, (face) => (hasLatinLetters(face) ? face : ''));
  return [...used.matchAll(/url\(\s*['"]?([^'")]+)['"]?\s*\)/g)]
    .map(([, url = '']) => url)
    .filter((url) => !url.startsWith('data:') && !url.startsWith('#'));
}

const LETTER = 'a'.codePointAt(0) ?? 0;

function hasLatinLetters(face: string): boolean {
  const ranges = /unicode-range:([^;}]*)/i.exec(face)?.[1];
  if (ranges === undefined) return true;
  return [...ranges.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)].some(([, first = '', last]) => {
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    const to = Number.parseInt(last ?? first.replaceAll('?', 'f'), 16);
    return from <= LETTER && LETTER <= to;
  });
}

/**
 * Loads a page as a browser with an empty cache would, and weighs everything.
 * @param origin of the running server
 * @param page path with its language, for instance `/en/login`
 * @throws {Error} when the page itself is not answered with 200
 */
export async function firstLoadOf(origin: string, page: string, manifest: Manifest): Promise<FirstLoad> {
  const html = await weigh(new URL(page, origin));
  if (html.status !== 200) throw new Error(`${page} answered ${html.status}`);
  const asked = askedBy(html.text);
  const own = new Set<string>();
  const foreign = new Set<string>();
  const missing: string[] = [];
  const queue = asked.urls.flatMap((url) => [url, ...staticImports(manifest, url)]);
  const files: LoadedFile[] = await inDocument(page, html.text);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const url = new URL(next, new URL(page, origin));
    if (url.origin !== origin) foreign.add(url.href);
    if (url.origin !== origin || own.has(url.pathname)) continue;
    own.add(url.pathname);
    const { bytes, text, type, status } = await weigh(url);
    if (status !== 200) missing.push(url.pathname);
    const kind = kindOf(type);
    files.push({ url: url.pathname, kind, bytes });
    if (kind === 'css') queue.push(...namedByStyles(text).map((named) => new URL(named, url).href));
  }
  return { page, files, blocking: asked.blocking, foreign: [...foreign], missing };
}

/** Scripts of a first visit, which stand in the document. */
const SCRIPTS_IN_DOCUMENT = /<script type="(?:importmap|module)" nonce="[^"]*">.*?<\/script>/gs;

/** A document weighs all that it has but the scripts of a first visit, wherever they stand. */
async function inDocument(url: string, text: string): Promise<LoadedFile[]> {
  const weighed = async (part: string): Promise<Bytes> => ({
    raw: Buffer.byteLength(part),
    gzip: gzipSync(part, { level: 9 }).length,
    brotli: await packedBytes(Buffer.from(part)),
  });
  const html: LoadedFile = { url, kind: 'html', bytes: await weighed(text.replace(SCRIPTS_IN_DOCUMENT, '')) };
  const scripts = text.match(SCRIPTS_IN_DOCUMENT)?.join('');
  return scripts ? [html, { url: `${url} (scripts)`, kind: 'js', bytes: await weighed(scripts) }] : [html];
}

function kindOf(type: string): Kind {
  if (/html/.test(type)) return 'html';
  if (/javascript/.test(type)) return 'js';
  if (/css/.test(type)) return 'css';
  if (/font/.test(type)) return 'font';
  return /^image\//.test(type) ? 'image' : 'other';
}

async function weigh(url: URL): Promise<{ bytes: Bytes; text: string; type: string; status: number }> {
  const raw = await get(url, 'identity');
  const [gzip, brotli] = [await get(url, 'gzip'), await get(url, 'gzip, deflate, br, zstd')];
  const bytes = { raw: raw.body.length, gzip: gzip.body.length, brotli: brotli.body.length };
  return { bytes, text: raw.body.toString('utf8'), type: raw.type, status: raw.status };
}

/** Node's `fetch` unpacks what it gets, so that the bytes of the wire cannot be counted. */
function get(url: URL, encoding: string): Promise<{ body: Buffer; type: string; status: number }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, host: url.host, 'accept-language': 'en' };
    const request = http.get(
      { host: '127.0.0.1', port: url.port, path: url.pathname + url.search, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const type = answer.headers['content-type'] ?? '';
          resolve({ body: Buffer.concat(parts), type, status: answer.statusCode ?? 0 });
        });
      },
    );
    request.on('error', reject);
  });
}

/** Sums by kind, in the order of the page's files. */
export function totalsByKind(load: FirstLoad): Map<Kind | 'all', Bytes & { readonly files: number }> {
  const sums = new Map<Kind | 'all', Bytes & { files: number }>();
  for (const { kind, bytes } of load.files) {
    for (const key of [kind, 'all'] as const) {
      const sum = sums.get(key) ?? { raw: 0, gzip: 0, brotli: 0, files: 0 };
      sums.set(key, {
        raw: sum.raw + bytes.raw,
        gzip: sum.gzip + bytes.gzip,
        brotli: sum.brotli + bytes.brotli,
        files: sum.files + 1,
      });
    }
  }
  return sums;
}
