import type { Decision, Step } from '../decision.ts';
import { HASHES, textHash } from '../device/text-hash.ts';
import { type CaptchaKind, captchaKinds } from './captcha.ts';

/**
 * What an outage drill takes away of a captcha. `provider`: it is not offered. `script`: none of its addresses loads. `check`: its
 * checking server does not answer.
 */
export const captchaParts = ['provider', 'script', 'check'] as const;
export type CaptchaPart = (typeof captchaParts)[number];

/** One entry of an outage drill. An absent `site` or `scene` is every one. */
export type CaptchaOutage = {
  readonly kind: CaptchaKind;
  readonly part: CaptchaPart;
  readonly site?: string;
  /** LOGIN-10 scene code. */
  readonly scene?: string;
  /** One device alone, for a drill that no visitor notices. */
  readonly device?: string;
  /** Share of devices that meet it, 0 to 100: always the same devices. */
  readonly percent: number;
};

/** What is away for one visitor. */
export type MetOutage = Pick<CaptchaOutage, 'kind' | 'part'>;

type OutageQuestion = {
  readonly site: string;
  readonly scene: string;
  /** Anything that is always the same for a device; absent: a visitor whom only 100 % meets. */
  readonly device?: string | undefined;
};

/** CAPT-06: what a drill takes away from this visitor, each kind and part once. */
export function outagesFor(
  outages: readonly CaptchaOutage[],
  { site, scene, device }: OutageQuestion,
): Decision<readonly MetOutage[]> {
  const trace: Step[] = [];
  const met = outages.filter((outage) => {
    const isHere =
      (outage.site ?? site) === site && (outage.scene ?? scene) === scene && (outage.device ?? device) === device;
    const holds = isHere && shareOf(outage, device) < outage.percent;
    const check = `drill: ${outage.kind}, ${outage.part}, ${outage.site ?? 'every site'}, ${outage.scene ?? 'every scene'}`;
    trace.push({
      rule: 'CAPT-06',
      check,
      outcome: holds ? 'won' : 'passed over',
      detail: `${outage.percent} % of devices`,
    });
    return holds;
  });
  const names = [...new Set(met.map(({ kind, part }) => `${kind} ${part}`))];
  const value = names.map((name) => {
    const [kind, part] = name.split(' ') as [CaptchaKind, CaptchaPart];
    return { kind, part };
  });
  return { value, trace };
}

/** From 0 to below 100. The kind is a part of it, so that two outages of 50 % do not meet the same half. */
function shareOf({ kind, part }: CaptchaOutage, device: string | undefined): number {
  if (device === undefined) return 99.999;
  return (textHash(`${kind}|${part}|${device}`) / HASHES) * 100;
}

const ENTRY = new RegExp(`^(${captchaKinds.join('|')})(?:\\.(${captchaParts.join('|')}))?$`);

/** Whether a text of the explorer is a list of outages, for instance `recaptcha.script, magpie.check`. */
export function isOutageList(text: string): boolean {
  return entriesOf(text).every((entry) => ENTRY.test(entry));
}

/** What such a list takes away; an entry without a part takes the provider. Other entries are left out. */
export function outagesIn(text: string): readonly MetOutage[] {
  return entriesOf(text).flatMap((entry) => {
    const [, kind, part = 'provider'] = ENTRY.exec(entry) ?? [];
    return kind ? [{ kind: kind as CaptchaKind, part: part as CaptchaPart }] : [];
  });
}

/** The kinds that are not met at all. Without its check a captcha of another company is still shown; magpie gives out no challenge. */
export function kindsOff(outages: readonly MetOutage[]): readonly CaptchaKind[] {
  return captchaKinds.filter((kind) =>
    outages.some((one) => one.kind === kind && (kind === 'magpie' || one.part !== 'check')),
  );
}

function entriesOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
