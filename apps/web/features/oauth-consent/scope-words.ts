import type { ScopeRisk } from '@gatehouse/rules/oauth/scopes';
import type { Translator } from '@gatehouse/words/translator';

/** What a scope allows, and what it does not. */
export type ScopeWords = { readonly can: string; readonly cannot: string };

const RISKS: readonly ScopeRisk[] = ['identity', 'read', 'trade', 'move'];

/** A class that is not known counts as the worst. */
export function knownRisk(risk: string): ScopeRisk {
  return RISKS.find((known) => known === risk) ?? 'move';
}

/** OAUTH-01: a scope in words, found by its name. One without words of its own is described by its risk, with its name. */
export function scopeWords({ t, find }: Pick<Translator, 't' | 'find'>, scope: string, risk: ScopeRisk): ScopeWords {
  const can = find(`oauthScope.${scope}`);
  const cannot = find(`oauthScope.${scope}.cannot`);
  if (can !== undefined && cannot !== undefined) return { can, cannot };
  return { can: t(`oauthScope.other.${risk}`, { scope }), cannot: t(`oauthScope.other.${risk}.cannot`) };
}

type Asked = { readonly scope: string; readonly risk: string };

/** The scopes by risk, from least to most; classes that are not asked for are left out. */
export function byRisk<Scope extends Asked>(
  scopes: readonly Scope[],
): readonly { readonly risk: ScopeRisk; readonly scopes: readonly Scope[] }[] {
  return RISKS.map((risk) => ({ risk, scopes: scopes.filter((one) => knownRisk(one.risk) === risk) })).filter(
    (group) => group.scopes.length > 0,
  );
}
