import { answerTo } from '@gatehouse/contract/errors/answer-to';
import { errorCatalogue } from '@gatehouse/contract/errors/error-catalogue';
import type { ReportedDecision } from '@gatehouse/contract/telemetry/references';
import type { Decision, Step } from '@gatehouse/rules/decision';
import { modalButtons } from '@gatehouse/rules/errors/error-answer-modals';
import { type Region, residenceDialog } from '@gatehouse/rules/region/region';
import { accountRecovery } from '@gatehouse/rules/verification/account-recovery';
import type { Pages } from '../pages.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { isKnownCall, isKnownCode, knownPath } from './known-facts.ts';
import type { FactName, Facts } from './reference-facts.ts';
import type { DecisionToStore } from './references.ts';

type Asker = Pick<Visitor, 'site' | 'hostKind' | 'place'>;

/** The regions of REGION-01 as a page spells them. */
const REGIONS: Readonly<Record<'EEA' | 'other' | 'unknown', Region>> = { EEA: 'EEA', other: '', unknown: null };

/**
 * Repeats a decision of the browser on the server, from the report and the server's own facts. Reported facts are marked as such,
 * since a browser can report anything. Unknown paths and calls are left out.
 * @returns undefined if the code is unknown
 */
export function decideAgain(
  reported: ReportedDecision,
  { site, hostKind, place }: Asker,
  pages: Pick<Pages, 'byPath'>,
): DecisionToStore | undefined {
  if (reported.question === 'code' && !isKnownCode(reported.facts.code)) return undefined;
  const { country, subdivision } = place();
  const { path, ...told } = reported.facts;
  const facts: Facts = {
    ...told,
    ...('call' in told && !isKnownCall(told.call ?? '') ? { call: undefined } : {}),
    path: path && knownPath(path, pages, site),
  };
  const known = { country: country ?? 'unknown', subdivision, hostKind, environment: site.environment };
  return {
    question: QUESTIONS[reported.question],
    site: site.id,
    facts: { ...facts, ...known },
    reported: Object.keys(facts).filter((name) => facts[name as FactName] !== undefined),
    decision: decisionOf(reported, { site, place: { country, subdivision } }),
  };
}

const QUESTIONS: Readonly<Record<ReportedDecision['question'], string>> = {
  code: 'What does this answer of the API show?',
  residence: 'Is anything asked about residence?',
  wayBack: 'Which proofs recover an account?',
};

type ServerFacts = { readonly site: Visitor['site']; readonly place: ReturnType<Visitor['place']> };

function decisionOf(reported: ReportedDecision, { site, place }: ServerFacts): Decision<string> {
  if (reported.question === 'code') {
    const { code, call } = reported.facts;
    const { value, trace } = answerTo(code, { call: call ?? '' });
    return { value: answerText(value), trace: [...meaningOf(value.code), ...trace] };
  }
  if (reported.question === 'wayBack') {
    const { value, trace } = accountRecovery(reported.facts);
    return { value: value === 'support' ? value : value.proofs.join(', '), trace };
  }
  const { value, trace } = residenceDialog(site, place, REGIONS[reported.facts.region]);
  return { value: value ?? 'nothing is asked', trace };
}

function answerText({ kind, modal, toast, code }: ReturnType<typeof answerTo>['value']): string {
  if (!modal) return `${kind} for ${code}`;
  const buttons = Object.values(modalButtons[modal]).join(', ');
  return `dialog ${modal} for ${code}${toast ? `, beside a toast of ${toast.ms} ms` : ''}; buttons: ${buttons}`;
}

/** The meaning of a code, for support. */
function meaningOf(code: number | string): Step[] {
  const row = Object.values(errorCatalogue)
    .flat()
    .find((known) => known.code === code);
  return row ? [{ rule: row.ids.join(' '), check: 'what the code means', outcome: 'noted', detail: row.means }] : [];
}
