import type { Touches } from '@gatehouse/rules/attribution/attribution';
import type { AttributionValues } from '@gatehouse/rules/attribution/attribution-values';
import type { Platform } from '@gatehouse/rules/device/platform';

/** SESS-11: the course of a registration in this tab. Times are epoch milliseconds. */
export type SignupTiming = {
  /** When the user first opened a registration page. */
  readonly signup_time: number;
  readonly last_refresh_time: number;
  /** Names of the pages since then, in order. Never an address: an address may identify the user. */
  readonly user_behavior_path: readonly string[];
};

/** LOGIN-04: what a login or registration carries beside the credentials, by our names. */
export type Extras = {
  readonly url?: string | undefined;
  readonly registChannel?: string | undefined;
  readonly medium?: string | undefined;
  readonly userCode?: string | undefined;
  /** AFF-07: the campaign. */
  readonly utm?: AttributionValues | undefined;
  /** `now`: epoch ms by the clock that the touches have. */
  readonly touches?: (Touches & { readonly now: number }) | undefined;
  readonly signupTiming?: SignupTiming | undefined;
  readonly tgSource?: string | undefined;
  /** PLAT-04: the platform label. */
  readonly platform?: Platform | undefined;
  readonly euSubscription?: boolean | undefined;
  readonly isManuallyModifyUserCode?: boolean | undefined;
  /** `client_id` of the page's query. */
  readonly clientId?: string | undefined;
};

/** A touch without site or path where the page did not know them yet. */
type TouchOnTheWire = {
  at: number;
  site?: string | undefined;
  path?: string | undefined;
  values: AttributionValues;
};

export type ExtrasOnTheWire = {
  url?: string;
  regist_channel?: string;
  medium?: string;
  user_code?: string;
  utm_channel_info?: AttributionValues;
  touches?: {
    first: TouchOnTheWire;
    last: TouchOnTheWire;
    inviter?: TouchOnTheWire | undefined;
    now: number;
  };
  signup_timing?: { signup_time: number; last_refresh_time: number; user_behavior_path: string[] };
  ext_json?: string;
  oauth_tmp_login_id?: string;
  /** TG-02, in the mini-app. */
  telegram_callback_mini?: string;
};

/** What `oauth_tmp_login_id` says outside an OAuth flow. */
export const NO_CLIENT = 'not_found';

/** What `attribution` in login.schema.ts accepts at most. */
export const extrasMaxChars = { url: 2048, word: 128, value: 512, site: 32, path: 256, page: 64, pages: 20 } as const;

/** Spells the extras for the wire. Nothing is stripped or checked here. */
export function spellExtras(extras: Extras): Record<Exclude<keyof ExtrasOnTheWire, 'telegram_callback_mini'>, unknown> {
  return {
    url: extras.url,
    regist_channel: extras.registChannel,
    medium: extras.medium,
    user_code: extras.userCode,
    utm_channel_info: extras.utm,
    touches: extras.touches,
    signup_timing: extras.signupTiming,
    ext_json: {
      tg_source: extras.tgSource,
      platform: extras.platform,
      eu_subscription: extras.euSubscription,
      is_manual_input: extras.isManuallyModifyUserCode,
    },
    oauth_tmp_login_id: extras.clientId,
  };
}
