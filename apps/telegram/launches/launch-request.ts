import { type Person, personById } from '../core/people.ts';
import type { Telegram } from '../core/telegram.ts';
import { type Defect, isDefect } from '../signing/defects.ts';
import { isThemeName, PLATFORMS, type Platform, type ThemeName, type ThemeParams } from './themes.ts';

/** What a launch is asked with, each with a default: the first person, site and app, `tdesktop`, light, no defect. */
export type LaunchRequest = {
  readonly person: Person;
  readonly site: string;
  readonly path: string;
  readonly platform: Platform;
  readonly theme: ThemeName;
  /** Wins over `theme`. */
  readonly themeParams: ThemeParams | undefined;
  /** IETF tag; absent: the person's. */
  readonly language: string | undefined;
  readonly startParam: string | undefined;
  readonly defect: Defect;
  /** Seconds since the data was signed; absent: as the defect says. */
  readonly ageSeconds: number | undefined;
  /** Whether the person lets the bot write. */
  readonly allowsWrite: boolean;
};

export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

const START_PARAM = /^[\w-]{0,512}$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

/**
 * Reads a launch from a query or a JSON body.
 * @throws {LaunchError} which names the first field that is wrong
 */
export function launchRequest(telegram: Telegram, sent: Readonly<Record<string, unknown>>): LaunchRequest {
  const { path = telegram.apps[0]?.path, language, startParam } = sent;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) throw new LaunchError('path must begin with one slash');
  if (!matches(language, LANGUAGE)) throw new LaunchError('language must be an IETF tag');
  if (!matches(startParam, START_PARAM)) throw new LaunchError('startParam takes A-Z, a-z, 0-9, _ and - alone');
  return {
    ...{ path, language: language || undefined, startParam: startParam || undefined },
    person: personIn(sent.person),
    site: siteIn(telegram, sent.site),
    platform: platformIn(sent.platform),
    theme: isThemeName(sent.theme) ? sent.theme : 'light',
    themeParams: themeParamsIn(sent.themeParams),
    defect: defectIn(sent.defect),
    ageSeconds: ageIn(sent.ageSeconds),
    allowsWrite: String(sent.allowsWrite ?? true) !== 'false',
  };
}

/** @throws {LaunchError} @param id absent: the first person */
export function personIn(id: unknown): Person {
  const person = personById(id === undefined || id === '' ? 7100000001 : id);
  if (!person) throw new LaunchError('person is not the id of a person here');
  return person;
}

/** @throws {LaunchError} */
export function defectIn(defect: unknown = 'none'): Defect {
  if (!isDefect(defect)) throw new LaunchError('defect is none of those that there are');
  return defect;
}

/** @throws {LaunchError} */
export function ageIn(age: unknown): number | undefined {
  if (age === undefined || age === '') return undefined;
  if (!Number.isInteger(Number(age))) throw new LaunchError('ageSeconds must be a whole number');
  return Number(age);
}

function matches(value: unknown, pattern: RegExp): value is string | undefined {
  return value === undefined || (typeof value === 'string' && (value === '' || pattern.test(value)));
}

function siteIn({ sites }: Telegram, origin: unknown): string {
  const site = origin === undefined || origin === '' ? sites[0] : sites.find((one) => one.origin === origin);
  if (!site) throw new LaunchError('site must be the origin of a site of the brand');
  return site.origin;
}

function platformIn(platform: unknown = 'tdesktop'): Platform {
  const known = PLATFORMS.find((one) => one === platform);
  if (!known) throw new LaunchError(`platform must be one of ${PLATFORMS.join(', ')}`);
  return known;
}

const MOST_COLOURS = 40;

function themeParamsIn(sent: unknown): ThemeParams | undefined {
  if (sent === undefined || sent === '') return undefined;
  try {
    const params: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent;
    const entries = Object.entries(params as object);
    const isRight = entries.every(([name, value]) => /^\w{1,40}$/.test(name) && typeof value === 'string');
    if (isRight && entries.length <= MOST_COLOURS) return params as ThemeParams;
  } catch {
    // Said below.
  }
  throw new LaunchError('themeParams must be a JSON object of colours');
}
