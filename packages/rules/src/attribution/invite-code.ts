const MOST_CHARS = 64;
const CODE = new RegExp(`^[A-Za-z0-9_-]{1,${MOST_CHARS}}$`);

/** AFF-04, AFF-08: a code of who invited somebody, as an address or a person spells it. Undefined for what cannot be one. */
export function inviteCode(given: unknown): string | undefined {
  return typeof given === 'string' && CODE.test(given) ? given : undefined;
}
