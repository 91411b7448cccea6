import { createHmac } from 'node:crypto';
import { type RiskReason, riskAction, stricter } from '@gatehouse/rules/login/risk';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../kernel/services.ts';
import { consumeAssessment, keepAssessment, peekAssessment } from './assessments.ts';
import { addressReasons } from './disposable-address.ts';
import { isDeviceOfAnyAccount } from './known-device.ts';
import { lastPlaces } from './last-places.ts';
import type { AskOutside, OutsideFacts } from './outside-helper.ts';
import type { AttemptToPreview, ExtInfo, RiskAnswer, RiskFacts, RiskHelper } from './risk-helper.ts';
import { type Counting, countAccount, countAddress, countDevice, mayRepeat } from './velocity.ts';

/** A user cannot be in two countries within it. */
const JUMP_MS = 60 * 60_000;
const PASS: RiskAnswer = { action: 'pass', reasons: [] };

type RiskServices = Pick<Services, 'db' | 'clock' | 'limits' | 'note'> & {
  /** Of the hashes that an outside helper is given. */
  readonly codeKey: Buffer;
  /** Absent: there is no outside helper. */
  readonly askOutside?: AskOutside | undefined;
};

/**
 * LOGIN-11: our own helper, and the operator's where one is named: what that answers counts, and while it does not answer ours
 * does. Whatever fails in here lets the attempt on, but for a store that is away: it is no gate by itself.
 */
export function createRisk(services: RiskServices): RiskHelper {
  const { db, clock, limits, note } = services;
  /** What a call was found to be before it was done: it is counted, and asked about, once. */
  const previews = new WeakMap<Visitor, Preview>();

  async function intercept(scene: string, visitor: Visitor, extInfo?: ExtInfo): Promise<RiskAnswer> {
    const reasons = await countedVisitor(services, visitor);
    const answer = await judged(services, reasons, () =>
      outsideFacts(services, { visitor, event: 'intercept', scene, extInfo }),
    );
    await keepAssessment(db, clock(), scene, answer, visitor);
    return answer;
  }

  async function preview({ scene, visitor, opens, counting = 'counts' }: AttemptToPreview): Promise<RiskAnswer> {
    const named = addressReasons(opens);
    const announced = await peekAssessment(db, clock(), scene, visitor);
    if (announced && (counting === 'looks' || (await mayRepeat(limits, visitor))))
      return joined(announced, { action: riskAction(named).value, reasons: named });
    const reasons = [...(await unannounced(services, visitor, counting)), ...named];
    if (counting === 'looks') return { action: riskAction(reasons).value, reasons };
    const answer = await judged(services, reasons, () =>
      outsideFacts(services, { visitor, event: 'intercept', scene }),
    );
    previews.set(visitor, { answer, reasons });
    return noted(services, visitor, answer);
  }

  async function assess(facts: RiskFacts): Promise<RiskAnswer> {
    const { visitor, account, deviceKnown, action, opens } = facts;
    const before = await consumeAssessment(db, clock(), visitor);
    const previewed = previews.get(visitor);
    const isAnnounced = before !== undefined && previewed === undefined;
    const own = await Promise.all([
      isAnnounced ? [] : (previewed?.reasons ?? unannounced(services, visitor)),
      addressReasons(opens),
      account ? countAccount(limits, account.id, visitor, !deviceKnown) : [],
      account ? unusualPlace(services, facts) : [],
    ]);
    const reasons: RiskReason[] = [...own.flat(), ...(deviceKnown ? [] : (['device-new'] as const))];
    const event = action === 'registration' ? ({ event: action } as const) : ({ event: 'login', way: action } as const);
    const attempt: Attempt = { visitor, ...event, account: account?.id, deviceKnown, announced: isAnnounced };
    const answer = await judged(services, reasons, () => outsideFacts(services, attempt));
    return noted(services, visitor, joined(joined(before ?? PASS, previewed?.answer ?? PASS), answer));
  }

  const safely = (finding: Promise<RiskAnswer>) =>
    finding.catch((error: unknown) => {
      // Without its store nothing is let through unseen.
      if (error instanceof DatabaseUnavailable) throw error;
      note('An attempt could not be assessed', error);
      return PASS;
    });
  return {
    assess: (facts) => safely(assess(facts)),
    intercept: (scene, visitor, extInfo) => safely(intercept(scene, visitor, extInfo)),
    preview: (attempt) => safely(preview(attempt)),
  };
}

