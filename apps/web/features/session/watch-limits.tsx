import { codes } from '@gatehouse/contract/errors/codes';
import { logout, sessionList, userInfo, userInfoFlag } from '@gatehouse/contract/session/session';
import { getPlatform } from '../../platform/page/browser.ts';
import { sessionHere } from '../../platform/page/browser-session.ts';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { openDeferred } from '../../shell/deferred-root.tsx';
import type { PageFrame } from '../../shell/page-context.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { dueAt, limitsOf } from './limits.ts';
import { sessionOver } from './session-over.tsx';

/** Most pages are left before this: they make no call. */
const ASK_AFTER_MS = 15_000;
/** How often a page stores that it had input. */
const TOUCH_STEP_MS = 30_000;
/** Browsers fire a longer timer at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Delay before a failed call is repeated. */
const AGAIN_MS = 15_000;
const SEEN = 'session-at-seen';
const seen = sharedTime(SEEN);
const touched = sharedTime('session-at-touched');
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** SESS-04: warns an idle user two minutes before the session ends, and ends it without an answer. */
export function watchLimits(frame: PageFrame): void {
  // The page itself was the last call.
  seen.write();
  watchInput();
  setTimeout(() => void begin(frame), ASK_AFTER_MS);
}

async function begin(frame: PageFrame): Promise<void> {
  const { ret_code, result } = await getPlatform(frame).ask(sessionList, undefined);
  const limits = limitsOf(ret_code === codes.success ? result?.sessions?.find(({ current }) => current) : undefined);
  if (!limits) return;
  seen.write();
  createWatch(frame, limits.idleMs, Date.now() + limits.leftMs);
}

function createWatch(frame: PageFrame, idleMs: number, endsAt: number): void {
  let timer: ReturnType<typeof setTimeout>;
  let close: (() => void) | undefined;
  /** The user has seen the warning of the absolute end, which cannot be extended. */
  let endTold = false;

  function look(): void {
    clearTimeout(timer);
    const due = dueAt({ now: Date.now(), seenAt: seen.read(), touchedAt: touched.read(), idleMs, endsAt });
    if (due.kind === 'over') return void over();
    if (due.kind === 'touch') return void touch();
    if (due.kind === 'wait') closeDialog();
    else if (!close && !(due.why === 'end' && endTold)) void warn(due.why, due.until);
    const until = due.kind === 'wait' ? due.ms : due.until - Date.now();
    timer = setTimeout(look, Math.min(until, LONGEST_TIMER_MS));
  }

  async function touch(): Promise<void> {
    const { ret_code } = await getPlatform(frame).ask(userInfo, userInfoFlag);
    if (ret_code === codes.sessionInvalid) return;
    if (ret_code !== codes.success) return retryLater();
    seen.write();
    look();
  }

  function retryLater(): void {
    clearTimeout(timer);
    timer = setTimeout(look, AGAIN_MS);
  }

  async function over(): Promise<void> {
    // Keeps the server and this page in agreement. Without a network no personal data can be loaded either.
    const { ret_code } = await getPlatform(frame).ask(logout, undefined);
    if (ret_code !== codes.success && ret_code !== codes.sessionInvalid) return retryLater();
    closeDialog();
    sessionHere(frame).forget();
    await sessionOver(frame);
  }

  async function warn(why: 'idle' | 'end', until: number): Promise<void> {
    close = () => {};
    const messages = await deferredMessages(frame.language.value, 'inverse');
    if (!close) return;
    openDeferred(frame, messages, (remove) => {
      close = remove;
      const stay = () => {
        closeDialog();
        if (why === 'end') endTold = true;
        else void touch();
      };
      return <LimitDialog why={why} until={until} onStay={stay} onLogOut={() => void sessionHere(frame).logOut()} />;
    });
  }

  function closeDialog(): void {
    close?.();
    close = undefined;
  }

  // Another tab was used, or this one was asleep.
  addEventListener('storage', ({ key }) => key === SEEN && look());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  look();
}

function watchInput(): void {
  const hear = () => {
    if (Date.now() - touched.read() > TOUCH_STEP_MS) touched.write();
  };
  for (const hand of INPUT_EVENTS) addEventListener(hand, hear, { passive: true, capture: true });
}

/** A time (epoch ms of this device) that all tabs of this site share; without storage it is this tab's own. */
export function sharedTime(name: string): { readonly read: () => number; readonly write: () => void } {
  let own = 0;
  return {
    read() {
      const told = Number(readLocal(name)) || 0;
      // A clock that was ahead may have stored a time in the future.
      return Math.max(own, told > Date.now() ? 0 : told);
    },
    write() {
      own = Date.now();
      writeLocal(name, `${own}`);
    },
  };
}
