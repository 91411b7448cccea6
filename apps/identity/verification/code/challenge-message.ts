import { TRX_PARAMETER } from '@gatehouse/contract/own-parameters';
import { globalSite, originOf, siteById } from '@gatehouse/rules/site-of';
import type { AccountRow } from '../../accounts/tables.ts';
import { addressTakenMail, challengeCodeMail, challengeLinkMail, noAccountMail } from '../../delivery/mails.ts';
import { challengeCodeSms, noAccountSms, numberTakenSms } from '../../delivery/sms-texts.ts';
import { readUserAgent } from '../../http/user-agent.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { countAll, type GiveBack } from '../../rate-limit/count-all.ts';
import { countSms } from '../../rate-limit/sms-limits.ts';
import { isKnownDevice } from '../../risk/known-device.ts';
import type { ChallengePurpose, ChallengeRow } from '../challenge/tables.ts';
import { CODE_TTL_MS, LINK_TTL_MS } from './code.ts';

const MINUTE_MS = 60_000;

export type ChallengeMessage = {
  readonly challenge: ChallengeRow;
  readonly item: 'email' | 'email_link' | 'mobile';
  readonly to: string;
  /** Undefined: nobody has an account by this name, and the message says so. */
  readonly account: AccountRow | undefined;
  /** Has the name that is to be added to `account`: its owner is told so, and gets no code. */
  readonly taken?: AccountRow | undefined;
  readonly code: string;
  readonly link: string;
};

/** The page that a link of each purpose leads to. */
const LINK_PAGES: Partial<Record<ChallengePurpose, string>> = {
  login: '/login-link',
  reset: '/app/user/retrieve',
};

/**
 * Counts a message to its recipient: fewer from one device or network than from all, so that one stranger does not use up what
 * the owner may ask for.
 * @throws {Refusal} deviceOrAccountLimit, addressLimit
 */
export async function countChallengeMessage(
  services: Pick<Services, 'db' | 'clock' | 'limits'>,
  { item, to, challenge }: ChallengeMessage,
  visitor: Visitor,
): Promise<GiveBack> {
  const { limits } = services;
  if (item === 'mobile') return countSms(limits, to, visitor);
  const recipient = `${challenge.environment}|${to.toLowerCase()}`;
  const isStrangers = await isAskedByStranger(services, challenge, visitor);
  return countAll(limits, [
    ['mailsByRecipientAndDevice', `${recipient}|${visitor.device ?? ''}`],
    ['mailsByRecipientAndAddress', `${recipient}|${visitor.address}`],
    ['mailsByRecipient', recipient],
    ['mailsByRecipientInADay', isStrangers ? to.toLowerCase() : undefined],
  ]);
}

/** Whether all that is known of the caller is that they typed this name: no secret of the account, and none of its devices. */
async function isAskedByStranger(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { purpose, account_id, login_key }: ChallengeRow,
  visitor: Visitor,
): Promise<boolean> {
  if (login_key === null || purpose === 'login_second') return false;
  return !(await isKnownDevice(db, clock(), { id: account_id ?? '' }, visitor));
}

/** Sends what the challenge's item asks for. @throws {Error} when it could not be handed over */
export async function sendChallengeMessage(
  services: Services,
  message: ChallengeMessage,
  visitor: Visitor,
): Promise<void> {
  const { brand, mail, sms } = services;
  const { challenge, item, to, account, taken, code, link: token } = message;
  const { purpose, lang, id } = challenge;
  const site = siteById(brand, challenge.site) ?? globalSite(brand);
  const addressed = { brand, site, locale: lang, to };
  const isForOwner = account !== undefined || purpose === 'new_name' || purpose === 'third_party';
  const minutes = (item === 'email_link' ? LINK_TTL_MS : CODE_TTL_MS) / MINUTE_MS;
  if (item === 'mobile') {
    if (!sms) throw new Error('There is no way to send text messages');
    if (taken) return sms(numberTakenSms(addressed));
    return sms(isForOwner ? challengeCodeSms({ ...addressed, purpose, code, minutes }) : noAccountSms(addressed));
  }
  if (taken) return mail(addressTakenMail({ ...addressed, antiPhishing: taken.anti_phishing_code }));
  if (!isForOwner) return mail(noAccountMail(addressed));
  const { browser, system } = readUserAgent(visitor.userAgent);
  const country = visitor.place.country ?? '';
  // An address that is not the account's yet may be anybody's: it must not learn the owner's code.
  const antiPhishing = account?.email === to ? account.anti_phishing_code : '';
  const coded = { ...addressed, purpose, code, minutes, browser, system, country, antiPhishing };
  const page = LINK_PAGES[purpose];
  if (item !== 'email_link' || !page) return mail(challengeCodeMail(coded));
  const link = `${originOf(brand, site)}/${lang}${page}?${TRX_PARAMETER}=${id}#${token}`;
  return mail(challengeLinkMail({ ...coded, link }));
}
