import type { AuthMethod, CodeSent } from '@gatehouse/contract/login/challenge';
import { UUID } from '../../platform/request/uuid.ts';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';
import type { ShownLoginChallenge } from './login-state.ts';

/** LOGIN-02: session storage: phones discard a page while the user reads the code in another app. */
const STORE_KEY = 'login';

/** The last sending, with its method. */
type Sending = { readonly way: AuthMethod } & Pick<CodeSent, 'resend_at' | 'expires_at'>;
type StoredLogin = { readonly asked: ShownLoginChallenge; readonly sent?: Sending };

/** Stores the pending challenge of a login. One that is stored already keeps its last sending. */
export function storeLogin(asked: ShownLoginChallenge): void {
  if (read()?.asked.uuid !== asked.uuid) write({ asked });
}

export function storeSending(uuid: string, sent: Sending): void {
  const kept = read();
  if (kept?.asked.uuid === uuid) write({ asked: kept.asked, sent });
}

export function deleteStoredLogin(): void {
  writeLocal(STORE_KEY, null, 'sessionStorage');
}

/** The stored challenge. A code that is still valid is not sent again. @param now epoch ms */
export function readStoredLogin(now: number): ShownLoginChallenge | undefined {
  const { asked, sent = sentWith(asked) } = read() ?? {};
  if (!asked) return undefined;
  const { resend_at: _, ...unsent } = asked;
  if (!(sent && sent.expires_at > now)) return unsent;
  const { way, ...times } = sent;
  return { ...asked, ...times, ways: [way, ...asked.ways.filter((other) => other !== way)] };
}

/** A login by code or link starts with a sending in its challenge. */
function sentWith(asked: ShownLoginChallenge | undefined): Sending | undefined {
  const { ways: [way] = [], resend_at, expires_at = 0 } = asked ?? {};
  return way && resend_at !== undefined ? { way, resend_at, expires_at } : undefined;
}

function read(): StoredLogin | undefined {
  try {
    const { asked, sent } = JSON.parse(readLocal(STORE_KEY, 'sessionStorage') ?? '{}') as Partial<StoredLogin>;
    const isAsked = asked && UUID.test(asked.uuid) && asked.ways.length > 0 && asked.ways.every(isWay);
    if (!isAsked) return undefined;
    return sent && isWay(sent.way) && [sent.resend_at, sent.expires_at].every(Number.isFinite)
      ? { asked, sent }
      : { asked };
  } catch {
    return undefined;
  }
}

const WAYS: Readonly<Record<AuthMethod, true>> = {
  ...{ email: true, email_link: true, mobile: true, totp: true, recovery: true, passkey: true, password: true },
};

function isWay(way: unknown): boolean {
  return typeof way === 'string' && Object.hasOwn(WAYS, way);
}

function write(kept: StoredLogin): void {
  writeLocal(STORE_KEY, JSON.stringify(kept), 'sessionStorage');
}
