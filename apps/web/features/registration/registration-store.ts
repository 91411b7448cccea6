import type { Found } from './registration-state.ts';

/** Kept by the tab, so that a reload goes on; the address carries the id as well. */
const STORE_KEY = 'registration';
const PARAMETER = 'uuid';

/** The registration that this page goes on with: the one in the address, else the one this tab has begun. */
export function keptRegistration(): Found | undefined {
  const linked = new URLSearchParams(location.search).get(PARAMETER);
  const stored = read();
  if (linked) return { uuid: linked, kept: false, ...(stored?.uuid === linked ? { email: stored.email } : {}) };
  return stored && { ...stored, kept: true };
}

export function rememberRegistration(uuid: string, email: string): void {
  attempt(() => sessionStorage.setItem(STORE_KEY, JSON.stringify({ uuid, email })));
  setAddress(uuid);
}

export function forgetRegistration(): void {
  attempt(() => sessionStorage.removeItem(STORE_KEY));
  setAddress(undefined);
}

function read(): { uuid: string; email: string } | undefined {
  const text = attempt(() => sessionStorage.getItem(STORE_KEY));
  const kept = attempt(() => JSON.parse(text ?? 'null') as { uuid?: unknown; email?: unknown } | null);
  return typeof kept?.uuid === 'string' && typeof kept.email === 'string'
    ? { uuid: kept.uuid, email: kept.email }
    : undefined;
}

function setAddress(uuid: string | undefined): void {
  const url = new URL(location.href);
  if (uuid) url.searchParams.set(PARAMETER, uuid);
  else url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
}

/** Storage may be missing, full or forbidden: the registration then lives as long as the page. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
