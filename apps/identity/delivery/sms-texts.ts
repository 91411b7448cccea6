import type { Brand } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';
import { originOf } from '@gatehouse/rules/site/site-of';
import { siteWords } from '@gatehouse/words/brand-words';
import type { CodePurpose } from '@gatehouse/words/mail-challenge';
import { type SmsKind, type SmsKinds, smsText } from '@gatehouse/words/sms';
import type { Sms } from './mail.ts';

/** `to` is E.164. */
type Addressed = { readonly brand: Brand; readonly site: Site; readonly locale: string; readonly to: string };
type Coded = { readonly code: string; readonly minutes: number };

/** The code of a registration, which phones offer on the site's host alone. */
export function registrationCodeSms({ code, minutes, ...sms }: Addressed & Coded): Sms {
  return smsTo(sms, 'registrationCode', { code, minutes });
}

/** Notifies the owner of an attempt, perhaps their own, to register their number again, and where to log in. */
export function alreadyRegisteredSms(sms: Addressed): Sms {
  return smsTo(sms, 'alreadyRegistered', {});
}

/** The code of a challenge, which phones offer on the site's host alone. */
export function challengeCodeSms(message: Addressed & Coded & { readonly purpose: CodePurpose }): Sms {
  const { code, minutes, purpose, ...sms } = message;
  return smsTo(sms, 'challengeCode', { code, minutes, purpose });
}

/** Says that this number has no account, in place of a code. */
export function noAccountSms(sms: Addressed): Sms {
  return smsTo(sms, 'noAccount', {});
}

/** Notifies the owner of an attempt, perhaps their own, to add their number to another account. */
export function numberTakenSms(sms: Addressed): Sms {
  return smsTo(sms, 'numberTaken', {});
}

/** Notifies the owner of an account without an address of a security event. */
export function noticeSms(sms: Addressed): Sms {
  return smsTo(sms, 'event', {});
}

function smsTo<Kind extends SmsKind>({ brand, site, locale, to }: Addressed, kind: Kind, more: SmsKinds[Kind]): Sms {
  const sender = { brandName: brand.name, host: new URL(originOf(brand, site)).hostname };
  return { to, text: smsText(locale, kind, { ...sender, ...more }, siteWords(brand, site.id)) };
}
