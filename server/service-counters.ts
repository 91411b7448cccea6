import { calls } from '@gatehouse/contract/call-paths';
import { codes } from '@gatehouse/contract/errors/codes';
import { countsAlone, hashingOf } from '@gatehouse/identity/compose';
import { poolLoad } from '@gatehouse/identity/db/postgres-pool';
import type { DeliveryOutcome } from '@gatehouse/identity/delivery/observed';
import type { CaptchaOutcome, OnCaptcha } from '@gatehouse/identity/verification/captcha/open-captcha';
import { outsideCaptchaKinds } from '@gatehouse/rules/captcha/captcha';
import type { PolicyViolation } from '@gatehouse/web/server/policy-reports';
import type { PassedCall } from '@gatehouse/web/server/remote-config/experiment-events';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Metric } from 'prom-client';

/** What an operator's alerts stand on (docs/operators.md, Alerts). Labels are few, and their values come from lists. */
export type ServiceCounters = {
  readonly metrics: readonly Metric[];
  readonly onCall: (call: PassedCall) => void;
  readonly onCaptcha: OnCaptcha;
  readonly onDelivery: (outcome: DeliveryOutcome) => void;
  readonly onViolation: (violation: PolicyViolation) => void;
};

const CALLS: ReadonlySet<string> = new Set(calls.map(({ method, path }) => `${method} ${path}`));
const CODES: ReadonlySet<number> = new Set(Object.values(codes));

const OUTCOMES: Readonly<Record<CaptchaOutcome, true>> = {
  ...{ accepted: true, unchecked: true, missing: true, used: true, 'not offered': true },
  ...{ away: true, wrong: true, old: true, foreign: true, weak: true },
};

/** CAPT-06, CAPT-08 */
function captchaCounters() {
  const challenges = new Counter({
    name: 'gatehouse_captcha_challenges_total',
    help: 'Challenges of our own captcha that were made, by demand: unseen, or visible where risk or the operator asks for one',
    labelNames: ['demand'],
    registers: [],
  });
  const proofs = new Counter({
    name: 'gatehouse_captcha_proofs_total',
    help: 'Proofs of captchas that came with protected calls, by kind and outcome; missing: none came',
    labelNames: ['kind', 'outcome'],
    registers: [],
  });
  const unanswered = new Counter({
    name: 'gatehouse_captcha_unanswered_total',
    help: 'Proofs that could not be checked because the checking server gave no answer, by kind',
    labelNames: ['kind'],
    registers: [],
  });
  for (const demand of ['unseen', 'visible']) challenges.inc({ demand }, 0);
  for (const outcome of Object.keys(OUTCOMES)) proofs.inc({ kind: 'magpie', outcome }, 0);
  for (const kind of outsideCaptchaKinds) unanswered.inc({ kind }, 0);
  const onCaptcha: OnCaptcha = (event) => {
    if (event.what === 'challenge') challenges.inc({ demand: event.demand });
    else if (event.what === 'proof') proofs.inc({ kind: event.kind, outcome: event.outcome });
    else unanswered.inc({ kind: event.kind });
  };
  return { metrics: [challenges, proofs, unanswered], onCaptcha };
}

export function createServiceCounters(): ServiceCounters {
  const answered = new Counter({
    name: 'gatehouse_calls_total',
    help: 'Calls that the API answered, by call, ret_code and site',
    labelNames: ['call', 'ret_code', 'site'],
    registers: [],
  });
  const delivered = new Counter({
    name: 'gatehouse_messages_total',
    help: 'Mails, text messages and messages of the Telegram bot handed over, by kind and outcome: sent, failed, or uncertain where it may have gone out',
    labelNames: ['kind', 'outcome'],
    registers: [],
  });
  const violations = new Counter({
    name: 'gatehouse_policy_violations_total',
    help: 'What the Content-Security-Policy of pages stopped, as browsers report it, by site, directive and source',
    labelNames: ['site', 'directive', 'source'],
    registers: [],
  });
  for (const kind of ['mail', 'sms', 'telegram'])
    for (const outcome of ['sent', 'failed', 'uncertain']) delivered.inc({ kind, outcome }, 0);
  const captchas = captchaCounters();
  return {
    metrics: [answered, delivered, violations, ...captchas.metrics],
    onCaptcha: captchas.onCaptcha,
    onCall({ visitor, method, path, code, bodyCode }) {
      const call = CALLS.has(`${method} ${path}`) ? path : 'other';
      answered.inc({ call, ret_code: codeLabel(code ?? (bodyCode || undefined)), site: visitor.site.id });
    },
    onDelivery: (outcome) => delivered.inc(outcome),
    onViolation: (violation) => violations.inc(violation),
  };
}

/** An API of one's own may answer any number: each would be a series of its own. */
function codeLabel(code: number | undefined): string {
  if (code === undefined) return 'none';
  return CODES.has(code) ? String(code) : 'other';
}

/** How busy the embedded identity API is. */
export function identityGauges(identity: FastifyInstance): Metric[] {
  const hashes = new Gauge({
    name: 'gatehouse_password_hashes',
    help: 'Passwords that are hashed now, and that wait for it',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { running, waiting } = hashingOf(identity);
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  const connections = new Gauge({
    name: 'gatehouse_database_connections',
    help: 'Connections to PostgreSQL in use, and calls that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      const load = poolLoad();
      if (!load) return;
      this.set({ state: 'in use' }, load.inUse);
      this.set({ state: 'waiting' }, load.waiting);
    },
  });
  const alone = new Gauge({
    name: 'gatehouse_redis_away',
    help: '1 while Redis does not answer and this instance counts limits alone, else 0',
    registers: [],
    collect() {
      this.set(countsAlone(identity) ? 1 : 0);
    },
  });
  return [hashes, connections, alone];
}
