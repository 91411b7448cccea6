import type { Visitor } from '../http/visitor.ts';
import { readEmail } from '../kernel/email.ts';
import { readPhone } from '../kernel/phone.ts';
import { invalidField } from '../kernel/refusal.ts';
import type { LoginName } from './accounts.ts';

/**
 * What an account is looked up by: an address in lower case, or E.164. A number in national form is read as one of the
 * site's region, then as one of where the visitor is. What is neither is a name without an account: its answer must
 * not differ.
 */
export function loginKeyOf(typed: string, { site, place }: Pick<Visitor, 'site' | 'place'>): string {
  return readTypedName(typed, { site, place })?.key ?? typed.trim().toLowerCase();
}

/** The address or number that a typed name is; undefined: neither. */
export function readTypedName(typed: string, { site, place }: Pick<Visitor, 'site' | 'place'>): LoginName | undefined {
  if (typed.includes('@')) {
    const address = readEmail(typed);
    return address && { method: 'email', name: address.email, key: address.key };
  }
  const phone = readPhone(typed, site.region ?? '') ?? readPhone(typed, place.country ?? '');
  return phone && { method: 'mobile', name: phone.mobile, key: phone.mobile };
}

/** Whom a typed name is, in the spelling that messages go to. @throws {Refusal} invalidField login_name */
export function recipientOf(typed: string, visitor: Pick<Visitor, 'site' | 'place'>): LoginName {
  const name = readTypedName(typed, visitor);
  if (!name) throw invalidField('login_name', 'it is neither an address nor a mobile number');
  return name;
}
