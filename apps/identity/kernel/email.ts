import { domainToASCII } from 'node:url';

/** `email` is what mails go to; `key` is what is compared, so that upper and lower case are one account. */
export type EmailAddress = { readonly email: string; readonly key: string };

const MAX_CHARS = 254;
const LOCAL_MAX_CHARS = 64;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LAST_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * Reads an address as people have them: a dot-atom (RFC 5321, 4.1.2), one @, a domain of two labels or more;
 * international domains in either spelling. Quoted local parts, comments, literals, spaces and control characters are
 * refused, so that no address can carry a header or a second recipient.
 */
export function readEmail(typed: string): EmailAddress | undefined {
  const [local = '', domain, ...more] = typed.trim().split('@');
  if (domain === undefined || more.length > 0) return undefined;
  if (local.length > LOCAL_MAX_CHARS || !LOCAL.test(local)) return undefined;
  const ascii = asciiDomain(domain);
  if (!ascii) return undefined;
  const email = `${local}@${ascii}`;
  return email.length > MAX_CHARS ? undefined : { email, key: email.toLowerCase() };
}

function asciiDomain(domain: string): string | undefined {
  // Only letters, digits, marks, dots and dashes: the URL parser behind domainToASCII forgives far too much else.
  if (!/^[\p{L}\p{N}\p{M}.\-\u3002]+$/u.test(domain)) return undefined;
  const ascii = /^[\x20-\x7e]+$/.test(domain) ? domain.toLowerCase() : domainToASCII(domain);
  const labels = ascii.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return undefined;
  return LAST_LABEL.test(labels.at(-1) ?? '') ? ascii : undefined;
}
