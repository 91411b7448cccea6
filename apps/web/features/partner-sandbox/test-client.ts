import { codes } from '@gatehouse/contract/errors/codes';
import type { SandboxClient } from '@gatehouse/contract/oauth/sandbox';
import type { SandboxClientPayload } from '@gatehouse/contract/oauth/sandbox.schema';
import type { SubmitAnswer } from '../forms/submit-answer.ts';

/** An application to be registered. */
export type Registration = SandboxClientPayload;

/** The application that is tried. `registered`: by this page, now; its secret is shown this once and is stored nowhere. */
export type TestClient = {
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  readonly confidential: boolean;
  readonly registered?: { readonly secret?: string; readonly expiresAt: number };
};

/** The application of a successful answer; undefined: it was refused. */
export function registeredIn(
  { ret_code, result }: SubmitAnswer,
  { confidential }: Registration,
): TestClient | undefined {
  const client = result as Partial<SandboxClient> | null | undefined;
  if (ret_code !== codes.success || !client?.client_id || !client.redirect_uris) return undefined;
  const { client_id, redirect_uris, client_secret, expires_at = 0 } = client;
  const registered = { ...(client_secret ? { secret: client_secret } : {}), expiresAt: expires_at };
  return { clientId: client_id, redirectUris: redirect_uris, confidential, registered };
}

/** Addresses that were typed into one field, one after the other. */
export function addressesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))];
}
