import { LOST_FACTOR_PATH } from '@gatehouse/rules/page/page-paths';
import { originOf } from '@gatehouse/rules/site/site-of';
import { ownerMark } from '../../accounts/owner-mark.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import { factorRecoveryMail } from '../../delivery/mails.ts';
import { noticeSms } from '../../delivery/sms-texts.ts';
import { readUserAgent } from '../../http/user-agent.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { countSms } from '../../rate-limit/sms-limits.ts';
import type { Waiting } from './advance-factor-recovery.ts';

/**
 * Notifies the owner, at the address and number that the account has until then, that a request waits and how to cancel it.
 * A failed delivery does not stop the recovery: every session of the account shows the request as well.
 */
export async function notifyFactorRecovery(
  services: Services,
  account: AccountRow,
  { row, cancelToken }: Waiting,
  visitor: Visitor,
): Promise<void> {
  const { brand, mail, sms, note } = services;
  const { site, place, userAgent } = visitor;
  const { email, mobile, lang: locale } = account;
  const link = `${originOf(brand, site)}/${visitor.locale}${LOST_FACTOR_PATH}?cancel=${row.id}#${cancelToken}`;
  const common = { brand, site, locale, item: row.item, readyAt: row.ready_at };
  const whence = { ...readUserAgent(userAgent), country: place.country ?? '', mark: ownerMark(services, account) };
  const failed = (error: unknown) => note('The owner of an account was not told of a request', error);
  if (email !== null) await mail(factorRecoveryMail({ ...common, ...whence, to: email, link })).catch(failed);
  if (mobile === null || !sms || !(await mayText(services, mobile, visitor))) return;
  await sms(noticeSms({ brand, site, locale, to: mobile })).catch(failed);
}

/** Text messages are paid for, and may be none. */
async function mayText({ limits }: Services, mobile: string, visitor: Visitor): Promise<boolean> {
  try {
    await countSms(limits, mobile, visitor);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
