import { codes } from '@gatehouse/contract/errors/codes';
import type { FactorRecoveryResult } from '@gatehouse/contract/recovery/account-recovery';
import type { FactorRecoveryState } from './factor-recovery-state.ts';
import type { RetrieveState } from './password-reset-state.ts';

const uuid = '0197f4c0-0000-7000-8000-000000000001';
const token = 'a'.repeat(43);
const NOW = Date.UTC(2026, 0, 10, 12);
const DAY_MS = 86_400_000;
const paused = { code: codes.addressLimit, message: '', retryAfterS: 840 };
const unreachable = { code: -200, message: '' };
const reset = { uuid, moved: false };

/** All states of a reset except its verifications, by name: for tests and the gallery. */
export const retrieveStates: Readonly<Record<string, RetrieveState>> = {
  start: { step: 'start' },
  empty: { step: 'start', wrong: 'empty' },
  'no address': { step: 'start', wrong: 'shape' },
  paused: { step: 'start', refused: paused },
  beginning: { step: 'beginning' },
  recalling: { step: 'recalling', uuid },
  'recalling, offline': { step: 'recalling', uuid, refused: unreachable },
  'link opened': { step: 'confirm', uuid, token },
  'new password': { step: 'password', ...reset },
  'new password, moved here': { step: 'password', uuid, moved: true },
  'too short': { step: 'password', ...reset, wrong: { why: 'short' } },
  'the old one': { step: 'password', ...reset, wrong: { why: 'same' } },
  saving: { step: 'committing', ...reset },
  'done, logged in': { step: 'done', loggedIn: true },
  done: { step: 'done', loggedIn: false },
  'goes on elsewhere': { step: 'ended', why: 'elsewhere' },
  'done already': { step: 'ended', why: 'done' },
  expired: { step: 'ended', why: 'expired' },
  'unknown link': { step: 'ended', why: 'linkUnknown' },
  'used link': { step: 'ended', why: 'linkUsed' },
  'expired link': { step: 'ended', why: 'linkExpired' },
};

const request = (
  state: FactorRecoveryResult['state'],
  more: Partial<FactorRecoveryResult> = {},
): FactorRecoveryResult => ({
  ...{ uuid, item: 'authenticator', state, ready_at: NOW + DAY_MS, ends_at: NOW + 8 * DAY_MS },
  ...more,
});
const naming = request('naming', { item: 'email', step: 3, steps: 3 });
const facts = {
  ...{ item: 'authenticator', password: 'lost', email: 'lost', mobile: 'none', factor: 'lost' },
} as const satisfies FactorRecoveryResult['facts'];

/** All states of a factor recovery. */
export const factorRecoveryStates: Readonly<Record<string, FactorRecoveryState>> = {
  start: { step: 'start' },
  empty: { step: 'start', wrong: { account: 'empty', password: { why: 'empty' } } },
  'wrong password': { step: 'start', wrong: { password: { why: codes.wrongPassword, triesLeft: 2 } } },
  'the wait is over': { step: 'start', ready: 'authenticator' },
  beginning: { step: 'beginning' },
  'next proof': { step: 'changing', at: request('proving') },
  'new address': { step: 'naming', at: naming },
  'new address, empty': { step: 'naming', at: naming, wrong: 'empty' },
  'new number': { step: 'naming', at: { ...naming, item: 'mobile' } },
  waiting: { step: 'waiting', at: request('waiting') },
  done: { step: 'done', at: request('done') },
  'needs support': { step: 'support', at: request('support', { facts }) },
  'none there': { step: 'nothing', at: request('nothing') },
  'stop it?': { step: 'stop', uuid, token },
  stopped: { step: 'ended', why: 'stopped' },
  cancelled: { step: 'ended', why: 'cancelled' },
  expired: { step: 'ended', why: 'expired' },
  'unknown link': { step: 'ended', why: 'unknown' },
};
