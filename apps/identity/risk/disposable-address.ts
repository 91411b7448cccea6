import type { RiskReason } from '@gatehouse/rules/login/risk';
import { readEmail } from '../kernel/email.ts';

/**
 * Domains of mailboxes that anybody opens without a password, and of those that live for minutes. The well-known ones alone: an
 * operator's own risk helper may know more.
 */
const DOMAINS: ReadonlySet<string> = new Set([
  ...['10minutemail.com', '10minutemail.net', '20minutemail.com', '33mail.com', 'airmail.cc', 'anonbox.net'],
  ...['burnermail.io', 'byom.de', 'cock.li', 'crazymailing.com', 'deadaddress.com', 'discard.email', 'discardmail.com'],
  ...['dispostable.com', 'dropmail.me', 'emailfake.com', 'emailondeck.com', 'fakeinbox.com', 'fakemail.net'],
  ...['getairmail.com', 'getnada.com', 'grr.la', 'guerrillamail.biz', 'guerrillamail.com', 'guerrillamail.de'],
  ...['guerrillamail.info', 'guerrillamail.net', 'guerrillamail.org', 'guerrillamailblock.com', 'inboxbear.com'],
  ...['incognitomail.org', 'jetable.org', 'linshiyouxiang.net', 'mail-temp.com', 'mail.tm', 'mailcatch.com'],
  ...['maildrop.cc', 'mailexpire.com', 'mailinator.com', 'mailinator.net', 'mailinator2.com', 'mailnesia.com'],
  ...['mailnull.com', 'mailpoof.com', 'mailsac.com', 'mintemail.com', 'minuteinbox.com', 'moakt.com', 'mohmal.com'],
  ...['mytemp.email', 'mytrashmail.com', 'nada.email', 'nowmymail.com', 'one-time.email', 'sharklasers.com'],
  ...['smailpro.com', 'spam4.me', 'spambog.com', 'spambox.us', 'spamgourmet.com', 'tempail.com', 'temp-mail.io'],
  ...['temp-mail.org', 'tempinbox.com', 'tempmail.com', 'tempmail.dev', 'tempmail.io', 'tempmail.net', 'tempmail.plus'],
  ...['tempmailo.com', 'tempr.email', 'throwawaymail.com', 'tmail.io', 'tmpmail.net', 'tmpmail.org', 'trash-mail.com'],
  ...['trashmail.com', 'trashmail.de', 'trashmail.me', 'trashmail.net', 'wegwerfemail.de', 'wegwerfmail.de'],
  ...['yopmail.com', 'yopmail.fr', 'yopmail.net', 'zetmail.com'],
]);

/** LOGIN-11: what is unusual about the address or number that a registration names; a part of such a domain counts too. */
export function addressReasons(name: string | undefined): readonly RiskReason[] {
  // Read as the registration reads it: an international spelling leads to the same mailbox.
  const domain = readEmail(name ?? '')?.key.split('@')[1];
  if (!domain) return [];
  const labels = domain.split('.');
  const isKnown = labels.some((_, at) => DOMAINS.has(labels.slice(at).join('.')));
  return isKnown ? ['disposable-address'] : [];
}
