import type { CompiledMessage, CompiledToken, CompiledWords, Namespace } from '@gatehouse/words/catalogue';

/** LANG-15 */
export const FIRST_RETRY_MS = 350;
export const RETRIES = 5;
/** A timeout counts as a failed attempt. */
export const ATTEMPT_TIMEOUT_MS = 10_000;
/** The largest file accepted: a namespace has some ten kilobytes. */
export const MAX_FILE_CHARS = 1_000_000;
const MAX_DEPTH = 8;

export type TranslationRequest = {
  readonly fetch: typeof globalThis.fetch;
  /** Waits for this many milliseconds. */
  readonly sleep: (ms: number) => Promise<unknown>;
  /** The static translation host, without a slash at the end; empty for the page's own. */
  readonly origin: string;
  readonly project: string;
  readonly namespace: Namespace;
  readonly locale: string;
  /** Called once after every attempt failed, with the reason of the last. */
  readonly report: (failure: TranslationFailure) => void;
  /** English messages that came with the page; used after every attempt failed. */
  readonly shipped?: CompiledWords;
};

export type TranslationFailure = { readonly url: string; readonly attempts: number; readonly reason: string };

const loading = new Map<string, Promise<CompiledWords | TranslationFailure>>();
const reported = new Set<string>();

/**
 * Loads one translation file, `{origin}/{project}/{namespace}/{locale}.json` (LANG-14). A failure of any kind is tried
 * again up to 5 times, after 350, 700, 1400, 2800 and 5600 ms; then the shipped English is the answer (LANG-15).
 * Never rejects. Requests for a file that is on its way share it.
 */
export async function loadNamespace(request: TranslationRequest): Promise<CompiledWords> {
  const url = translationUrl(request);
  const shared = loading.get(url);
  const load = shared ?? loadWithRetries(request, url).finally(() => loading.delete(url));
  if (!shared) loading.set(url, load);
  const outcome = await load;
  if (!isFailure(outcome)) {
    reported.delete(url);
    return outcome;
  }
  if (!reported.has(url)) {
    reported.add(url);
    request.report(outcome);
  }
  return request.shipped ?? {};
}

/** LANG-14 */
export function translationUrl(file: Pick<TranslationRequest, 'origin' | 'project' | 'namespace' | 'locale'>): string {
  const [project, namespace, locale] = [file.project, file.namespace, file.locale].map(encodeURIComponent);
  return `${file.origin}/${project}/${namespace}/${locale}.json`;
}

async function loadWithRetries(request: TranslationRequest, url: string): Promise<CompiledWords | TranslationFailure> {
  let reason = '';
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    if (attempt > 0) await request.sleep(FIRST_RETRY_MS * 2 ** (attempt - 1));
    try {
      return await loadOnce(request.fetch, url);
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  return { url, attempts: RETRIES + 1, reason };
}

async function loadOnce(fetch: typeof globalThis.fetch, url: string): Promise<CompiledWords> {
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_FILE_CHARS) throw new Error('the file is too large');
  return checkedWords(JSON.parse(text));
}

/** @throws {Error} when a file holds anything but compiled messages by id */
export function checkedWords(file: unknown): CompiledWords {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) throw new Error('the file is no catalogue');
  for (const [id, message] of Object.entries(file)) {
    if (!isMessage(message, MAX_DEPTH)) throw new Error(`the message of ${id} is not readable`);
  }
  return file as CompiledWords;
}

function isMessage(message: unknown, depth: number): message is CompiledMessage {
  if (typeof message === 'string') return true;
  return depth > 0 && Array.isArray(message) && message.every((token) => isToken(token, depth - 1));
}

function isToken(token: unknown, depth: number): token is CompiledToken {
  if (typeof token === 'string') return true;
  if (!Array.isArray(token) || token.length < 1 || token.length > 3) return false;
  const [name, type, format] = token as unknown[];
  if (typeof name !== 'string' || (token.length > 1 && typeof type !== 'string')) return false;
  if (token.length < 3 || typeof format === 'string') return true;
  if (typeof format !== 'object' || format === null || Array.isArray(format)) return false;
  return Object.entries(format).every(
    ([key, branch]) => (key === 'offset' && typeof branch === 'number') || isMessage(branch, depth),
  );
}

function isFailure(outcome: CompiledWords | TranslationFailure): outcome is TranslationFailure {
  return typeof outcome.attempts === 'number';
}
