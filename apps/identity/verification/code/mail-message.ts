import { TRX_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { globalSite, originOf, siteById } from '@gatehouse/rules/site/site-of';
import { ownerMark } from '../../accounts/owner-mark.ts';
import type { Mail } from '../../delivery/mail.ts';
import {
  addressTakenMail,
  alreadyRegisteredMail,
  challengeCodeMail,
  challengeLinkMail,
  noAccountMail,
  registrationCodeMail,
  registrationLinkMail,
} from '../../delivery/mails.ts';
import { readUserAgent } from '../../http/user-agent.ts';
import type { Services } from '../../kernel/services.ts';
import { countAll, type GiveBack } from '../../rate-limit/count-all.ts';
import { isKnownDevice } from '../../risk/known-device.ts';
import type { Message, SendMethod } from '../challenge/method.ts';
import { purposes } from '../challenge/purposes.ts';
import { CODE_TTL_MS, LINK_TTL_MS } from './code.ts';

const MINUTE_MS = 60_000;

/** A code to an address. */
export const byMail: SendMethod = {
  ttlMs: CODE_TTL_MS,
  count: countMail,
  send: (services, message) => services.mail(codeMail(services, message, CODE_TTL_MS / MINUTE_MS)),
  notSent: 'mailNotSent',
};

/** A link to an address, where the purpose has a page for it, and a code beside. */
export const byMailedLink: SendMethod = {
  ttlMs: LINK_TTL_MS,
  count: countMail,
  send: (services, message) =>
    services.mail(codeMail(services, message, LINK_TTL_MS / MINUTE_MS, linkOf(services.brand, message))),
  notSent: 'mailNotSent',
};

/** Fewer from one device or network than from all, so that one stranger does not use up what the owner may ask for. */
async function countMail(services: Services, message: Message): Promise<GiveBack> {
  const { challenge, to, visitor } = message;
  const recipient = `${challenge.environment}|${to.toLowerCase()}`;
  const isStrangers = await isAskedByStranger(services, message);
  return countAll(services.limits, [
    ['mailsByRecipientAndDevice', `${recipient}|${visitor.device ?? ''}`],
    ['mailsByRecipientAndAddress', `${recipient}|${visitor.address}`],
    ['mailsByRecipient', recipient],
    ['mailsByRecipientInADay', isStrangers ? to.toLowerCase() : undefined],
  ]);
}

/** Whether all that is known of the caller is that they typed this name: no secret of the account, and none of its devices. */
async function isAskedByStranger({ db, clock }: Services, { challenge, visitor }: Message): Promise<boolean> {
  const { purpose, account_id, login_key } = challenge;
  if (login_key === null || purposes[purpose].asksOwner) return false;
  return !(await isKnownDevice(db, clock(), { id: account_id ?? '' }, visitor));
}

type Brand = Services['brand'];

function siteOf(brand: Brand, { challenge }: Message) {
  return siteById(brand, challenge.site) ?? globalSite(brand);
}

function linkOf(brand: Brand, message: Message): string | undefined {
  const { id, lang, purpose } = message.challenge;
  const { linkPage } = purposes[purpose];
  if (!linkPage) return undefined;
  return `${originOf(brand, siteOf(brand, message))}/${lang}${linkPage}?${TRX_PARAMETER}=${id}#${message.link}`;
}

function codeMail(services: Services, message: Message, minutes: number, link?: string): Mail {
  const { brand } = services;
  const { challenge, to, account, taken, code, visitor } = message;
  const { purpose, lang } = challenge;
  const addressed = { brand, site: siteOf(brand, message), locale: lang, to };
  if (purpose === 'register') {
    if (taken) return alreadyRegisteredMail({ ...addressed, mark: ownerMark(services, taken), link });
    const coded = { ...addressed, code, minutes };
    return link ? registrationLinkMail({ ...coded, link }) : registrationCodeMail(coded);
  }
  if (taken) return addressTakenMail({ ...addressed, mark: ownerMark(services, taken) });
  if (!account && purposes[purpose].proves === 'account') return noAccountMail(addressed);
  const { browser, system } = readUserAgent(visitor.userAgent);
  const country = visitor.place.country ?? '';
  // An address that is not the account's yet may be a stranger's: it must not learn the owner's code.
  const mark = account?.email === to ? ownerMark(services, account) : undefined;
  const byService = purpose === 'login_second' && isOpenedByService(challenge.context);
  const coded = { ...addressed, purpose, code, minutes, browser, system, country, mark, byService };
  return link ? challengeLinkMail({ ...coded, link }) : challengeCodeMail(coded);
}

/** Whether the login began at another company, and not with a password. */
function isOpenedByService(context: string): boolean {
  const { openedBy } = JSON.parse(context) as { openedBy?: string };
  return openedBy === 'telegram' || openedBy === 'third_party';
}
