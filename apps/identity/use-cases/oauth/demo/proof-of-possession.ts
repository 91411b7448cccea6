import { hash } from 'node:crypto';
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';
import type { AccessToken, Provider } from 'oidc-provider';

export type Proved = {
  /** The header of that name; undefined: none, or more than one. */
  readonly dpop: string | undefined;
  readonly method: string;
  /** Of the resource, without query. */
  readonly url: string;
  readonly accessToken: string;
};

const ALGORITHMS = ['ES256', 'EdDSA', 'Ed25519'];
const WINDOW_S = 300;

/** RFC 9449, 4.3: whether a call proves the key that its token is bound to, for this call alone, and for the first time. */
export async function isProved(
  provider: Provider,
  { jkt, clientId }: AccessToken,
  { dpop, method, url, accessToken }: Proved,
): Promise<boolean> {
  if (dpop === undefined) return false;
  const read = await jwtVerify(dpop, EmbeddedJWK, { algorithms: ALGORITHMS, typ: 'dpop+jwt' }).catch(() => undefined);
  if (!read) return false;
  const { htm, htu, ath, jti, iat } = read.payload;
  const now = Math.floor(Date.now() / 1_000);
  const isOfThisCall =
    htm === method &&
    typeof htu === 'string' &&
    withoutQuery(htu) === url &&
    ath === hash('sha256', accessToken, 'base64url') &&
    iat !== undefined &&
    Math.abs(now - iat) <= WINDOW_S;
  const { jwk } = read.protectedHeader;
  if (!isOfThisCall || !jwk || typeof jti !== 'string' || jti === '') return false;
  if ((await calculateJwkThumbprint(jwk)) !== jkt) return false;
  return provider.ReplayDetection.unique(clientId, jti, iat + WINDOW_S).catch(() => false);
}

function withoutQuery(text: string): string | undefined {
  const url = URL.parse(text);
  return url ? url.origin + url.pathname : undefined;
}
