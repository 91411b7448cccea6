/** TG-02: where Telegram's login in a browser puts its result, base64url of the JSON of its fields, or `false`. */
export const TELEGRAM_RESULT = 'tgAuthResult=';

/** Longer than the API takes. */
const RESULT_MAX_CHARS = 8_192;

/** OAuth's word for a person who declined (RFC 6749, 4.1.2.1); the API takes no other for Telegram. */
const CANCELLED = { error: 'access_denied' } as const;

/**
 * TG-02: what Telegram has signed, as a query; cancelled where there is none, or nothing that can be read.
 * @param hash the fragment, without its number sign
 */
export function telegramResponse(hash: string): { telegram_callback: string } | typeof CANCELLED {
  const text = new URLSearchParams(hash.replaceAll('+', '%2B')).get('tgAuthResult');
  const fields = text && text.length <= RESULT_MAX_CHARS ? fieldsIn(text) : undefined;
  return fields ? { telegram_callback: `${fields}` } : CANCELLED;
}

function fieldsIn(text: string): URLSearchParams | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const fields: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return undefined;
    const pairs = Object.entries(fields);
    const isFlat = pairs.every(([, value]) => typeof value === 'string' || typeof value === 'number');
    return isFlat && pairs.length > 0
      ? new URLSearchParams(pairs.map(([name, value]) => [name, `${value}`]))
      : undefined;
  } catch {
    return undefined;
  }
}
