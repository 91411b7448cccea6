import { type Decision, decide, type Rule, type Step } from '../decision.ts';
import type { ConsentPurpose, Purpose } from '../site/brand.ts';

/** Raise it when a purpose is added or comes to mean more: what was answered before then counts no longer. */
export const CONSENT_VERSION = 1;
/** Name of the record in local storage. */
export const CONSENT_KEY = 'consent';
/** Everything that can be consented to, in the order in which it is offered. */
export const consentPurposes: readonly ConsentPurpose[] = ['functional', 'analytics', 'marketing'];

/** SHELL-05: what was answered, when, and to which version of the question. */
export type ConsentRecord = {
  readonly version: number;
  /** ISO time, in UTC. */
  readonly at: string;
  readonly choices: Readonly<Record<ConsentPurpose, boolean>>;
};

/** A clock that was set right after an answer does not undo the answer. */
const CLOCK_SLACK_MS = 300_000;
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

type StoredRecord = { readonly text: string | null | undefined; readonly now: number };
type Reading = ConsentRecord | 'none';

const none =
  (counts: (found: Record<string, unknown>, now: number) => boolean) =>
  ({ text, now }: StoredRecord): Reading | undefined =>
    counts(parsed(text) ?? {}, now) ? undefined : 'none';

/** Each row finds what speaks against the record; the last takes it. */
const readings: readonly Rule<StoredRecord, Reading>[] = [
  { rule: 'SHELL-05', check: 'no answer yet', answer: ({ text }) => (text ? undefined : 'none') },
  {
    rule: 'SHELL-05',
    check: 'what is kept is no record',
    answer: ({ text }) => (parsed(text) ? undefined : 'none'),
  },
  {
    rule: 'SHELL-05',
    check: 'the answer is to another version of the question',
    answer: none(({ version }) => version === CONSENT_VERSION),
  },
  {
    rule: 'SHELL-05',
    check: 'the record has no time, or one in the future',
    answer: none(
      ({ at }, now) => typeof at === 'string' && ISO_TIME.test(at) && Date.parse(at) <= now + CLOCK_SLACK_MS,
    ),
  },
  {
    rule: 'SHELL-05',
    check: 'the record does not answer for each purpose',
    answer: none(({ choices }) => choicesOf(choices) !== undefined),
  },
  {
    rule: 'SHELL-05',
    check: 'the answer counts',
    answer({ text }) {
      const { at, choices } = parsed(text) as { at: string; choices: unknown };
      return { version: CONSENT_VERSION, at, choices: choicesOf(choices) ?? sameForAll(false) };
    },
  },
];

/**
 * SHELL-05: what was answered, as local storage has it. A record of another version, a malformed one and one from the
 * future count as none: the question is asked again. Where one answer was given to all purposes, `choices` may be that
 * answer alone: so writes the script in the head of the page.
 * @param now epoch ms
 */
export function readConsent(text: string | null | undefined, now: number): Decision<ConsentRecord | undefined> {
  const { value, trace } = decide(readings, { text, now });
  return { value: value === 'none' ? undefined : value, trace };
}

/** SHELL-05: what is necessary may always be used; anything else only after consent for its purpose. */
export function mayUse(record: ConsentRecord | undefined, purpose: Purpose): Decision<boolean> {
  return decide(uses, { record, purpose });
}

type Use = { readonly record: ConsentRecord | undefined; readonly purpose: Purpose };

const uses: readonly Rule<Use, boolean>[] = [
  {
    rule: 'SHELL-05',
    check: 'the site cannot work without it',
    answer: ({ purpose }) => (purpose === 'necessary' ? true : undefined),
  },
  {
    rule: 'SHELL-05',
    check: 'it needs consent: no answer yet',
    answer: ({ record }) => (record?.version === CONSENT_VERSION ? undefined : false),
  },
  {
    rule: 'SHELL-05',
    check: 'its purpose was consented to',
    // A record that some other code has put together may lack a purpose.
    answer: ({ record, purpose }) => (record?.choices[purpose as ConsentPurpose] === true ? true : undefined),
  },
  { rule: 'SHELL-05', check: 'its purpose was refused', answer: () => false },
];

/** A record of this answer: what is not granted is refused. */
export function consentTo(granted: readonly ConsentPurpose[], at: string): ConsentRecord {
  const choices = { functional: false, analytics: false, marketing: false };
  for (const purpose of granted) choices[purpose] = true;
  return { version: CONSENT_VERSION, at, choices };
}

/** Purposes that could be used before and can be no longer. */
export function withdrawnPurposes(
  before: ConsentRecord | undefined,
  now: ConsentRecord | undefined,
): Decision<readonly ConsentPurpose[]> {
  const value = consentPurposes.filter((purpose) => mayUse(before, purpose).value && !mayUse(now, purpose).value);
  const step: Step = { rule: 'SHELL-05', check: 'purposes that were withdrawn', outcome: 'noted' };
  return { value, trace: [{ ...step, detail: value.join(', ') || 'none' }] };
}

/** SHELL-05: whether the answer is the one that the terms flag stands for: yes to everything. */
export function acceptsAll({ choices }: ConsentRecord): boolean {
  return consentPurposes.every((purpose) => choices[purpose]);
}

function parsed(text: string | null | undefined): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(text ?? '');
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function choicesOf(choices: unknown): ConsentRecord['choices'] | undefined {
  if (typeof choices === 'boolean') return sameForAll(choices);
  if (typeof choices !== 'object' || choices === null) return undefined;
  const { functional, analytics, marketing } = choices as Record<string, unknown>;
  if (typeof functional !== 'boolean' || typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return;
  return { functional, analytics, marketing };
}

function sameForAll(answer: boolean): ConsentRecord['choices'] {
  return { functional: answer, analytics: answer, marketing: answer };
}
