import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/**
 * Whether the ceremony ran in no frame of another origin, or in one of these (WebAuthn Level 3, sections 7.1 and 7.2,
 * `crossOrigin` and `topOrigin`). Some browsers name no top origin.
 * @throws {Error} when it is no client data
 */
export function isFramedBy(clientDataJSON: string, topOrigins: readonly string[]): boolean {
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON);
  if (!crossOrigin) return topOrigin === undefined;
  return topOrigins.length > 0 && (topOrigin === undefined || topOrigins.includes(topOrigin));
}
