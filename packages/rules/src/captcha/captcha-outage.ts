import { type CaptchaKind, outsideCaptchaKinds } from './captcha.ts';

/**
 * What an outage takes away of a captcha. `provider`: it is not offered. `script`: none of its addresses loads. `check`: its
 * checking server does not answer.
 */
export const captchaParts = ['provider', 'script', 'check'] as const;

const kinds: readonly CaptchaKind[] = [...outsideCaptchaKinds, 'magpie'];
const ENTRY = new RegExp(`^(${kinds.join('|')})(?:\\.(?:${captchaParts.join('|')}))?$`);

/** Whether a text of the explorer is a list of outages, for instance `recaptcha.script, magpie.check`. */
export function isOutageList(text: string): boolean {
  return entriesOf(text).every((entry) => ENTRY.test(entry));
}

/** The kinds that a list of outages takes away: without provider, script or check there is no captcha. */
export function kindsOff(text: string): readonly CaptchaKind[] {
  const named = entriesOf(text).map((entry) => ENTRY.exec(entry)?.[1]);
  return kinds.filter((kind) => named.includes(kind));
}

function entriesOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
