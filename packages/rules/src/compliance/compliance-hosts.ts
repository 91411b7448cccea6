import { type Decision, decide, type Rule } from '../decision.ts';
import type { HostKind } from '../site/host.ts';
import { APP_DOWNLOAD, ZH_HOSTNAME_LIST } from './compliance-element-names.ts';
import { hostsOf, isShown, type ResolvedElement } from './compliance-elements.ts';

type Elements = Readonly<Partial<Record<string, ResolvedElement>>>;

/** REDIR-09: hosts that compliance counts as China hosts, beside the brand's. */
export function chinaHostsIn(elements: Elements): readonly string[] {
  const listed = elements[ZH_HOSTNAME_LIST];
  return isShown(listed) ? hostsOf(listed?.ext) : [];
}

type Question = {
  /** What the brand says of the host. */
  readonly kind: HostKind;
  readonly host: string | undefined;
  readonly chinaHosts: readonly string[];
};

const table: readonly Rule<Question, HostKind>[] = [
  {
    rule: 'REDIR-09 COMP-08',
    check: 'compliance counts the host as a China host',
    answer: ({ kind, host, chinaHosts }) =>
      kind === 'site' && host !== undefined && chinaHosts.includes(host) ? 'china' : undefined,
  },
  { rule: 'SITE-09', check: 'what the brand says of the host', answer: ({ kind }) => kind },
];

/** REDIR-09: the host's kind, with the China hosts that compliance names. @param question.host without port, lower case */
export function hostKindHere(question: Question): Decision<HostKind> {
  return decide(table, question);
}

/**
 * REDIR-05: the app may be offered: the brand has one, or the operator's config says so, and compliance does not hide
 * it.
 * @param steered LOGIN-12: the download config's word, which comes before the brand's
 */
export function downloadsAllowed(
  brand: { readonly downloads?: boolean },
  elements: Elements,
  steered?: boolean | undefined,
): boolean {
  return (steered ?? brand.downloads === true) && isShown(elements[APP_DOWNLOAD]);
}
