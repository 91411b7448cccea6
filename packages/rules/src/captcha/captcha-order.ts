import type { Decision, Step } from '../decision.ts';
import type { Site } from '../site/site.ts';
import {
  type CaptchaKind,
  type CaptchaProviders,
  type CaptchaSceneSettings,
  type OutsideCaptchaKind,
  outsideCaptchaKinds,
} from './captcha.ts';

export type CaptchaQuestion = {
  readonly site: Pick<Site, 'kind'>;
  /** CAPT-02: absent where the operator set nothing, or the config did not come in time. */
  readonly settings?: CaptchaSceneSettings | undefined;
  /** SESS-02: the device id that ends as `magpieGuidTails` says. */
  readonly guid?: string | undefined;
  readonly providers: CaptchaProviders;
  /** SHELL-05: whether the visitor agreed to a purpose. */
  readonly mayUse: (purpose: NonNullable<NonNullable<CaptchaProviders['geetest']>['purpose']>) => boolean;
  /** ISO 3166-1 code; absent: unknown. */
  readonly country?: string | undefined;
  /** Kinds that are switched off in an outage drill. */
  readonly switchedOff?: readonly CaptchaKind[];
};

/**
 * CAPT-01, CAPT-05, CAPT-06: the captchas that a visitor of a scene may meet, in order: the first that loads and answers is solved.
 * magpie needs no outside service, so it ends each order. An order is empty only where magpie is switched off.
 */
export function captchaOrder(question: CaptchaQuestion): Decision<readonly CaptchaKind[]> {
  const { settings = {}, guid = '', switchedOff = [] } = question;
  const tail = settings.magpieGuidTails?.find((end) => end !== '' && guid.toLowerCase().endsWith(end.toLowerCase()));
  const trace: Step[] = [];
  const note = (check: string, holds: boolean, detail?: string) => {
    trace.push({ rule: 'CAPT-01', check, outcome: holds ? 'won' : 'passed over', ...(detail ? { detail } : {}) });
    return holds;
  };
  const magpieAlone =
    note('the operator uses magpie alone', settings.magpieOnly === true) ||
    note('the device’s id ends as one of the operator’s list: magpie', tail !== undefined, tail);
  const outside = magpieAlone ? [] : outsideOrder(question, trace);
  const list: readonly CaptchaKind[] = [...outside, 'magpie'];
  const value = list.filter((kind) => !switchedOff.includes(kind));
  trace.push({
    rule: 'CAPT-06',
    check: 'in this order, on an error the next',
    outcome: 'won',
    detail: value.join(', '),
  });
  return { value, trace };
}

function outsideOrder(question: CaptchaQuestion, trace: Step[]): readonly OutsideCaptchaKind[] {
  const { site, settings = {} } = question;
  const defaults: readonly OutsideCaptchaKind[] = site.kind === 'regional' ? ['recaptcha'] : outsideCaptchaKinds;
  const check = settings.order ? 'the operator’s list' : `the default list of ${site.kind} sites`;
  const wanted = [...new Set(settings.order ?? defaults)];
  trace.push({ rule: 'CAPT-01', check, outcome: 'noted', detail: wanted.join(', ') || 'empty' });
  const offered = wanted.filter((kind) => {
    const why = notOffered(question, kind);
    trace.push({ rule: 'CAPT-01', check: `${kind}: ${why ?? 'offered'}`, outcome: why ? 'passed over' : 'noted' });
    return why === undefined;
  });
  if (settings.downgrade) {
    trace.push({ rule: 'CAPT-01', check: 'on an error, down the list', outcome: 'noted' });
    return offered;
  }
  if (offered.length > 1) trace.push({ rule: 'CAPT-01', check: 'on an error, magpie at once', outcome: 'noted' });
  return offered.slice(0, 1);
}

function notOffered({ providers, mayUse, country }: CaptchaQuestion, kind: OutsideCaptchaKind): string | undefined {
  const provider = providers[kind];
  if (!provider) return 'no keys are configured';
  if (provider.purpose && !mayUse(provider.purpose)) return `needs consent to ${provider.purpose} cookies`;
  if (country && provider.notIn?.includes(country)) return 'not offered in the visitor’s country';
  return undefined;
}

/**
 * CAPT-01: the captchas whose proofs a scene takes. The server does not know what the visitor agreed to: it takes the first kind that
 * needs no consent and those before it, or the whole list where an error goes down it.
 */
export function acceptedCaptchas(question: Omit<CaptchaQuestion, 'mayUse' | 'guid'>): Decision<readonly CaptchaKind[]> {
  const { settings, providers } = question;
  const asked = { ...question, mayUse: () => true };
  if (settings?.downgrade) return captchaOrder(asked);
  const { value, trace } = captchaOrder({ ...asked, settings: { ...settings, downgrade: true } });
  const first = value.findIndex((kind) => kind === 'magpie' || !providers[kind]?.purpose);
  const accepted = value.filter((kind, at) => at <= first || kind === 'magpie');
  const check = 'the first that needs no consent, those before it, and magpie';
  return {
    value: accepted,
    trace: [...trace, { rule: 'CAPT-01', check, outcome: 'won', detail: accepted.join(', ') }],
  };
}

/** CAPT-06: the captcha to show after these failed; undefined: all failed. */
export function nextCaptcha(
  question: CaptchaQuestion,
  failed: readonly CaptchaKind[],
): Decision<CaptchaKind | undefined> {
  const { value: order, trace } = captchaOrder(question);
  const value = order.find((kind) => !failed.includes(kind));
  const check = failed.length > 0 ? `after ${failed.join(', ')} failed` : 'first';
  return { value, trace: [...trace, { rule: 'CAPT-06', check, outcome: 'won', detail: value ?? 'unavailable' }] };
}
