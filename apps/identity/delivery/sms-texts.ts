import type { Brand } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';
import { originOf } from '@gatehouse/rules/site/site-of';
import type { CodePurpose } from '@gatehouse/words/mail-challenge';
import { type SmsSender, smsText } from '@gatehouse/words/sms';
import type { Sms } from './mail.ts';

/** `to` is E.164. */
type Addressed = { readonly brand: Brand; readonly site: Site; readonly locale: string; readonly to: string };
type Coded = { readonly code: string; readonly minutes: number };

/** The code of a registration, which phones offer on the site's host alone. */
export function registrationCodeSms({ code, minutes, ...sms }: Addressed & Coded): Sms {
  return { to: sms.to, text: smsText(sms.locale, 'registrationCode', { ...senderOf(sms), code, minutes }) };
}

/** Notifies the owner of an attempt, perhaps their own, to register their number again, and where to log in. */
export function alreadyRegisteredSms(sms: Addressed): Sms {
  return { to: sms.to, text: smsText(sms.locale, 'alreadyRegistered', senderOf(sms)) };
}

/** The code of a challenge, which phones offer on the site's host alone. */
export function challengeCodeSms(message: Addressed & Coded & { readonly purpose: CodePurpose }): Sms {
  const { code, minutes, purpose, ...sms } = message;
  return { to: sms.to, text: smsText(sms.locale, 'challengeCode', { ...senderOf(sms), code, minutes, purpose }) };
}

/** Says that this number has no account, in place of a code. */
export function noAccountSms(sms: Addressed): Sms {
  return { to: sms.to, text: smsText(sms.locale, 'noAccount', senderOf(sms)) };
}

/** Notifies the owner of an attempt, perhaps their own, to add their number to another account. */
export function numberTakenSms(sms: Addressed): Sms {
  return { to: sms.to, text: smsText(sms.locale, 'numberTaken', senderOf(sms)) };
}

/** Notifies the owner of an account without an address of a security event. */
export function noticeSms(sms: Addressed): Sms {
  return { to: sms.to, text: smsText(sms.locale, 'event', senderOf(sms)) };
}

function senderOf({ brand, site }: Addressed): SmsSender {
  return { brandName: brand.name, host: new URL(originOf(brand, site)).hostname };
}
