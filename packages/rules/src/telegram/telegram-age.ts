import type { Decision } from '../decision.ts';

/** TG-12: how old Telegram's data may be for a login. */
export const TELEGRAM_LOGIN_AGE_MS = 5 * 60_000;
/** TG-12: for everything within a session of the mini-app. */
export const TELEGRAM_SESSION_AGE_MS = 60 * 60_000;
/** Clocks differ by so much at most. */
const AHEAD_MS = 60_000;

/**
 * TG-12: whether data of that date may still be used.
 * @param authDate seconds since 1970
 * @param now epoch ms
 */
export function telegramAge(
  authDate: number,
  now: number,
  use: 'login' | 'session',
): Decision<'fresh' | 'expired' | 'ahead'> {
  const age = now - authDate * 1_000;
  const most = use === 'login' ? TELEGRAM_LOGIN_AGE_MS : TELEGRAM_SESSION_AGE_MS;
  const value = age < -AHEAD_MS ? 'ahead' : age > most ? 'expired' : 'fresh';
  const detail = `${Math.round(age / 1_000)} s of ${most / 1_000} s`;
  return { value, trace: [{ rule: 'TG-12', check: `age, for a ${use}`, outcome: 'won', detail }] };
}
