import type { Visitor } from '../../http/visitor.ts';
import { type BegunWith, readAttribution } from './attribution.ts';

/**
 * SIGNUP-12: whether the visitor consented to the subscription. The answer of the last step counts; where it has none, the
 * answer that the same device gave at the start: no device consents for another one.
 */
export function wantsSubscription(
  extJson: string | undefined,
  { attribution, started_device }: BegunWith,
  visitor: Pick<Visitor, 'device'>,
): boolean {
  const said = answerIn(extJson);
  if (said !== undefined) return said;
  return started_device === (visitor.device ?? '') && answerIn(readAttribution(attribution).sent.ext_json) === true;
}

/** Only a plain yes or no is an answer. */
function answerIn(extJson: string | undefined): boolean | undefined {
  try {
    const answer = JSON.parse(extJson ?? 'null')?.eu_subscription;
    return typeof answer === 'boolean' ? answer : undefined;
  } catch {
    return undefined;
  }
}
