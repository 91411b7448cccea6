import { isShown, type ResolvedElement } from '../compliance/compliance-elements.ts';
import { type Answer, answered, type ExploreTone } from './explore-answer.ts';
import type { ExploreFacts } from './explore-facts.ts';
import { knownElements } from './known-elements.ts';

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

/** An element's action with what it carries. */
export function elementText({ action, ext }: ResolvedElement): string {
  return ext === undefined || ext === '' ? action : `${action} (${ext})`;
}

/** Colour and symbol of an element. */
export function elementTone(resolved: ResolvedElement): ExploreTone {
  return isShown(resolved) ? 'yes' : 'no';
}
