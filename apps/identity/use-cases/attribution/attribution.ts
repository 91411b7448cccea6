import type { LoginPayload } from '@gatehouse/contract/login/login.schema';
import {
  mergeTouches,
  paidTouch,
  readTouches,
  type Touch,
  type Touches,
  touchesIn,
} from '@gatehouse/rules/attribution/attribution';
import { soundValues } from '@gatehouse/rules/attribution/attribution-values';
import { type Channel, channelOf, isNonCrypto } from '@gatehouse/rules/attribution/channel';
import type { Visitor } from '../../http/visitor.ts';

const SENT = [
  ...(['url', 'regist_channel', 'medium', 'user_code', 'utm_channel_info'] as const),
  ...(['ext_json', 'oauth_tmp_login_id'] as const),
] as const;
/** LOGIN-04: of `ext_json`, what one step says for the steps after it. */
const EXT_KEPT = ['eu_subscription', 'is_manual_input'] as const;
type Sent = Partial<Pick<LoginPayload, (typeof SENT)[number]>>;
type Timing = NonNullable<LoginPayload['signup_timing']>;
/** The fields of a registration's calls that describe the visitor's arrival. */
export type AttributionInput = Sent & Partial<Pick<LoginPayload, 'touches' | 'signup_timing'>>;

/** AFF-07, AFF-08: what the rows of registrations and accounts hold, as JSON text. Times are epoch ms by this server. */
export type Attribution = Partial<Touches> & {
  /** Who is paid; `typed` where the code was typed by hand, `nonCrypto` by ROUTE-12. */
  readonly channel: Channel & { readonly typed?: true; readonly nonCrypto?: true };
  /** The fields as they came, of the latest call that had them. A browser sent them: they are a hint and no proof. */
  readonly sent: Sent;
  /** SESS-11 */
  readonly signup_timing?: Timing;
};

/**
 * LOGIN-04, AFF-07, AFF-08: the visitor's arrival, as JSON text; a later step adds to an earlier one. The server decides
 * again who is paid, whatever the browser sends. Captcha proofs are not stored.
 * @param now epoch ms, when the call arrived
 */
export function attributionText(input: AttributionInput, earlier = '{}', now = Date.now()): string {
  const before = readAttribution(earlier);
  const sent = { ...before.sent, ...sentBy(input, before.sent) };
  const touches = mergeTouches([...touchesIn(before), ...broughtBy(input, now)], now);
  const signup_timing = input.signup_timing ?? before.signup_timing;
  const attribution: Attribution = {
    ...touches,
    channel: channelBy(touches, sent),
    sent,
    ...(signup_timing && { signup_timing }),
  };
  return JSON.stringify(attribution);
}

/** What a registration keeps of its beginning: the device, and how its user came, as JSON text. */
export type BegunWith = { readonly started_device: string | null; readonly attribution: string };

/**
 * SIGNUP-04, AFF-08: the account's attribution, from the call that finishes. A stranger can begin a registration for any
 * address: on another device than the one that began, only what that device brings of its own counts. Where it brings
 * nothing, the visitor continued on a second device, and the attribution of the first one stays.
 * @param now epoch ms, when the call arrived
 */
export function finishedAttribution(
  input: AttributionInput,
  { started_device, attribution }: BegunWith,
  visitor: Pick<Visitor, 'device'>,
  now: number,
): string {
  const isElsewhere = started_device === null || started_device !== visitor.device;
  const bringsOwn = isTyped(input) || broughtBy(input, now).length > 0;
  return attributionText(input, isElsewhere && bringsOwn ? '{}' : attribution, now);
}

/** What a row holds. Rows from before hold what was sent alone; a text that is none holds nothing. */
export function readAttribution(text: string): Attribution {
  const noAttribution = { channel: { medium: 'normal', userCode: '' }, sent: {} } as const;
  const stored = parsed(text) ?? {};
  return 'sent' in stored ? (stored as Attribution) : { ...noAttribution, sent: sentBy(stored as Sent, {}) };
}

function sentBy(input: Sent, before: Sent): Sent {
  const given = SENT.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]] as const]));
  const sent: Sent = Object.fromEntries(given);
  const [ext, extBefore] = [parsed(sent.ext_json), parsed(before.ext_json)];
  const known = EXT_KEPT.filter((name) => typeof extBefore?.[name] === 'boolean').map((name) => [
    name,
    extBefore?.[name],
  ]);
  const all = { ...Object.fromEntries(known), ...ext };
  // A typed code stays until another one is typed, or until a call says that none was.
  const stands = all.is_manual_input === true && ext?.is_manual_input !== true && before.user_code !== undefined;
  return {
    ...sent,
    ...(stands && { user_code: before.user_code }),
    ...(Object.keys(all).length > 0 && { ext_json: JSON.stringify(all) }),
  };
}

function broughtBy(input: AttributionInput, now: number): readonly Touch[] {
  return touchesIn(readTouches(input.touches, now) ?? arrivalOf(input, now));
}

/** AFF-08: whether the visitor typed a code into the form by hand. */
function isTyped({ user_code, ext_json }: Sent): boolean {
  return parsed(ext_json)?.is_manual_input === true && !!user_code;
}

/** The arrival of a visitor whose client sends no touches, but names the inviter. */
function arrivalOf(
  { user_code, medium, regist_channel, utm_channel_info, ext_json }: Sent,
  at: number,
): Partial<Touches> {
  if (parsed(ext_json)?.is_manual_input === true) return {};
  const given = { ...utm_channel_info, ref: user_code, medium, regist_channel };
  const { value: values } = soundValues(given);
  const names = Object.keys(values).filter((name) => name !== 'medium' && name !== 'language');
  const touch: Touch = { at, site: '', path: '', values };
  return names.length > 0 ? { last: touch } : {};
}

function channelBy(touches: Touches | undefined, sent: Sent): Attribution['channel'] {
  const values = touches ? paidTouch(touches).values : {};
  const invited = channelOf(values).value;
  const { user_code: userCode = '' } = sent;
  const beats = isTyped(sent) && userCode !== invited.userCode;
  return {
    ...(beats ? ({ medium: 'referral', userCode, typed: true } as const) : invited),
    ...(isNonCrypto(values) && { nonCrypto: true as const }),
  };
}

function parsed(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