type Preview = { readonly answer: RiskAnswer; readonly reasons: readonly RiskReason[] };

function joined(before: RiskAnswer, now: RiskAnswer): RiskAnswer {
  return {
    action: stricter(now.action, before.action),
    reasons: [...new Set([...before.reasons, ...now.reasons])],
  };
}

/** The reasons are for the operator alone, who finds them by the request's id. */
function noted({ note }: RiskServices, { requestId }: Visitor, answer: RiskAnswer): RiskAnswer {
  const { action, reasons } = answer;
  const request = requestId === undefined ? '' : `, request ${requestId}`;
  if (action !== 'pass') note(`An attempt was unusual (${action}${request}): ${reasons.join(', ')}`);
  return answer;
}

async function judged(
  { askOutside }: RiskServices,
  reasons: readonly RiskReason[],
  facts: () => Omit<OutsideFacts, 'local'>,
): Promise<RiskAnswer> {
  const local = { action: riskAction(reasons).value, reasons };
  // A flood would flood the outside helper too.
  if (local.action === 'block') return local;
  return (await askOutside?.({ ...facts(), local })) ?? local;
}

/**
 * Strangers who share an address with a user do not lock that user out: the device has logged in before. Any other device is not
 * counted in a flood: each call of it may bring a new one, and every counter takes room.
 */
async function countedVisitor(
  { db, clock, limits }: RiskServices,
  visitor: Visitor,
  counting?: Counting,
): Promise<readonly RiskReason[]> {
  const reasons = await countAddress(limits, visitor, counting);
  if (reasons.includes('address-flood') && !(await isDeviceOfAnyAccount(db, clock(), visitor))) return reasons;
  return [...reasons.filter((reason) => reason !== 'address-flood'), ...(await countDevice(limits, visitor, counting))];
}

/** A missing, foreign or used tx-id is no error; the attempt was not counted yet. */
async function unannounced(
  services: RiskServices,
  visitor: Visitor,
  counting?: Counting,
): Promise<readonly RiskReason[]> {
  return ['tx-unknown', ...(await countedVisitor(services, visitor, counting))];
}

async function unusualPlace({ db, clock }: RiskServices, { visitor, account }: RiskFacts): Promise<RiskReason[]> {
  const { country } = visitor.place;
  if (!country || !account) return [];
  const places = await lastPlaces(db, account);
  const [last] = places;
  if (!last) return [];
  const isNew = !places.some((place) => place.country === country);
  const isJump = last.country !== country && clock() - last.at < JUMP_MS;
  return [...(isNew ? (['country-new'] as const) : []), ...(isJump ? (['country-jump'] as const) : [])];
}

type Attempt = {
  readonly visitor: Visitor;
  readonly event: OutsideFacts['event'];
  readonly scene?: string;
  readonly extInfo?: ExtInfo | undefined;
  readonly way?: string;
  readonly account?: string | undefined;
  readonly deviceKnown?: boolean;
  readonly announced?: boolean;
};

/** Who it is stays here: keyed hashes tell an outside helper only that it is the same one again. */
function outsideFacts({ codeKey }: RiskServices, attempt: Attempt): Omit<OutsideFacts, 'local'> {
  const { visitor, event, scene, extInfo, way, account, deviceKnown, announced } = attempt;
  const hashed = (kind: string, value: string | undefined) =>
    value === undefined ? null : createHmac('sha256', codeKey).update(`risk|${kind}|${value}`).digest('base64url');
  return {
    ...{ version: 1, event, scene: scene ?? null, ext_info: extInfo ?? null, way: way ?? null },
    ...{ site: visitor.site.id, platform: visitor.platform, country: visitor.place.country ?? null },
    tx: hashed('tx', visitor.txId),
    device: hashed('device', visitor.device),
    address: hashed('address', visitor.address),
    account: hashed('account', account),
    device_known: deviceKnown ?? null,
    announced: announced ?? null,
  };
}
