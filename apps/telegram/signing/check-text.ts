/** Signed fields, in the order of the query. */
export type SignedFields = Readonly<Record<string, string>>;

/** What Telegram signs: `key=value` of every field but those left out, sorted by key, a line each. */
export function checkText(fields: SignedFields, leftOut: readonly string[]): string {
  return Object.keys(fields)
    .filter((key) => !leftOut.includes(key))
    .sort()
    .map((key) => `${key}=${fields[key]}`)
    .join('\n');
}
