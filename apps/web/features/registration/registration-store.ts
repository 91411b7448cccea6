import { TRX_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';
import { linkToken } from '../verification/link-token.ts';
import type { Account, Found } from './registration-state.ts';

/** Session storage, so that a reload resumes; the address has the id as well. */
const STORE_KEY = 'registration';

type StoredRegistration = { readonly uuid: string; readonly account: Account };

/** The registration to resume: the one in the address, else the one this tab has begun. */
export function findRegistration(): Found | undefined {
  const linked = new URLSearchParams(location.search).get(TRX_PARAMETER);
  const stored = read();
  if (!linked) return stored && { ...stored, kept: true };
  const token = linkToken();
  return {
    ...{ uuid: linked, kept: false },
    ...(stored?.uuid === linked ? { account: stored.account } : {}),
    ...(token ? { token } : {}),
  };
}

/** Stores a registration. One begun here gets a history entry, so that Back leads to the form and not off the site. */
export function rememberRegistration(uuid: string, account: Account): void {
  writeLocal(STORE_KEY, JSON.stringify({ uuid, account }), 'sessionStorage');
  const isBegun = new URLSearchParams(location.search).has(TRX_PARAMETER);
  if (isBegun) setAddress(uuid);
  else history.pushState({ [STORE_KEY]: true }, '', addressWith(uuid));
}

/** The page's Back button removes its history entry: otherwise the next Back would do nothing. */
export function leaveOwnEntry(): void {
  const state: unknown = history.state;
  if (state && typeof state === 'object' && STORE_KEY in state) history.back();
}

export function forgetRegistration(): void {
  writeLocal(STORE_KEY, null, 'sessionStorage');
  setAddress(undefined);
}

function read(): StoredRegistration | undefined {
  try {
    const kept = JSON.parse(readLocal(STORE_KEY, 'sessionStorage') ?? 'null') as Partial<StoredRegistration> | null;
    const account = accountOf(kept?.account);
    return typeof kept?.uuid === 'string' && account ? { uuid: kept.uuid, account } : undefined;
  } catch {
    return undefined;
  }
}

function accountOf(kept: unknown): Account | undefined {
  const { email, mobile, country } = (kept ?? {}) as Record<string, unknown>;
  if (typeof email === 'string') return { method: 'email', email };
  return typeof mobile === 'string' && typeof country === 'string' ? { method: 'mobile', mobile, country } : undefined;
}

function setAddress(uuid: string | undefined): void {
  history.replaceState(history.state, '', addressWith(uuid));
}

function addressWith(uuid: string | undefined): URL {
  const url = new URL(location.href);
  if (uuid) url.searchParams.set(TRX_PARAMETER, uuid);
  else url.searchParams.delete(TRX_PARAMETER);
  return url;
}
