import { codes } from '@gatehouse/contract/errors/codes';
import type { LockState } from './lock-flow.ts';
import type { UnblockState } from './unblock-flow.ts';

type ScreenStates<State> = Readonly<Record<string, Exclude<State, { step: 'proving' }>>>;

const uuid = '0197f4c0-0000-7000-8000-000000000001';
const HOURS_23_MS = 23 * 3_600_000;
const at = Date.UTC(2026, 0, 11, 12);
const preview = { is_baned: false, sessions: 3, vague_email: 'a***@e***.com' };
const busy = { code: codes.busy, message: '' };
const terminated = { code: codes.accountTerminated, message: '' };

/** Every state of a lock after its verification, for tests and the gallery. */
export const lockStates: ScreenStates<LockState> = {
  'lock it?': { step: 'confirming', uuid, preview },
  'locked already': { step: 'confirming', uuid, preview: { ...preview, is_baned: true, sessions: 0 } },
  busy: { step: 'confirming', uuid, preview, refused: busy },
  locking: { step: 'locking', uuid, preview },
  locked: { step: 'locked', locked: { baned_time: at / 1000 - 86_400, unblock_time: at / 1000, sessions: 3 } },
  'proof too old': { step: 'expired' },
  'account closed': { step: 'ended', refused: terminated },
};

/** The same for unlocking. */
export const unblockStates: ScreenStates<UnblockState> = {
  'still 23 hours': { step: 'waiting', uuid, end: { at, leftMs: HOURS_23_MS } },
  'still a minute': { step: 'waiting', uuid, end: { at, leftMs: 59_000 } },
  'unlock it?': { step: 'ready', uuid },
  busy: { step: 'ready', uuid, refused: busy },
  unlocking: { step: 'unlocking', uuid },
  unlocked: { step: 'unlocked' },
  'not locked': { step: 'notLocked' },
  'by support': { step: 'byUs' },
  'proof too old': { step: 'expired' },
  'account closed': { step: 'ended', refused: terminated },
};
