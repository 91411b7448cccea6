/**
 * AFF-07, ROUTE-11: attribution parameters of an address, and the name under which each is stored; the most important first.
 * `utm_medium` stays apart from `medium`, which names the kind of inviter (AFF-08).
 */
export const attributionNames = [
  ...(['affiliate_id', 'brokerId', 'ref', 'medium', 'regist_channel', 'tag', 'group_id', 'group_type'] as const),
  ...(['utmsource', 'campaign', 'utm_medium', 'source', 'content', 'term', 'stage', 'from', 'referrer'] as const),
  ...(['language', 'uuid'] as const),
] as const;
export type AttributionName = (typeof attributionNames)[number];

/** The names that make an invitation; the other names describe the campaign. */
export const invitationNames = [
  ...(['affiliate_id', 'brokerId', 'ref', 'medium', 'regist_channel', 'tag', 'group_id', 'group_type'] as const),
] satisfies AttributionName[];

/** AFF-07: parameters that are or may be credentials. They travel in addresses alone and are never stored as attribution. */
export const proofs = ['tmp_token', 'token'] as const;

/** A longer value is ignored. */
export const ATTRIBUTION_MAX_CHARS = 512;

const otherSpellings: Readonly<Record<string, AttributionName>> = {
  register_channel: 'regist_channel',
  utm_source: 'utmsource',
  utm_campaign: 'campaign',
  utm_content: 'content',
  utm_term: 'term',
};

const names = new Map<string, AttributionName>([
  ...attributionNames.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(otherSpellings),
]);

/** The name under which a parameter is stored, in any case; undefined for one that is no attribution. */
export function attributionName(parameter: string): AttributionName | undefined {
  return names.get(parameter.toLowerCase());
}

/** Whether a parameter is a proof, in any case. */
export function isProof(parameter: string): boolean {
  return (proofs as readonly string[]).includes(parameter.toLowerCase());
}
