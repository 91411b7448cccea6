import {
  ACCOUNT_INFO_PATH,
  AUTO_BAN_PATH,
  PERSONAL_PAGE_PATH,
  SELF_UNBLOCK_PATH,
} from '@gatehouse/rules/page/page-paths';
import type { Brand } from '@gatehouse/rules/site/brand';
import { localeOf, regionName } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import { officialHost, originOf } from '@gatehouse/rules/site/site-of';
import { hexOfOklch } from '@gatehouse/words/accent';
import { siteWords } from '@gatehouse/words/brand-words';
import { type MailSender, mailText } from '@gatehouse/words/mail';
import { type CodePurpose, linkPurposes } from '@gatehouse/words/mail-challenge';
import type { FactorRecoveryNotice } from '@gatehouse/words/mail-factor-recovery';
import type { MailKind, MailKinds } from '@gatehouse/words/mail-layouts';
import { linkOfNotice, type MailEvent, type Noticed, type NoticeLink } from '@gatehouse/words/mail-notice';
import { createTranslator } from '@gatehouse/words/translator';
import { namespaceWords } from '@gatehouse/words/words-for';
import type { Mail, OwnerMark } from './mail.ts';
import { sealPicture } from './seal-picture.ts';

/** Same in every mail: it says nothing of the account. */
const SEAL_CID = 'personal-seal@gatehouse';
/** Between paper and night: it shows on both. */
const SEAL_COLOUR = { lightness: 0.58, chroma: 0.11 };

type Addressed = {
  readonly brand: Brand;
  readonly site: Site;
  readonly locale: string;
  readonly to: string;
  /** Of the account that the mail is about, if it goes to its owner: in every such mail. */
  readonly mark?: OwnerMark | undefined;
};
type Coded = { readonly code: string; readonly minutes: number };

/** The code of a registration, also in the subject, where lists and watches show it. */
export function registrationCodeMail({ code, minutes, ...mail }: Addressed & Coded): Mail {
  return mailTo(mail, 'registrationCode', { code, minutes });
}

/**
 * The link of a registration, and the code for those who began on another device. Neither is in the subject: what it says
 * may be read on a locked screen, and by more programs than a body.
 * @throws {Error} when the link does not lead to the site
 */
export function registrationLinkMail({ link, code, minutes, ...mail }: Addressed & Coded & { link: string }): Mail {
  return mailTo(mail, 'registrationLink', { link, code, minutes });
}

/**
 * Notifies the owner of an account of an attempt, perhaps their own, to register again, and where to log in: by a link where
 * registrations are confirmed by one (SIGNUP-06).
 * @throws {Error} when the link does not lead to the site
 */
export function alreadyRegisteredMail({ link, ...mail }: Addressed & { link?: string | undefined }): Mail {
  return mailTo(mail, 'alreadyRegistered', { link });
}

type Challenge = Addressed &
  Coded & {
    readonly purpose: CodePurpose;
    readonly byService?: boolean | undefined;
    readonly browser: string;
    readonly system: string;
    /** ISO 3166-1, empty where it is not known. */
    readonly country: string;
  };

/** The code of a challenge. `mail-challenge.ts` lists the purposes with the code in the subject. */
export function challengeCodeMail(challenge: Challenge): Mail {
  const { code, minutes, purpose, browser, system, country, byService, ...mail } = challenge;
  const fields = { code, minutes, purpose, browser, system, country, byService };
  return mailTo(mail, 'challengeCode', fields);
}

/**
 * The link of a challenge, and its code beside; purposes without words for a link get the code alone.
 * @throws {Error} when the link does not lead to the site
 */
export function challengeLinkMail({ link, ...challenge }: Challenge & { readonly link: string }): Mail {
  const { code, minutes, purpose, browser, system, country, ...mail } = challenge;
  const linked = linkPurposes.find((one) => one === purpose);
  if (!linked) return challengeCodeMail(challenge);
  const fields = { link, code, minutes, purpose: linked, browser, system, country };
  return mailTo(mail, 'challengeLink', fields);
}

/** Says that this address has no account, in place of a code. */
export function noAccountMail(mail: Addressed): Mail {
  const unmarked = { ...mail, mark: undefined };
  return mailTo(unmarked, 'noAccount', {});
}

/** Notifies the owner of an account of an attempt, perhaps their own, to add their address to another account. */
export function addressTakenMail(mail: Addressed): Mail {
  return mailTo(mail, 'addressTaken', {});
}

type Notice = Addressed & Omit<Noticed, 'link'> & { readonly event: MailEvent };

/** Notifies the owner of a security event. The linked page asks for a login before it does anything. */
export function noticeMail({ event, at, browser, system, country, details, ...mail }: Notice): Mail {
  const { brand, site, locale } = mail;
  const link = `${originOf(brand, site)}/${locale}${NOTICE_PAGES[linkOfNotice(event)]}`;
  const fields = { event, at, browser, system, country, details, link };
  return mailTo(mail, 'notice', fields);
}

/** BAN-01, SHELL-10, SHELL-13, OAUTH-02: where owners lock and unlock their account, see their identity, and disconnect applications. */
const NOTICE_PAGES: Readonly<Record<NoticeLink, string>> = {
  lock: AUTO_BAN_PATH,
  unblock: SELF_UNBLOCK_PATH,
  identity: PERSONAL_PAGE_PATH,
  apps: `${ACCOUNT_INFO_PATH}#apps`,
};

/**
 * Notifies the owner that a factor is about to be removed or replaced, with a link that cancels it.
 * @throws {Error} when the link does not lead to the site
 */
export function factorRecoveryMail({
  item,
  readyAt,
  link,
  browser,
  system,
  country,
  ...mail
}: Addressed & FactorRecoveryNotice): Mail {
  const fields = { item, readyAt, link, browser, system, country };
  return mailTo(mail, 'factorRecovery', fields);
}

function senderOf({ brand, site, locale, mark }: Addressed): MailSender {
  return {
    ...site.look,
    brandName: brand.name,
    siteName: siteName(brand, site, locale),
    host: officialHost(brand, site),
    antiPhishing: mark?.code,
    personalSeal: mark?.seal && SEAL_CID,
  };
}

/** The owner's seal goes inside the mail: an address on a server would tell when the mail is opened. */
function mailTo<Kind extends MailKind>(mail: Addressed, kind: Kind, more: MailKinds[Kind]): Mail {
  const { brand, site, locale, to, mark } = mail;
  const text = mailText(locale, kind, { ...senderOf(mail), ...more }, siteWords(brand, site.id));
  if (!mark?.seal) return { to, ...text };
  const colour = hexOfOklch(SEAL_COLOUR.lightness, SEAL_COLOUR.chroma, site.look.hue);
  const base64 = sealPicture(mark.seal, colour).toString('base64');
  return { to, ...text, pictures: [{ cid: SEAL_CID, base64 }] };
}

function siteName(brand: Brand, { id, region, kind }: Site, locale: string): string {
  const tag = localeOf(locale)?.tag ?? 'en';
  if (region) return regionName(tag, region);
  const { t } = createTranslator(tag, namespaceWords(locale, 'global', siteWords(brand, id)));
  return kind === 'testnet' ? t('site.testnet') : t('site.global');
}
