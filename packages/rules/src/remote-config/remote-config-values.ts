import { type LoginWay, loginWays } from '../login/login-ways.ts';
import { type RegistrationVariant, registrationVariants } from '../site/registration-variant.ts';
import type { RegistrationLayout } from '../site/site.ts';
import { type Arm, armName, type Experiment } from './experiment.ts';

/** LOGIN-12: parsers of single values. Each returns a valid value, or undefined. */

export const BUTTON_CHARS = 40;
export const NOTICE_CHARS = 400;
/** CAPT-02: the captcha config by scene, in the spelling of the wire; the contract reads it. */
export type RawCaptchaConfig = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const SCENE = /^[\w-]{1,64}$/;
const LONGEST_JSON = 16_384;
const MOST_ARMS = 8;
const MOST_WEIGHT = 1_000_000;
export const registrationLayouts: readonly [RegistrationLayout, ...RegistrationLayout[]] = [
  'old',
  'new-brand',
  'new-ui',
];
export const EXPERIMENT_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const EXPERIMENT_TAKES = `an id of small letters, digits and dashes with 2 to ${MOST_ARMS} arms that differ, each with a weight from 0 to ${MOST_WEIGHT} and nothing else but layout and variant`;

export function variant(value: unknown): RegistrationVariant | undefined {
  return registrationVariants.find((one) => one === value);
}

export function layout(value: unknown): RegistrationLayout | undefined {
  return registrationLayouts.find((one) => one === value);
}

/** LOGIN-08: the only mode beside the default. */
export function mode(value: unknown): 'new' | undefined {
  return value === 'new' ? value : undefined;
}

export function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Each method once, in the order of the list; an empty list is valid. */
export function ways(value: unknown): readonly LoginWay[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const known = value.map((one) => loginWays.find((way) => way === one)).filter((way) => way !== undefined);
  return new Set(known).size === value.length ? known : undefined;
}

export const button = (value: unknown): string | undefined => plainText(value, BUTTON_CHARS);
export const notice = (value: unknown): string | undefined => plainText(value, NOTICE_CHARS);

/** One line without control characters, and without those that turn the order of the letters after them. */
export function plainText(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const odd = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
  return text === '' || text.length > longest || odd.test(text) ? undefined : text;
}

/** A JSON object, also as text. */
export function object(value: unknown): object | undefined {
  const parsed = typeof value === 'string' ? parsedOf(value) : value;
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
}

/** CAPT-02: an object for each scene; the captcha reads its fields. */
export function captcha(value: unknown): RawCaptchaConfig | undefined {
  const scenes = Object.entries(object(value) ?? { '': undefined });
  const isRight = ([scene, settings]: [string, unknown]) => SCENE.test(scene) && object(settings) === settings;
  return scenes.every((one) => isRight(one)) ? (Object.fromEntries(scenes) as RawCaptchaConfig) : undefined;
}

/** A field of one's own, never of the prototype. */
export function fieldOf(config: object | undefined, name: string): unknown {
  return config && Object.hasOwn(config, name) ? (config as Record<string, unknown>)[name] : undefined;
}

export function experiment(value: unknown): Experiment | undefined {
  const config = object(value);
  const id = fieldOf(config, 'id');
  const given = fieldOf(config, 'arms');
  if (!config || !onlyHas(config, ['id', 'arms'])) return undefined;
  if (typeof id !== 'string' || !EXPERIMENT_ID.test(id) || !Array.isArray(given)) return undefined;
  if (given.length < 2 || given.length > MOST_ARMS) return undefined;
  const arms = given.map(armFrom).filter((arm) => arm !== undefined);
  const differ = new Set(arms.map(armName)).size === given.length;
  return differ && arms.some(({ weight }) => weight > 0) ? { id, arms } : undefined;
}

function armFrom(value: unknown): Arm | undefined {
  const config = object(value);
  if (!config || !onlyHas(config, ['layout', 'variant', 'weight'])) return undefined;
  const weight = fieldOf(config, 'weight');
  if (typeof weight !== 'number' || !(weight >= 0 && weight <= MOST_WEIGHT)) return undefined;
  const own = { layout: layout(fieldOf(config, 'layout')), variant: variant(fieldOf(config, 'variant')) };
  if (Object.hasOwn(config, 'layout') && !own.layout) return undefined;
  if (Object.hasOwn(config, 'variant') && !own.variant) return undefined;
  return { ...(own.layout ? { layout: own.layout } : {}), ...(own.variant ? { variant: own.variant } : {}), weight };
}

function onlyHas(config: object, names: readonly string[]): boolean {
  return Object.keys(config).every((name) => names.includes(name));
}

function parsedOf(text: string): unknown {
  if (text.length > LONGEST_JSON) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
