import { memberHome } from '@gatehouse/rules/region/member-home';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { type NoticeDetails, noticeDetails } from '@gatehouse/words/mail-notice';
import { accountById } from '../accounts/accounts.ts';
import { ownerMark } from '../accounts/owner-mark.ts';
import type { AccountRow } from '../accounts/tables.ts';
import type { OwnerMark } from '../delivery/mail.ts';
import { noticeMail } from '../delivery/mails.ts';
import { isOver, mayHaveBeenSent } from '../delivery/not-delivered.ts';
import { noticeSms } from '../delivery/sms-texts.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { countSms } from '../rate-limit/sms-limits.ts';
import { type Before, keepRecipients, settleNotice } from './owed-notices.ts';
import {
  type NoticeEvent,
  type SecurityEvent,
  type StoredEvent,
  storedEventColumns,
  tells,
} from './security-events.ts';

/** Both as they are stored, where the caller has them at hand. */
export type Known = { readonly account: AccountRow; readonly event: StoredEvent };

declare module '../kernel/services.ts' {
  interface Services {
    /** Notices that are being sent; a shutdown waits for them. */
    readonly notifying: Set<Promise<void>>;
  }
}

/** Events whose notice the owner may turn off; changes of the account's security always have one. */
const OPTIONAL: readonly SecurityEvent[] = ['loginNewDevice'];

/**
 * Notifies the owner of an account of an event, after its transaction: by mail, or by text message where there is no address.
 * Never throws and is never awaited: the event has happened. What could not be sent stays owed (`owed-notices.ts`).
 * @param before as it was recorded with the event
 */
export function notifyAccountOwner(
  services: Services,
  accountId: string,
  kind: SecurityEvent,
  visitor: NoticeOrigin,
  before: Before = {},
  known?: Known,
): void {
  if (!tells(kind)) return;
  const notifying = notify(services, accountId, kind, visitor, before, known)
    .catch((error: unknown) => services.note(`An owner was not told of ${kind}`, error))
    .finally(() => services.notifying.delete(notifying));
  services.notifying.add(notifying);
}

/** Whose text messages are counted; undefined: not known any more. */
type NoticeOrigin = { readonly device: string | undefined; readonly address: string | undefined };

async function notify(
  services: Services,
  accountId: string,
  kind: NoticeEvent,
  visitor: NoticeOrigin,
  before: Before,
  known: Known | undefined,
): Promise<void> {
  const { db, limits } = services;
  const account = known?.account ?? (await accountById(db, accountId));
  const event = known?.event ?? (await lastOf(services, accountId, kind));
  if (!account || !event) return;
  if (!wantsToHear(account, kind)) return settleNotice(db, event.id);
  // Set, changed and removed in turn is one flood.
  const flood = kind.startsWith('antiPhishing') ? 'antiPhishing' : kind;
  await limits.count('noticesByAccountAndKind', `${accountId}|${flood}`).catch(async (error: unknown) => {
    if (error instanceof Refusal) await settleNotice(db, event.id);
    throw error;
  });
  await sendNotice(services, { account, kind, event, before }, visitor);
}

/** Whether the owner wants this notice; changes of the account's security always have one. */
export function wantsToHear(account: AccountRow, kind: NoticeEvent): boolean {
  return !OPTIONAL.includes(kind) || account.notice_new_login !== 0;
}

export type Notice = {
  readonly account: AccountRow;
  readonly kind: NoticeEvent;
  readonly event: StoredEvent;
  readonly before: Before;
  /** The recipients that are left; absent: all. */
  readonly recipients?: readonly string[] | undefined;
};

/** Sends the notice to every recipient, and stores who is left. What may have gone out, or is refused for good, is not tried again. */
export async function sendNotice(services: Services, notice: Notice, visitor: NoticeOrigin): Promise<void> {
  const { account, kind, event, before, recipients } = notice;
  const anti_phishing_code = account.anti_phishing_code || before.anti_phishing_code || '';
  const mark = ownerMark(services, { id: account.id, anti_phishing_code });
  const content: NoticeContent = { ...event, mark, event: kind, details: detailsOf(kind, event.detail) };
  const numbers =
    account.email === null && !OPTIONAL.includes(kind) ? [account.mobile, before.mobile] : [before.mobile];
  const isLeft = (to: string) => recipients === undefined || recipients.includes(to);
  const sendings = [
    ...someOf([account.email, before.email]).map((to) => [to, mailTo] as const),
    ...someOf(numbers).map((to) => [to, textTo(visitor)] as const),
  ].filter(([to]) => isLeft(to));
  const sent = await Promise.allSettled(sendings.map(([to, send]) => send(services, account, content, to)));
  const left = sendings.flatMap(([to], place) => {
    const one = sent[place];
    if (one?.status !== 'rejected') return [];
    services.note(`A message about ${kind} was not sent`, one.reason);
    return isOver(one.reason) ? [] : [to];
  });
  if (left.length > 0) await keepRecipients(services.db, event.id, left);
  else await settleNotice(services.db, event.id);
}

function someOf(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values)].filter((value) => typeof value === 'string');
}

/** As it was kept with what happened; the newest is the one. */
async function lastOf(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  kind: NoticeEvent,
): Promise<StoredEvent | undefined> {
  return db
    .selectFrom('security_event')
    .select(storedEventColumns)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The details of an event that its notice shows. */
function detailsOf(kind: NoticeEvent, text: string): NoticeDetails {
  const { by, browser = '', system = '', ...details } = JSON.parse(text) as Readonly<Record<string, string>>;
  const letIn = [browser, system].filter(Boolean).join(', ');
  const more = {
    ...(kind === 'qrApproved' && letIn ? { letIn } : {}),
    ...(kind === 'thirdPartyLinked' || kind === 'thirdPartyUnlinked' ? { provider: by } : {}),
    ...(kind === 'oauthGranted' ? { application: by } : {}),
  };
  const all: Readonly<Record<string, string | undefined>> = { ...details, ...more };
  return Object.fromEntries(noticeDetails.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}

type NoticeContent = Omit<StoredEvent, 'id' | 'detail'> & {
  readonly event: NoticeEvent;
  readonly details: NoticeDetails;
  readonly mark: OwnerMark | undefined;
};

async function mailTo(
  { brand, mail }: Services,
  account: AccountRow,
  content: NoticeContent,
  to: string,
): Promise<void> {
  const { event, browser, system, country, at, details, mark } = content;
  const whence = { event, browser, system, country, at, details };
  await mail(noticeMail({ ...addressed({ brand }, account), ...whence, to, mark }));
}

/** Text messages are paid for, and may be none: then the owner reads it in the history. */
function textTo(visitor: NoticeOrigin) {
  return async (services: Services, account: AccountRow, _: NoticeContent, to: string): Promise<void> => {
    if (!services.sms) return;
    const giveBack = await countSms(services.limits, to, visitor).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (!giveBack) return;
    await services.sms(noticeSms({ ...addressed(services, account), to })).catch(async (error: unknown) => {
      if (!mayHaveBeenSent(error)) await giveBack();
      throw error;
    });
  };
}

/** What a message to the owner is written by: the site where the account is at home, and the account's language. */
export function addressed({ brand }: Pick<Services, 'brand'>, account: AccountRow) {
  const { environment, site: openedOn, kyc_country: kycCountry, lang: locale } = account;
  return { brand, site: memberHome(brand, { environment, openedOn, kycCountry }) ?? globalSite(brand), locale };
}
