import { type ComplianceConfig, type ComplianceIndex, indexCompliance } from '@gatehouse/rules/compliance/compliance';
import { isShown, type ResolvedElement, sampleBonus } from '@gatehouse/rules/compliance/compliance-elements';
import { type Compliance, createCompliance } from '@gatehouse/rules/compliance/compliance-subscription';
import type { Site } from '@gatehouse/rules/site/site';
import { reportFailure } from '../loading/report-failure.ts';
import { dollars } from './dollars.ts';

/** A part of the page that compliance can hide; an `HTMLElement` is one. */
export type MarkedNode = {
  /** `element`: one or more elements with spaces between them, all of which have to be shown. */
  readonly dataset: { readonly element?: string };
  hidden: boolean | string;
  readonly querySelector: (selector: string) => AmountNode | null;
};
type AmountNode = { textContent: string | null; readonly dataset?: { readonly amount?: string } };

/** COMP-01: the configuration of an environment, validated by this page's server; undefined restricts, and is reported. */
export async function loadCompliance(environment: Site['environment']): Promise<ComplianceIndex | undefined> {
  try {
    const answer = await fetch(`/compliance/${environment}.json`);
    if (answer.ok) return indexCompliance(((await answer.json()) as ComplianceConfig).items);
  } catch {
    // No network or invalid JSON count as a failure.
  }
  reportFailure('compliance');
  return undefined;
}

/**
 * COMP-06, COMP-07: shows and hides elements with `data-element` after each change of their decision. Until the country
 * is known everything stays as the server decided.
 */
export function showElements(
  nodes: Iterable<MarkedNode>,
  {
    siteId,
    index,
    tag,
  }: { readonly siteId: string; readonly index: ComplianceIndex | undefined; readonly tag: string },
): Compliance {
  const compliance = createCompliance({ siteId, index });
  for (const node of nodes) {
    const ids = (node.dataset.element ?? '').split(' ').filter((id) => id !== '');
    const resolved: Record<string, ResolvedElement> = {};
    for (const element of ids) {
      compliance.subscribe({
        element,
        needsAccount: true,
        listener({ value }) {
          resolved[element] = value;
          if (ids.every((id) => resolved[id])) show(node, resolved, tag);
        },
      });
    }
  }
  return compliance;
}

function show(node: MarkedNode, resolved: Readonly<Record<string, ResolvedElement>>, tag: string): void {
  const place = node.querySelector('[data-amount]');
  if (!place) {
    node.hidden = !Object.values(resolved).every(isShown);
    return;
  }
  const amount = sampleBonus(resolved, Number(place.dataset?.amount));
  place.textContent = amount === undefined ? '' : dollars(tag, amount);
  node.hidden = amount === undefined;
}
