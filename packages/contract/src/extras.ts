/** LOGIN-04: what a login or registration carries beside the credentials, in our words. */
export type Extras = {
  readonly url?: string | undefined;
  readonly registChannel?: string | undefined;
  readonly medium?: string | undefined;
  readonly userCode?: string | undefined;
  readonly tgSource?: string | undefined;
  readonly euSubscription?: boolean | undefined;
  readonly isManuallyModifyUserCode?: boolean | undefined;
  /** `client_id` of the page's query. */
  readonly clientId?: string | undefined;
  readonly magpie?: { readonly token: string; readonly scene: string } | undefined;
};

export type ExtrasOnTheWire = {
  url?: string;
  regist_channel?: string;
  medium?: string;
  user_code?: string;
  ext_json?: string;
  oauth_tmp_login_id?: string;
  magpie_verify_info?: { token: string; scene: string };
};

/** What `oauth_tmp_login_id` says outside an OAuth flow. */
export const NO_CLIENT = 'not_found';

/** Lengths that `attribution` in login.schema.ts accepts. */
export const extrasMaxChars = { url: 2048, word: 128 } as const;

/** Spells the extras for the wire. Nothing is stripped or checked here. */
export function spellExtras(extras: Extras): Record<keyof ExtrasOnTheWire, unknown> {
  return {
    url: extras.url,
    regist_channel: extras.registChannel,
    medium: extras.medium,
    user_code: extras.userCode,
    ext_json: {
      tg_source: extras.tgSource,
      eu_subscription: extras.euSubscription,
      is_manual_input: extras.isManuallyModifyUserCode,
    },
    oauth_tmp_login_id: extras.clientId,
    magpie_verify_info: extras.magpie,
  };
}
