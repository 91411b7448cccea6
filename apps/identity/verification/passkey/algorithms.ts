/** RFC 9864 */
export const ED448 = -53;

/**
 * COSE algorithms of passkeys, the preferred ones first: ES256, Ed25519 and RS256 are what authenticators have; ES384,
 * ES512 and Ed448 for those that have nothing else (WebAuthn Level 3, section 5.4, `pubKeyCredParams`).
 */
export const ALGORITHMS: readonly number[] = [-8, -7, -257, -35, -36, ED448];
