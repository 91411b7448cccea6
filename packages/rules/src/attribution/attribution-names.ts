/**
 * AFF-07, ROUTE-11: what an address says of who sent somebody, and under which name it is kept; the most important first.
 * `utm_medium` stays apart from `medium`, which names the kind of inviter (AFF-08).
 */
export const attributionNames = [
  ...(['affiliate_id', 'brokerId', 'ref', 'medium', 'regist_channel', 'tag', 'group_id', 'group_type'] as const),
  ...(['utmsource', 'campaign', 'utm_medium', 'source', 'content', 'term', 'stage', 'from', 'referrer'] as const),
  ...(['language', 'uuid'] as const),
] as const;
export type AttributionName = (typeof attributionNames)[number];

/** What somebody’s invitation is; the other names say which campaign they came by. */
export const invitationNames = [
  ...(['affiliate_id', 'brokerId', 'ref', 'medium', 'regist_channel', 'tag', 'group_id', 'group_type'] as const),
] satisfies AttributionName[];

/** AFF-07: what lets the visitor in, or may. It travels in addresses alone, and is never kept as attribution. */
export const proofs = ['tmp_token', 'token'] as const;

/** A longer value counts as none. */
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

/** The name under which a parameter is kept, whatever its case; undefined for one that says nothing of who sent somebody. */
export function attributionName(parameter: string): AttributionName | undefined {
  return names.get(parameter.toLowerCase());
}

/** Whether a parameter is a proof, whatever its case. */
export function isProof(parameter: string): boolean {
  return (proofs as readonly string[]).includes(parameter.toLowerCase());
}
