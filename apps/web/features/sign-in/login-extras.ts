import type { Extras, ExtrasOnTheWire } from '@gatehouse/contract/login/extras';
import { paidTouch } from '@gatehouse/rules/attribution/attribution';
import { channelOf, creditedChannel } from '@gatehouse/rules/attribution/channel';
import { mayUse } from '@gatehouse/rules/consent/consent';
import { campaignOf, getTouches } from '../../platform/attribution/attribution.ts';
import { keptPayee } from '../../platform/attribution/payee.ts';
import { signupTiming } from '../../platform/attribution/signup-timing.ts';
import { getConsent } from '../../platform/consent/consent.ts';
import { loginExtras } from '../../platform/request/payload.ts';
import { platformLabel } from '../../platform/webview/platform-label.ts';

/** What the page itself knows: consents, and a referral code that somebody typed, which then beats all others. */
export type ExtrasOfPage = Pick<Extras, 'userCode' | 'isManuallyModifyUserCode' | 'euSubscription' | 'tgSource'>;

/**
 * LOGIN-04, AFF-07, AFF-08, SESS-11: what goes along with a login or a registration: who sent the visitor, by the
 * address and by what is kept, and how the registration went.
 */
export function collectLoginExtras(more: ExtrasOfPage = {}): ExtrasOnTheWire {
  const now = Date.now();
  const touches = getTouches(now);
  const paid = touches && paidTouch(touches);
  const values = paid?.values ?? {};
  const channel = creditedChannel(channelOf(values).value, keptPayee(values)).value;
  const isTyped = more.isManuallyModifyUserCode === true && !!more.userCode && more.userCode !== channel.userCode;
  return loginExtras({
    ...more,
    url: location.origin + location.pathname,
    registChannel: paid?.values.regist_channel ?? touches?.last.values.regist_channel,
    medium: isTyped ? 'referral' : channel.medium,
    userCode: isTyped ? more.userCode : channel.userCode,
    utm: paid && campaignOf(paid),
    touches: touches && { ...touches, now },
    signupTiming: mayUse(getConsent(), 'analytics').value ? signupTiming() : undefined,
    // The exchange's own app runs on phones alone, which have the same label.
    platform: platformLabel(''),
    clientId: new URLSearchParams(location.search).get('client_id') ?? undefined,
  });
}
