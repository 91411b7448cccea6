import { HOTP, Secret, TOTP } from 'otpauth';

/** RFC 6238, with what every authenticator app takes. */
const ALGORITHM = 'SHA1';
const DIGITS = 6;
const PERIOD_S = 30;
/** RFC 4226, section 4: 160 bits. */
const SECRET_BYTES = 20;
/** RFC 6238, section 5.2: one step either way, for a slow hand and a clock that is a little off. */
const WINDOW_STEPS = 1;

export type TotpForm = { readonly algorithm?: 'SHA1' | 'SHA256' | 'SHA512'; readonly digits?: number };

/** A key for an app, base32. */
export function drawTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The step that a time lies in. @param now epoch ms */
export function totpStep(now: number): number {
  return TOTP.counter({ period: PERIOD_S, timestamp: now });
}

/** The code of one step. @param secret base32 */
export function totpCode(
  secret: string,
  step: number,
  { algorithm = ALGORITHM, digits = DIGITS }: TotpForm = {},
): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), algorithm, digits, counter: step });
}

/**
 * The step whose code this is, at most one away from now and after the last one that was taken; undefined: it is none of
 * theirs, or was used (RFC 6238, section 5.2). Codes are compared in constant time.
 * @param secret base32 @param now epoch ms
 */
export function matchingStep(secret: string, code: string, now: number, lastStep = -1): number | undefined {
  const present = totpStep(now);
  const shared = { token: code, secret: Secret.fromBase32(secret), algorithm: ALGORITHM, digits: DIGITS, window: 0 };
  for (let step = present - WINDOW_STEPS; step <= present + WINDOW_STEPS; step += 1) {
    if (step > lastStep && HOTP.validate({ ...shared, counter: step }) === 0) return step;
  }
  return undefined;
}

/** What the QR code holds (Key Uri Format of Google Authenticator). */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ issuer, label, secret, algorithm: ALGORITHM, digits: DIGITS, period: PERIOD_S }).toString();
}
