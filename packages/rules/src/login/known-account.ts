import { maskEmail } from '../email/mask-email.ts';

/**
 * The account that a device remembers, as its cookie has it: `1` or `0` for whether it has used or made a passkey there, the
 * account's id sealed for that device, and the mask.
 */
export type KnownAccount = {
  /** A shape: `a***@g***.com` or `*** 67`. */
  readonly mask: string;
  readonly passkey: boolean;
  /** Only the API opens it, and only together with the secret of the device. */
  readonly sealed: string;
};

/**
 * What a mask may be: its last label of letters, or encoded (RFC 5890), is as long as those of the web are, with no room for a
 * sentence or a phone number. Anything else in the cookie is not shown.
 */
const SHAPE =
  /^[\p{L}\p{N}*]\*{3}@[\p{L}\p{N}*]\*{3}\.(?:\p{L}{2,24}|(?=.{6,24}$)(?!.*\d{4})xn--(?:[a-z\d]{1,16}-)?[a-z\d]{2,16})$|^\*{3} \d\d$/u;
const SEALED = /^[\w-]{32,1024}$/;

/** The mask of an address or number on a device that other people may hold: of a number the last two digits alone. */
export function knownMask(name: string): string {
  return name.includes('@') ? maskEmail(name) : `*** ${name.slice(-2)}`;
}

/** Whether the name behind a mask takes a link by email. */
export function isMaskOfAddress(mask: string): boolean {
  return mask.includes('@');
}

/** As a cookie and a header can hold it. Undefined: the name has no mask that tells a shape alone. */
export function writeKnownAccount({ mask, passkey, sealed }: KnownAccount): string | undefined {
  return SHAPE.test(mask) ? `${passkey ? 1 : 0}.${sealed}.${encodeURIComponent(mask)}` : undefined;
}

/** Undefined for what is no such record. */
export function readKnownAccount(text: string | undefined): KnownAccount | undefined {
  const [, passkey, sealed = '', encoded = ''] = /^([01])\.([^.]*)\.(.{1,400})$/.exec(text ?? '') ?? [];
  if (passkey === undefined || !SEALED.test(sealed)) return undefined;
  try {
    // Cookies from before decision 63 have bullets in place of the asterisks.
    const mask = decodeURIComponent(encoded).replaceAll('•', '*');
    return SHAPE.test(mask) ? { mask, passkey: passkey === '1', sealed } : undefined;
  } catch {
    return undefined;
  }
}
