import type { LoginPayload } from '@gatehouse/contract/login.schema';

const FIELDS = ['url', 'regist_channel', 'medium', 'user_code', 'ext_json', 'oauth_tmp_login_id'] as const;
type Attribution = Partial<Pick<LoginPayload, (typeof FIELDS)[number]>>;

/** LOGIN-04, AFF-07: how someone came here, as JSON text; a later step adds to an earlier one. Captcha proofs are not kept. */
export function attributionText(input: Attribution, earlier = '{}'): string {
  const given = FIELDS.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]] as const]));
  return JSON.stringify({ ...JSON.parse(earlier), ...Object.fromEntries(given) });
}
