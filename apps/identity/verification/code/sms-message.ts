import { globalSite, siteById } from '@gatehouse/rules/site/site-of';
import {
  alreadyRegisteredSms,
  challengeCodeSms,
  noAccountSms,
  numberTakenSms,
  registrationCodeSms,
} from '../../delivery/sms-texts.ts';
import type { Services } from '../../kernel/services.ts';
import { countSms } from '../../rate-limit/sms-limits.ts';
import type { Message, SendMethod } from '../challenge/method.ts';
import { purposes } from '../challenge/purposes.ts';
import { CODE_TTL_MS } from './code.ts';

const MINUTE_MS = 60_000;

async function sendCode({ brand, sms }: Services, { challenge, to, account, taken, code }: Message): Promise<void> {
  if (!sms) throw new Error('There is no way to send text messages');
  const { purpose, lang } = challenge;
  const site = siteById(brand, challenge.site) ?? globalSite(brand);
  const addressed = { brand, site, locale: lang, to };
  const coded = { ...addressed, code, minutes: CODE_TTL_MS / MINUTE_MS };
  if (purpose === 'register') return sms(taken ? alreadyRegisteredSms(addressed) : registrationCodeSms(coded));
  if (taken) return sms(numberTakenSms(addressed));
  if (!account && purposes[purpose].proves === 'account') return sms(noAccountSms(addressed));
  return sms(challengeCodeSms({ ...coded, purpose }));
}

/** A code to a mobile number. */
export const bySms: SendMethod = {
  ttlMs: CODE_TTL_MS,
  count: ({ limits }, { to, visitor }) => countSms(limits, to, visitor),
  send: sendCode,
  notSent: 'smsNotSent',
};
