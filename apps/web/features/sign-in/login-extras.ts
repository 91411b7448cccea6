import type { Extras, ExtrasOnTheWire } from '@gatehouse/contract/login/extras';
import { paidTouch } from '@gatehouse/rules/attribution/attribution';
import { channelOf, creditedChannel } from '@gatehouse/rules/attribution/channel';
import { mayUse } from '@gatehouse/rules/consent/consent';
import { campaignOf, getTouches } from '../../platform/attribution/attribution.ts';
import { keptPayee } from '../../platform/attribution/payee.ts';
import { signupTiming } from '../../platform/attribution/signup-timing.ts';
import { getConsent } from '../../platform/consent/consent.ts';
import { miniAppParts } from '../../platform/navigation/mini-app-parts.ts';
import { loginExtras } from '../../platform/request/payload.ts';
import { platformLabel } from '../../platform/webview/platform-label.ts';

/** Inputs of the page: consents, and a typed referral code, which overrides all others. */
export type ExtrasOfPage = Pick<Extras, 'userCode' | 'isManuallyModifyUserCode' | 'euSubscription'>;

/**
 * LOGIN-04, AFF-07, AFF-08, SESS-11, TG-02: the extra fields of a login or registration: attribution by address and storage, the
 * timing of the registration, and in the mini-app what Telegram has signed, once the person has accepted that (TG-04).
 */
export function collectLoginExtras(more: ExtrasOfPage = {}): ExtrasOnTheWire {
  const now = Date.now();
  const touches = getTouches(now);
  const paid = touches && paidTouch(touches);
  const values = paid?.values ?? {};
  const channel = creditedChannel(channelOf(values).value, keptPayee(values)).value;
  const isTyped = more.isManuallyModifyUserCode === true && !!more.userCode && more.userCode !== channel.userCode;
  const extras = loginExtras({
    ...more,
    url: location.origin + location.pathname,
    registChannel: paid?.values.regist_channel ?? touches?.last.values.regist_channel,
    medium: isTyped ? 'referral' : channel.medium,
    userCode: isTyped ? more.userCode : channel.userCode,
    utm: paid && campaignOf(paid),
    touches: touches && { ...touches, now },
    signupTiming: mayUse(getConsent(), 'analytics').value ? signupTiming() : undefined,
    // The exchange's app runs on phones only, which have the same label.
    platform: platformLabel(''),
    clientId: new URLSearchParams(location.search).get('client_id') ?? undefined,
    ...miniAppParts.extras?.(),
  });
  return { ...extras, ...miniAppParts.accepted?.() };
}
