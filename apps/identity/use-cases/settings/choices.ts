import type { AccountOverview } from '@gatehouse/contract/account/account';
import type {
  AccountAntiPhishingPayload,
  AccountDeviceCheckPayload,
  AccountLanguagePayload,
  AccountNoticesPayload,
} from '@gatehouse/contract/account/account.schema';
import { personalSeal } from '../../accounts/owner-mark.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField, Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent, type SecurityEvent } from '../../notifications/security-events.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { mustBeFresh } from '../../sessions/authenticate.ts';
import { maskedCode } from './overview.ts';

/**
 * Whether a device that is new is confirmed by a code.
 * @throws {Refusal} stepUpNeeded; deviceCheckDemanded where the site wants it whatever the owner chooses
 */
export async function setDeviceCheck(
  services: Services,
  { device_check }: AccountDeviceCheckPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<{ device_check: boolean }> {
  mustBeFresh(services, who);
  if (!device_check && visitor.site.newDevice === 'code') throw new Refusal('deviceCheckDemanded');
  const set = { device_check: device_check ? 1 : 0 };
  await change(services, who, visitor, {
    set,
    kind: () => 'deviceCheckChanged',
    detail: { to: device_check ? 'on' : 'off' },
  });
  return { device_check };
}

/**
 * Sets the anti-phishing code, shown in every mail to this account beside the seal; empty: none.
 * @throws {Refusal} stepUpNeeded
 */
export async function setAntiPhishing(
  services: Services,
  { anti_phishing_code }: AccountAntiPhishingPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<Pick<AccountOverview, 'anti_phishing_code' | 'personal_seal'>> {
  mustBeFresh(services, who);
  const code = anti_phishing_code.normalize('NFC');
  const detail = { to: code === '' ? 'off' : 'on' };
  const kindAfter = (before: unknown) => (before === '' ? 'antiPhishingAdded' : 'antiPhishingChanged');
  const kind = code === '' ? () => 'antiPhishingRemoved' as const : kindAfter;
  await change(services, who, visitor, { set: { anti_phishing_code: code }, kind, detail });
  const seal = personalSeal(services, { id: who.account_id, anti_phishing_code: code });
  return { anti_phishing_code: maskedCode(code), personal_seal: seal };
}

type Change = {
  readonly set: { readonly device_check: number } | { readonly anti_phishing_code: string };
  /** What happened, by what was so before. */
  readonly kind: (before: unknown) => SecurityEvent;
  readonly detail: Readonly<Record<string, string>>;
};

/** Changes it and sends a notice; the same value again is no change, and has none. */
async function change(services: Services, who: Authenticated, visitor: Visitor, { set, kind, detail }: Change) {
  const { db, clock } = services;
  const [[column, value]] = Object.entries(set) as [['device_check' | 'anti_phishing_code', number | string]];
  const happened = await db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom('account').select(column).where('id', '=', who.account_id).executeTakeFirst();
    const row = await trx
      .updateTable('account')
      .set(set)
      .where('id', '=', who.account_id)
      .where(column, '!=', value)
      .returning('id')
      .executeTakeFirst();
    if (!row) return undefined;
    const event = kind(before?.[column]);
    await recordEvent(trx, clock(), who.account_id, event, visitor, detail, before ?? {});
    return { event, before };
  });
  // A thief who removes the code must not make the mail about it look false.
  if (happened) notifyAccountOwner(services, who.account_id, happened.event, visitor, happened.before);
}

/** Which mails the owner wants beside those about changes. A stolen session could silence them: it takes a fresh one. */
export async function setNotices(
  services: Services,
  { new_login }: AccountNoticesPayload,
  who: Authenticated,
): Promise<AccountNoticesPayload> {
  mustBeFresh(services, who);
  const set = { notice_new_login: new_login ? 1 : 0 };
  await services.db.updateTable('account').set(set).where('id', '=', who.account_id).execute();
  return { new_login };
}

/** The language of mails. @throws {Refusal} invalidField where the site has no such locale */
export async function setLanguage(
  { db }: Pick<Services, 'db'>,
  { lang }: AccountLanguagePayload,
  who: Authenticated,
  { site }: Pick<Visitor, 'site'>,
): Promise<AccountLanguagePayload> {
  if (!site.languages.list.includes(lang)) throw invalidField('lang', 'this site has no such language');
  await db.updateTable('account').set({ lang }).where('id', '=', who.account_id).execute();
  return { lang };
}
