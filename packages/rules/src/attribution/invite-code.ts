const MOST_CHARS = 64;
const CODE = new RegExp(`^[A-Za-z0-9_-]{1,${MOST_CHARS}}$`);

/** AFF-04, AFF-08: normalises an invitation code from an address or a form. Undefined for a malformed one. */
export function inviteCode(given: unknown): string | undefined {
  return typeof given === 'string' && CODE.test(given) ? given : undefined;
}
