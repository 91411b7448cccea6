import type { Decision, Step } from '../decision.ts';
import { type AttributionName, invitationNames } from './attribution-names.ts';
import { type AttributionValues, attributionIn, soundValues } from './attribution-values.ts';
import { type Channel, channelOf } from './channel.ts';

const DAY_MS = 86_400_000;
/** How long an arrival counts. */
export const ATTRIBUTION_MS = 30 * DAY_MS;

const SITE_MAX_CHARS = 32;
const PATH_MAX_CHARS = 256;

/** One arrival by an invitation or campaign. */
export type Touch = {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Id of the site; empty where it is not known. */
  readonly site: string;
  /** Of the page, without language and query; empty where it is not known. */
  readonly path: string;
  /** At least one. */
  readonly values: AttributionValues;
};

/** AFF-07: what is kept of all arrivals. */
export type Touches = {
  readonly first: Touch;
  readonly last: Touch;
  /** The last that names an inviter, where `last` names none. */
  readonly inviter?: Touch;
};

type Arrival = Omit<Touch, 'values'> & {
  readonly search: string;
  /** AFF-05: the channel of the address's shared invitation, once the API has answered. */
  readonly shared?: Channel | undefined;
};

/**
 * AFF-07: the touch of a page view. An address without attribution makes none: a visitor who comes back by
 * themselves keeps the earlier attribution.
 */
export function touchOf({ search, shared, site, path, at }: Arrival): Decision<Touch | undefined> {
  const { value: values, trace } = sharedBy(attributionIn(search), shared);
  const value = saysWho(values) ? placed({ at, site, path, values }) : undefined;
  const check = 'the address says who sent them';
  return { value, trace: [...trace, { rule: 'AFF-07', check, outcome: value ? 'won' : 'passed over' }] };
}

/** AFF-05: the code of a shared invitation replaces the codes beside it; the token itself is not stored. */
function sharedBy({ value, trace }: Decision<AttributionValues>, shared: Channel | undefined) {
  if (!shared) return { value, trace };
  const { brokerId: _, ...rest } = value;
  const code = soundValues({ ...rest, ref: shared.userCode, medium: shared.medium });
  const step: Step = { rule: 'AFF-05', check: 'the shared invitation has a code', outcome: 'noted' };
  return { value: code.value, trace: [...trace, step] };
}

/** Merges touches, given in any order; undefined where all have expired. */
export function mergeTouches(touches: readonly Touch[], now: number): Touches | undefined {
  const counting = touches
    .map((touch) => ({ ...touch, at: Math.min(touch.at, now) }))
    .filter(({ at }) => at > now - ATTRIBUTION_MS)
    .toSorted((a, b) => a.at - b.at);
  const [first] = counting;
  const followed = counting.reduce<Touch[]>(followedOn, []);
  const last = followed.at(-1);
  if (!first || !last) return undefined;
  const inviter = namesInviter(last) ? undefined : followed.findLast(namesInviter);
  return { first, last, ...(inviter && { inviter }) };
}

/** The stored touches, with repeats, for `mergeTouches`. */
export function touchesIn(touches: Partial<Touches> | undefined): readonly Touch[] {
  return [touches?.first, touches?.inviter, touches?.last].filter((touch) => touch !== undefined);
}

/** The touch whose inviter is paid: the last that names one; else the last of all. */
export function paidTouch({ last, inviter }: Touches): Touch {
  return inviter ?? last;
}

/** The invitation of a touch without its campaign; undefined where it has none. */
export function invitationOf(touch: Touch): Touch | undefined {
  const kept = Object.entries(touch.values).filter(([name]) =>
    (invitationNames as readonly AttributionName[]).includes(name as AttributionName),
  );
  const values: AttributionValues = Object.fromEntries(kept);
  return saysWho(values) ? { ...touch, values } : undefined;
}

/** Whether one touch has every value of another. */
export function covers({ values }: Touch, other: Touch): boolean {
  return Object.entries(other.values).every(([name, value]) => values[name as AttributionName] === value);
}

/**
 * Touches from outside: from a browser's storage, or from a call. What is invalid is left out. Where `now` is
 * beside them it is the sender's clock, and their times are converted to ours: a wrong clock does not make a touch expire.
 * @param now epoch ms
 */
export function readTouches(given: unknown, now: number): Touches | undefined {
  const theirs = own(given, 'now');
  const shift = typeof theirs === 'number' && Number.isSafeInteger(theirs) ? now - theirs : 0;
  const touches = ['first', 'inviter', 'last'].map((which) => readTouch(own(given, which), shift));
  return mergeTouches(
    touches.filter((touch) => touch !== undefined),
    now,
  );
}

function readTouch(given: unknown, shift: number): Touch | undefined {
  const [at, site = '', path = ''] = [own(given, 'at'), own(given, 'site'), own(given, 'path')];
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return undefined;
  if (typeof site !== 'string' || typeof path !== 'string') return undefined;
  const { value: values } = soundValues(own(given, 'values'));
  return saysWho(values) ? placed({ at: Math.max(0, at + shift), site, path, values }) : undefined;
}

function placed(touch: Touch): Touch {
  const clean = (text: string, chars: number) =>
    text
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, ' ')
      .slice(0, chars)
      .toWellFormed();
  return { ...touch, site: clean(touch.site, SITE_MAX_CHARS), path: clean(touch.path, PATH_MAX_CHARS) };
}

/** A language alone is no attribution. */
function saysWho(values: AttributionValues): boolean {
  return Object.keys(values).some((name) => name !== 'language');
}

function namesInviter({ values }: Touch): boolean {
  return channelOf(values).value.userCode !== '';
}

/** The same link followed again is one touch, with the place of the first time and the time of the last. */
function followedOn(before: Touch[], touch: Touch): Touch[] {
  const last = before.at(-1);
  if (!last || !covers(last, touch) || !covers(touch, last)) return [...before, touch];
  return [...before.slice(0, -1), { ...last, at: touch.at }];
}

function own(given: unknown, name: string): unknown {
  return typeof given === 'object' && given !== null && Object.hasOwn(given, name)
    ? Reflect.get(given, name)
    : undefined;
}
