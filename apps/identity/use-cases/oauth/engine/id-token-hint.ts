/**
 * OpenID Connect Core, 3.1.2.1: the account that the application expects; undefined: any.
 * @param hint `id_token_hint` of a request under way: the engine has proved its signature, issuer and audience
 */
export function hintedAccount(hint: string | undefined): string | undefined {
  const [, body] = hint?.split('.') ?? [];
  if (body === undefined) return undefined;
  const { sub } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { readonly sub?: unknown };
  return typeof sub === 'string' ? sub : undefined;
}
