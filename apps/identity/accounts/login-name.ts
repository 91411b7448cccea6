import type { Masked } from '@gatehouse/contract/registration/registration';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { RegistrationMethod } from '@gatehouse/rules/site/registration-variant';
import { readEmail } from '../kernel/email.ts';
import { maskPhone, phoneMayRegister, readPhone } from '../kernel/phone.ts';
import { invalidField, Refusal } from '../kernel/refusal.ts';
import type { LoginName } from './accounts.ts';

/** An address, or a number with the country by which a national one is read. */
export type TypedName = { readonly email: string } | { readonly mobile: string; readonly country: string };

/**
 * SIGNUP-01: reads the login name of a registration, without a database lookup.
 * @throws {Refusal} invalidField email or mobile; phoneLimit for numbers of places where sign-up is closed (SIGNUP-07)
 */
export function readLoginName(brand: Brand, typed: TypedName): LoginName {
  if ('email' in typed) {
    const address = readEmail(typed.email);
    if (!address) throw invalidField('email', 'it is not an email address');
    return { method: 'email', name: address.email, key: address.key };
  }
  const phone = readPhone(typed.mobile, typed.country);
  if (!phone) throw invalidField('mobile', 'it is not a mobile number');
  if (!phoneMayRegister(brand, phone)) throw new Refusal('phoneLimit');
  return { method: 'mobile', name: phone.mobile, key: phone.mobile };
}

/** What has been typed, where it is kept. */
type Named = { readonly method: RegistrationMethod; readonly login_name: string };

/** Enough to recognise one's own. */
export function maskName({ method, login_name }: Named): string {
  return method === 'email' ? maskEmail(login_name) : maskPhone(login_name);
}

/** The same in the words of the wire. */
export function mask(registration: Named): Masked {
  const name = maskName(registration);
  return registration.method === 'email' ? { vague_email: name } : { vague_mobile: name };
}
