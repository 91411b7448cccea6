import type { Touch } from '@gatehouse/rules/attribution/attribution';
import { type AttributionName, attributionNames } from '@gatehouse/rules/attribution/attribution-names';

const MASK = '***';
/** A run of characters between blanks and the separators of an address. */
const PART = /[^\s/?#&=,;<>]+/gu;
/** An at sign within a part, also in full width, or percent-encoded once or more. */
const EMAIL = /.(?:@|＠|%(?:25)*40)./iu;
/** Eight digits or more, also in groups: the shortest mobile numbers have eight. */
const NUMBER = /\+?\(?\p{Nd}(?:[\s().-]{0,3}\p{Nd}){7,}/gu;

/** Ids and codes of those who send people, which may be digits alone. */
const codeNames: readonly AttributionName[] = [
  ...(['affiliate_id', 'brokerId', 'ref', 'medium', 'regist_channel', 'tag', 'group_id', 'group_type'] as const),
  ...(['utmsource', 'campaign', 'utm_medium', 'source', 'uuid'] as const),
];

/** A code or an id, without email addresses. */
export function maskedCode(code: string): string {
  return code.replaceAll(PART, (part) => (EMAIL.test(part) ? MASK : part));
}

/** A free text without anything that looks like an email address or a telephone number. */
export function maskedText(text: string): string {
  return maskedCode(text).replaceAll(NUMBER, MASK);
}

/** AFF-07: a touch as it may leave the database. */
export function maskedTouch(touch: Touch): Touch {
  const values = attributionNames.flatMap((name) => {
    const value = touch.values[name];
    return value === undefined ? [] : [[name, (codeNames.includes(name) ? maskedCode : maskedText)(value)] as const];
  });
  return { ...touch, site: maskedText(touch.site), path: maskedText(touch.path), values: Object.fromEntries(values) };
}
