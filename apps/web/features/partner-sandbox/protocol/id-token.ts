/** RFC 7519: the parts of an id token that can be read. The signature is not looked at. */
export type DecodedToken = { readonly header: object; readonly claims: Readonly<Record<string, unknown>> };

/** Undefined: it is no JWT in compact form. */
export function decodeToken(token: string): DecodedToken | undefined {
  const parts = token.split('.');
  const [header, claims] = parts.slice(0, 2).map(read);
  if (!header || !claims || parts.length !== 3) return undefined;
  return { header, claims };
}

function read(part: string): Record<string, unknown> | undefined {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
