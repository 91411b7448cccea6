import type { ComplianceIndex } from './compliance.ts';
import { complianceElements, isShown, type ResolvedElement } from './compliance-elements.ts';
import { type Answer, answered, type ExploreTone } from './explore-answer.ts';
import type { ExploreFacts } from './explore-facts.ts';

/** COMP-09: each compliance element's action for this site, account and country. */
export function elementAnswers({ index, elements }: ExploreFacts): Answer[] {
  return knownElements([index]).flatMap(({ id, means }) => {
    const decision = elements[id];
    const look = {
      topic: 'elements',
      question: id,
      text: elementText,
      tone: elementTone,
      lines: () => [means],
    } as const;
    return decision ? [answered(`element-${id}`, decision, look)] : [];
  });
}

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

/** An element's action with what it carries. */
export function elementText({ action, ext }: ResolvedElement): string {
  return ext === undefined || ext === '' ? action : `${action} (${ext})`;
}

/** Colour and symbol of an element. */
export function elementTone(resolved: ResolvedElement): ExploreTone {
  return isShown(resolved) ? 'yes' : 'no';
}
