import type { ComplianceIndex } from '../compliance/compliance.ts';
import { complianceElements } from '../compliance/compliance-elements.ts';

/** The product's own elements, and those that configs name beside them. */
export function knownElements(
  indexes: readonly (ComplianceIndex | undefined)[],
): readonly { readonly id: string; readonly means: string }[] {
  const own = complianceElements.map(({ id }) => id);
  const named = new Set(indexes.flatMap((index) => [...(index?.elements.keys() ?? [])]));
  const strange = [...named].filter((id) => !own.includes(id));
  const means = 'The product does not ask about it: no element of its own has this name.';
  return [...complianceElements, ...strange.map((id) => ({ id, means }))];
}
