import type { Decision, Step } from '../decision.ts';
import { HASHES, textHash } from '../device/text-hash.ts';
import type { RegistrationVariant } from '../site/registration-variant.ts';
import type { RegistrationLayout } from '../site/site.ts';

/** A variant that some devices see. An arm that sets nothing is the control. */
export type Arm = {
  readonly layout?: RegistrationLayout;
  readonly variant?: RegistrationVariant;
  /** Its share is its part of the sum of all weights; 0: no device. */
  readonly weight: number;
};

export type Experiment = { readonly id: string; readonly arms: readonly Arm[] };

/** Name of an arm within its experiment, for instance `new-ui`, `new-ui newLink` or `control`. */
export function armName({ layout, variant }: Arm): string {
  return [layout, variant].filter(Boolean).join(' ') || 'control';
}

/**
 * SHELL-09: the arm of a device, the same every time. Each arm gets a hash of the device, and the best one for its weight
 * wins (weighted rendezvous hashing): a changed weight moves devices to or from that arm alone, and experiments are
 * independent. The trace does not name the device.
 * @param experiment at least one arm has a weight above 0
 * @param deviceId SESS-02: the guid
 */
export function armOf({ id, arms }: Experiment, deviceId: string): Decision<Arm> {
  const lots = arms.map((arm) => ({ arm, lot: lotOf(`${id}|${armName(arm)}|${deviceId}`, arm.weight) }));
  const { arm: value } = lots.reduce((best, other) => (other.lot < best.lot ? other : best));
  const trace = arms.map((arm): Step => {
    const outcome = arm === value ? 'won' : 'passed over';
    return { rule: 'SHELL-09', check: `experiment ${id}, arm ${armName(arm)}`, outcome, detail: shareOf(arm, arms) };
  });
  return { value, trace };
}

function shareOf({ weight }: Arm, arms: readonly Arm[]): string {
  const sum = arms.reduce((total, arm) => total + arm.weight, 0);
  return `${Math.round((weight / sum) * 1_000) / 10} % of devices`;
}

/** An exponential variate with the weight as its rate: the probability of being the least is proportional to the weight. */
function lotOf(text: string, weight: number): number {
  return -Math.log((textHash(text) + 0.5) / HASHES) / weight;
}
