import type { CaptchaKind } from '../captcha/captcha.ts';
import { captchaDemand } from '../captcha/captcha-demand.ts';
import { captchaOrder } from '../captcha/captcha-order.ts';
import { kindsOff, type MetOutage, outagesIn } from '../captcha/captcha-outage.ts';
import type { ConfiguredCaptchas } from '../captcha/configured-captchas.ts';
import { type ConsentRecord, mayUse } from '../consent/consent.ts';
import type { Decision } from '../decision.ts';
import { sceneCode } from '../login/scene.ts';
import type { Site } from '../site/site.ts';
import { type Answer, answered, type ExploreTone } from './explore-answer.ts';
import type { ExploreFacts } from './explore-facts.ts';

type Question = {
  readonly captcha?: ConfiguredCaptchas | undefined;
  readonly site: Site;
  readonly action: 'login' | 'register';
  readonly country?: string | undefined;
  readonly consent?: ConsentRecord | undefined;
  /** What the drill of the explorer's field switches off. */
  readonly off: readonly MetOutage[];
};

/** What a visitor meets: usually, and where risk asks for more. Undefined: nothing is asked; empty: everything is unavailable. */
export type CaptchaMet = {
  readonly usual: readonly CaptchaKind[] | undefined;
  readonly onRisk: readonly CaptchaKind[] | undefined;
  /** CAPT-06: are shown, and then not checked: a login on a known device goes on, everything else meets the next. */
  readonly unchecked: readonly CaptchaKind[];
};

/** CAPT-01, CAPT-06, CAPT-08: the captchas of a login or a registration on a site, in order. */
export function captchaMet({ captcha, site, action, country, consent, off }: Question): Decision<CaptchaMet> {
  const settings = captcha?.settings[site.id]?.[sceneCode(site, action)];
  const asks = settings?.asks ?? 'unseen';
  const order = captchaOrder({
    ...{ site, settings, country, switchedOff: kindsOff(off) },
    providers: captcha?.providers ?? {},
    mayUse: (purpose) => mayUse(consent, purpose).value,
  });
  const met = (risk: 'pass' | 'verify') => {
    const demand = captchaDemand({ asks, risk });
    const unseen = order.value.filter((kind) => kind === 'magpie');
    const list = { none: undefined, unseen, visible: order.value }[demand.value];
    return { list, trace: demand.trace };
  };
  const [usual, onRisk] = [met('pass'), met('verify')];
  const unchecked = order.value.filter((kind) => off.some((one) => one.kind === kind && one.part === 'check'));
  return {
    value: { usual: usual.list, onRisk: onRisk.list, unchecked },
    trace: [...order.trace, ...onRisk.trace, ...usual.trace],
  };
}

/** In words: what is met each time, and what where risk asks. */
export function captchaText({ usual, onRisk, unchecked }: CaptchaMet): string {
  if (!onRisk) return 'none';
  if (usual?.join() !== onRisk.join()) return `${usualText(usual)}; on risk ${inTurn(onRisk, unchecked)}`;
  return onRisk.join() === 'magpie' ? 'magpie, more work on risk' : inTurn(onRisk, unchecked);
}

function usualText(usual: CaptchaMet['usual']): string {
  if (!usual) return 'none';
  return usual.length === 0 ? 'unavailable' : `${inTurn(usual)}, unseen`;
}

function inTurn(list: readonly CaptchaKind[], unchecked: readonly CaptchaKind[] = []): string {
  const names = list.map((kind) => (unchecked.includes(kind) ? `${kind} (cannot be checked)` : kind));
  return names.length === 0 ? 'unavailable' : names.join(', then ');
}

export function captchaTone({ usual, onRisk, unchecked }: CaptchaMet): ExploreTone {
  if (!onRisk) return 'plain';
  return usual?.length === 0 || onRisk.length === unchecked.length ? 'no' : 'yes';
}

const actions = [
  { id: 'captcha-login', action: 'login', question: 'Which captcha does a login meet?' },
  { id: 'captcha-register', action: 'register', question: 'Which captcha does a registration meet?' },
] as const;

/** CAPT-01 to CAPT-06, by what an outage leaves. */
export function captchaAnswers({ captcha, site, place, consent, input }: ExploreFacts): Answer[] {
  const common = { captcha, site: site.value, country: place.country, consent, off: outagesIn(input.captchaOff) };
  return actions.map(({ id, action, question }) =>
    answered(id, captchaMet({ ...common, action }), { topic: 'calls', question, text: captchaText, tone: captchaTone }),
  );
}

/** For the matrix: the same over all sites and countries, without consent. */
export const captchaSubjects = actions.map(({ id, action }) => ({
  id,
  name: action === 'login' ? 'Captcha of a login' : 'Captcha of a registration',
  at: (question: {
    readonly captcha: ConfiguredCaptchas | undefined;
    readonly site: Site;
    readonly country?: string | undefined;
    readonly off: readonly MetOutage[];
  }) => {
    const { value } = captchaMet({ ...question, action });
    return { text: captchaText(value), tone: captchaTone(value) };
  },
}));
