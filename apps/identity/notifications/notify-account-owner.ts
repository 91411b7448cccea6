import { memberHome } from '@gatehouse/rules/region/member-home';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { type NoticeDetails, noticeDetails } from '@gatehouse/words/mail-notice';
import { accountById } from '../accounts/accounts.ts';
import type { AccountRow } from '../accounts/tables.ts';
import { noticeMail } from '../delivery/mails.ts';
import { mayHaveBeenSent } from '../delivery/not-delivered.ts';
import { noticeSms } from '../delivery/sms-texts.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { countSms } from '../rate-limit/sms-limits.ts';
import { settleNotices } from './owed-notices.ts';
import { type Before, type KeptEvent, type SecurityEvent, type ToldEvent, tells } from './security-events.ts';

/** Both as they are stored, where the caller has them at hand. */
export type Known = { readonly account: AccountRow; readonly event: KeptEvent };

/** What owners may do without; changes of their account's security are always told. */
const OPTIONAL: readonly SecurityEvent[] = ['loginNewDevice'];

/**
 * Tells the owner of an account that something happened to it, after it has: by mail, or by text message where there is no
 * address. Never throws and is never waited for: what happened has happened. A message that could not be sent stays owed (`owed-notices.ts`).
 * @param before as it was recorded with the event
 */
export function tellOwner(
  services: Services,
  accountId: string,
  kind: SecurityEvent,
  visitor: Pick<Visitor, 'device' | 'address'>,
  before: Before = {},
  known?: Known,
): void {
  if (!tells(kind)) return;
  tell(services, accountId, kind, visitor, before, known).catch((error: unknown) => {
    services.note(`An owner was not told of ${kind}`, error);
  });
}

async function tell(
  services: Services,
  accountId: string,
  kind: ToldEvent,
  visitor: Pick<Visitor, 'device' | 'address'>,
  before: Before,
  known: Known | undefined,
): Promise<void> {
  const { db, limits, clock } = services;
  const account = known?.account ?? (await accountById(db, accountId));
  const event = known?.event ?? (await lastOf(services, accountId, kind));
  if (!account || !event) return;
  const settled = () => settleNotices(db, accountId, kind, clock());
  if (!wantsToHear(account, kind)) return settled();
  try {
    // Set, changed and removed in turn is one flood.
    await limits.count(
      'noticesByAccountAndKind',
      `${accountId}|${kind.startsWith('antiPhishing') ? 'antiPhishing' : kind}`,
    );
  } catch (error) {
    if (error instanceof Refusal) await settled();
    throw error;
  }
  if (await sendNotice(services, { account, kind, event, before }, visitor)) await settled();
}

/** Whether the owner wants this one; what changes an account's security is always told. */
export function wantsToHear(account: AccountRow, kind: ToldEvent): boolean {
  return !OPTIONAL.includes(kind) || account.notice_new_login !== 0;
}

export type Notice = {
  readonly account: AccountRow;
  readonly kind: ToldEvent;
  readonly event: KeptEvent;
  readonly before: Before;
};

/** Sends it wherever it has to go. Never throws. @returns whether nothing is left to send: what may have gone out is not sent twice */
export async function sendNotice(
  services: Services,
  { account, kind, event, before }: Notice,
  visitor: Pick<Visitor, 'device' | 'address'>,
): Promise<boolean> {
  const antiPhishing = account.anti_phishing_code || before.anti_phishing_code;
  const told: Told = { ...event, antiPhishing, event: kind, details: detailsOf(kind, event.detail) };
  const numbers =
    account.email === null && !OPTIONAL.includes(kind) ? [account.mobile, before.mobile] : [before.mobile];
  const sent = await Promise.allSettled([
    ...someOf([account.email, before.email]).map((to) => mailTo(services, account, told, to)),
    ...someOf(numbers).map((to) => textTo(services, account, visitor, to)),
  ]);
  const failed = sent.filter((one) => one.status === 'rejected');
  for (const { reason } of failed) services.note(`A message about ${kind} was not sent`, reason);
  return failed.every(({ reason }) => mayHaveBeenSent(reason));
}

function someOf(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values)].filter((value) => typeof value === 'string');
}

/** As it was kept with what happened; the newest is the one. */
async function lastOf(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  kind: ToldEvent,
): Promise<KeptEvent | undefined> {
  return db
    .selectFrom('security_event')
    .select(['at', 'browser', 'system', 'country', 'detail'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What of an event's details is told, in the words of the mail. */
function detailsOf(kind: ToldEvent, text: string): NoticeDetails {
  const { by, browser = '', system = '', ...kept } = JSON.parse(text) as Readonly<Record<string, string>>;
  const letIn = [browser, system].filter(Boolean).join(', ');
  const more = {
    ...(kind === 'qrApproved' && letIn ? { letIn } : {}),
    ...(kind === 'thirdPartyLinked' || kind === 'thirdPartyUnlinked' ? { provider: by } : {}),
  };
  const all: Readonly<Record<string, string | undefined>> = { ...kept, ...more };
  return Object.fromEntries(noticeDetails.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}

type Told = Omit<KeptEvent, 'detail'> & {
  readonly event: ToldEvent;
  readonly details: NoticeDetails;
  readonly antiPhishing: string | undefined;
};

async function mailTo({ brand, mail }: Services, account: AccountRow, event: Told, to: string): Promise<void> {
  const { browser, system, country, at, details, antiPhishing } = event;
  const whence = { event: event.event, browser, system, country, at, details };
  await mail(noticeMail({ ...addressed({ brand }, account), ...whence, to, antiPhishing }));
}

/** Text messages are paid for, and may be none: then the owner reads it in the history. */
async function textTo(
  services: Services,
  account: AccountRow,
  visitor: Pick<Visitor, 'device' | 'address'>,
  to: string,
): Promise<void> {
  if (!services.sms) return;
  try {
    await countSms(services.limits, to, visitor);
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  await services.sms(noticeSms({ ...addressed(services, account), to }));
}

function addressed({ brand }: Pick<Services, 'brand'>, account: AccountRow) {
  const { environment, site: openedOn, kyc_country: kycCountry, lang: locale } = account;
  return { brand, site: memberHome(brand, { environment, openedOn, kycCountry }) ?? globalSite(brand), locale };
}
