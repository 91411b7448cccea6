import type { SignupTiming } from '@gatehouse/contract/login/extras';
import { readLocal, writeLocal } from '../storage/storage.ts';

export const SIGNUP_TIMING_KEY = 'signup-timing';
/** Only the latest pages are stored. */
export const SIGNUP_PATH_MAX = 20;

/**
 * SESS-11: adds the opened page to the record of a registration. The record begins on a page that opens accounts and
 * ends with the login. It is behaviour data, so it needs consent for analytics.
 */
export function noteSignupPage(page: {
  readonly name: string;
  readonly opensAccounts: boolean;
  readonly loggedIn: boolean;
  /** Consent for analytics is given. */
  readonly allowed: boolean;
  readonly now: number;
}): SignupTiming | undefined {
  const before = page.allowed && !page.loggedIn ? signupTiming() : undefined;
  const goesOn = page.allowed && !page.loggedIn && (page.opensAccounts || before);
  if (!goesOn) {
    writeLocal(SIGNUP_TIMING_KEY, null, 'sessionStorage');
    return undefined;
  }
  const record = {
    signup_time: before?.signup_time ?? page.now,
    last_refresh_time: page.now,
    user_behavior_path: [...(before?.user_behavior_path ?? []), page.name].slice(-SIGNUP_PATH_MAX),
  };
  writeLocal(SIGNUP_TIMING_KEY, JSON.stringify(record), 'sessionStorage');
  return record;
}

/** The record of this tab; undefined where it is malformed. */
export function signupTiming(): SignupTiming | undefined {
  try {
    const kept = JSON.parse(readLocal(SIGNUP_TIMING_KEY, 'sessionStorage') ?? 'null') as SignupTiming | null;
    const { signup_time, last_refresh_time, user_behavior_path } = kept ?? {};
    const hasTimes = Number.isFinite(signup_time) && Number.isFinite(last_refresh_time);
    const hasPath = Array.isArray(user_behavior_path) && user_behavior_path.every((name) => typeof name === 'string');
    return kept && hasTimes && hasPath ? kept : undefined;
  } catch {
    return undefined;
  }
}
