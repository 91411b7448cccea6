/**
 * What a scope lets an application do, from least to most: `identity` says who the person is, `read` reads what they have, `trade`
 * places orders, `move` moves money out of the account.
 */
export type ScopeRisk = 'identity' | 'read' | 'trade' | 'move';

export type OAuthScope = {
  /** As applications ask for it (RFC 6749, 3.3). */
  readonly scope: string;
  readonly risk: ScopeRisk;
};

/** OAUTH-01: the scopes that applications may ask for. Each has words of its own. */
export const oauthScopes: readonly OAuthScope[] = [
  { scope: 'openid', risk: 'identity' },
  { scope: 'profile', risk: 'identity' },
  { scope: 'email', risk: 'identity' },
  { scope: 'offline_access', risk: 'identity' },
  { scope: 'balance.read', risk: 'read' },
  { scope: 'trade', risk: 'trade' },
  { scope: 'withdraw', risk: 'move' },
];

/** The risk of a scope; undefined: there is no such scope. */
export function riskOf(scope: string): ScopeRisk | undefined {
  return oauthScopes.find((known) => known.scope === scope)?.risk;
}

/** Whether any of these scopes can move money: each time, it needs a fresh proof of the person. */
export function movesMoney(scopes: readonly string[]): boolean {
  return scopes.some((scope) => riskOf(scope) === 'move');
}
