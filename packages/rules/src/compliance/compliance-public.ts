import type { ComplianceItem } from './compliance.ts';

/**
 * COMP-01, COMP-04: the public items of a config. They decide as the whole config does for a visitor without an
 * account, and name no account: of an `or` item with one, the other side is left; an `and` item with one goes.
 */
export function publicItems(items: readonly ComplianceItem[]): ComplianceItem[] {
  return items.flatMap((item): ComplianceItem[] => {
    const { account, ...others } = item;
    if (!account) return [item];
    return item.logic === 'or' ? [{ ...others, logic: 'and' }] : [];
  });
}
