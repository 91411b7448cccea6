import { type Decision, decide, type Rule, type Step } from '../decision.ts';
import { opensAccounts } from '../registration/opens-accounts.ts';
import type { Brand, OutsideScript, Purpose } from '../site/brand.ts';
import type { Site } from '../site/site.ts';
import { type ConsentRecord, mayUse } from './consent.ts';

/** SHELL-11 */
export const APP_BANNER_DELAY_MS = 1000;
export type ScriptQuestion = {
  readonly brand: Pick<Brand, 'scripts'>;
  readonly site: Pick<Site, 'consent' | 'signUpAnalytics'> & { readonly paths: Pick<Site['paths'], 'register'> };
  /** With or without a language segment, without query. */
  readonly path: string;
  readonly consent: ConsentRecord | undefined;
  /** REGION-01: null is not known, and counts as the EEA. */
  readonly region: 'EEA' | '' | null;
  readonly brave: boolean;
};

export type ScriptVerdict = {
  readonly script: OutsideScript;
  readonly load: boolean;
  /** How long to wait before it loads. */
  readonly delayMs: number;
  /** The check that decided, in plain words. */
  readonly why: string;
};

type OneScript = ScriptQuestion & { readonly script: OutsideScript };

/** What a kind of script is for where a brand calls it necessary: only a header can be. */
const purposes: Readonly<Record<OutsideScript['kind'], Purpose>> = {
  header: 'necessary',
  fingerprint: 'functional',
  'app-banner': 'functional',
  analytics: 'analytics',
  tag: 'marketing',
};

/** SHELL-11: whether a site cannot work without a script of this kind, so that it may be called necessary. */
export function mayBeNecessary(kind: OutsideScript['kind']): boolean {
  return purposes[kind] === 'necessary';
}

const purposeOf = ({ kind, purpose }: OutsideScript): Purpose => (purpose === 'necessary' ? purposes[kind] : purpose);

const counts = ({ script: { kind } }: OneScript) => kind === 'analytics' || kind === 'tag';

/** Each row finds what speaks against loading; the last loads. */
const checks: readonly Rule<OneScript, boolean>[] = [
  {
    rule: 'SHELL-11',
    check: 'it needs consent: no answer yet',
    answer: ({ script, consent }) => (!consent && !mayUse(consent, purposeOf(script)).value ? false : undefined),
  },
  {
    rule: 'SHELL-11',
    check: 'its purpose was refused',
    answer: ({ script, consent }) => (mayUse(consent, purposeOf(script)).value ? undefined : false),
  },
  {
    rule: 'SHELL-11',
    check: 'it takes fingerprints, and this is Brave',
    answer: ({ script, brave }) => (script.kind === 'fingerprint' && brave ? false : undefined),
  },
  {
    rule: 'SHELL-11',
    check: 'it counts visitors, and this is no page to sign up on',
    answer: (one) => (counts(one) && !opensAccounts(one.site, one.path) ? false : undefined),
  },
  {
    rule: 'SHELL-11',
    check: 'it counts visitors, and the site has none of that where accounts are opened',
    answer: (one) => (counts(one) && one.site.signUpAnalytics === false ? false : undefined),
  },
  {
    rule: 'SHELL-11',
    check: 'it counts visitors where the law asks to opt in, and analytics were not opted in',
    answer: (one) => (counts(one) && asksToOptIn(one) && !mayUse(one.consent, 'analytics').value ? false : undefined),
  },
  { rule: 'SHELL-11', check: 'it loads as configured', answer: () => true },
];

/**
 * SHELL-11: for each of the brand's scripts, in order, whether it loads on this page, how late, and why.
 * Where the cookie notice is hidden (SHELL-05) nothing can be consented to, so that only an answer given before counts.
 */
export function scriptsFor(question: ScriptQuestion): Decision<readonly ScriptVerdict[]> {
  const trace: Step[] = [];
  const value = question.brand.scripts.map((script): ScriptVerdict => {
    const decision = decide(checks, { ...question, script });
    trace.push(...decision.trace.map((step) => ({ ...step, detail: detailOf(script, step) })));
    const delayMs = script.kind === 'app-banner' ? APP_BANNER_DELAY_MS : 0;
    return { script, load: decision.value, delayMs, why: decision.trace.at(-1)?.check ?? '' };
  });
  return { value, trace };
}

function detailOf({ id, kind, purpose }: OutsideScript, { outcome, detail }: Step): string {
  const verdict = outcome !== 'won' ? '' : detail === 'true' ? ' → loads' : ' → stays out';
  return `${id} (${kind}, ${purpose})${verdict}`;
}

function asksToOptIn({ site, region }: OneScript): boolean {
  return site.consent === 'opt-in' || region !== '';
}
