import { PARTNER_REQUEST_KEY } from '../../platform/storage/partner-request-key.ts';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';
import type { AuthorizationRequest } from './protocol/authorization-request.ts';

/** What survives the way to the login and back. The application's secret is not among it. */
export type StoredRequest = {
  readonly request: AuthorizationRequest;
  readonly confidential: boolean;
  /** The query of the answer, once it has come. */
  readonly answer?: string;
};

const TEXTS = ['clientId', 'redirectUri', 'verifier', 'challenge', 'state', 'nonce'] as const;

/** @returns false if the browser stores nothing */
export function storeRequest(stored: StoredRequest): boolean {
  return writeLocal(PARTNER_REQUEST_KEY, JSON.stringify(stored), 'sessionStorage');
}

export function forgetRequest(): void {
  writeLocal(PARTNER_REQUEST_KEY, null, 'sessionStorage');
}

/** The request of this tab; undefined: there is none that is whole. */
export function storedRequest(): StoredRequest | undefined {
  try {
    const { request, confidential, answer } = JSON.parse(readLocal(PARTNER_REQUEST_KEY, 'sessionStorage') ?? '{}');
    const isWhole = TEXTS.every((name) => typeof request[name] === 'string' && request[name] !== '');
    const { scopes } = request;
    if (!isWhole || !Array.isArray(scopes) || !scopes.every((scope) => typeof scope === 'string')) return undefined;
    const whole = { request: request as AuthorizationRequest, confidential: confidential === true };
    return typeof answer === 'string' ? { ...whole, answer } : whole;
  } catch {
    return undefined;
  }
}
