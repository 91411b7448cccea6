import type { ConsentPurpose, OutsideScript } from '@gatehouse/rules/site/brand';
import { browserStorage } from '../storage/storage.ts';

/**
 * Names of what scripts of these purposes leave behind; a star at the end matches any ending. Excludes names that
 * another script may keep.
 */
export function storesOf(scripts: readonly OutsideScript[], withdrawn: readonly ConsentPurpose[]): readonly string[] {
  const goes = ({ purpose }: OutsideScript) => (withdrawn as readonly string[]).includes(purpose);
  const stays = new Set(scripts.filter((script) => !goes(script)).flatMap(({ stores }) => stores));
  return [...new Set(scripts.filter(goes).flatMap(({ stores }) => stores))].filter((name) => !stays.has(name));
}

/** Removes cookies of this host and its parent domains, and storage of this origin, by those names. */
export function removeLeftBehind(stores: readonly string[]): void {
  const belongs = (name: string) => stores.some((store) => matches(store, name));
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    const storage = browserStorage(kind);
    const names = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
    for (const name of names) if (belongs(name)) storage?.removeItem(name);
  }
  for (const name of cookieNames()) if (belongs(name)) removeCookie(name);
}

function matches(store: string, name: string): boolean {
  return store.endsWith('*') ? name.startsWith(store.slice(0, -1)) : name === store;
}

function cookieNames(): string[] {
  return document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
}

// Scripts cannot read a cookie's domain and path, so every possible pair is tried.
function removeCookie(name: string): void {
  for (const path of currentPaths()) {
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      const scope = `${domain ? `; Domain=${domain}` : ''}${location.protocol === 'https:' ? '; Secure' : ''}`;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox 120
      document.cookie = `${name}=; Path=${path}; Max-Age=0${scope}`;
    }
  }
}

/** `www.example.com` itself and its parents, without the last label: a browser refuses a cookie for `com` anyway. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, at) => labels.slice(at).join('.')).filter((_, at) => at < Math.max(1, labels.length - 1));
}

function currentPaths(): string[] {
  const parts = location.pathname.split('/').filter(Boolean);
  return ['/', ...parts.flatMap((_, at) => [`/${parts.slice(0, at + 1).join('/')}`])];
}
