import { setTimeout as wait } from 'node:timers/promises';
import { keptOf } from './kept-keys.ts';
import { probeField, probePage, readProbe, type Seen } from './page-probe.ts';
import { openPhone, type Phone } from './phone.ts';
import { type Weight, weightOf } from './weight.ts';

/** A page, the first field that is typed into, and whether React comes to it. */
export type Target = { readonly url: string; readonly field: string; readonly hydrates: boolean };
/** Milliseconds since the navigation began; `blocking` sums what each long task took beyond 50 ms. */
export type Painted = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** After the first paint. */
  readonly blocking: number;
  /** From navigation on: what is done before the first paint counts too. */
  readonly blockingInAll: number;
  readonly layoutShift: number;
};
export type Typed = {
  readonly visible: number;
  /** Null: React never came to the field, as in a form without it. */
  readonly live: number | null;
  /** When the first key that is still in the field was pressed; null: none is. */
  readonly keysKept: number | null;
  readonly keysLost: number;
};

const QUIET_MS = 2_000;
const QUIET_AFTER_TYPING_MS = 1_500;
const SETTLE_MS = 300;
const LOAD_LIMIT_MS = 60_000;
const FIELD_LIMIT_MS = 45_000;
const LOOK_MS = 200;
const KEY_EVERY_MS = 40;
const LONG_TASK_MS = 50;
const KEYS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Loads a page and only looks; weighs what it fetched when it is asked to. */
export async function loadQuietly(target: Target, weighs = false): Promise<Painted & { weight: Weight | undefined }> {
  return withPhone(target, false, async (phone) => {
    await phone.page.goto(target.url, { waitUntil: 'load', timeout: LOAD_LIMIT_MS });
    // What a page fetches once it is live belongs to it, however long a busy machine takes to get there.
    await untilSeen(phone, target, ({ visible, live }) => (target.hydrates ? live : visible) !== undefined);
    await phone.untilQuiet(QUIET_MS);
    const seen = await phone.page.evaluate(readProbe, target.field);
    return { ...paintedOf(seen), weight: weighs ? await weightOf(phone.responses) : undefined };
  });
}

/** Loads a page while a user types: a real key press every 40 ms from the beginning, with the field focused as soon as it is there. */
export async function loadWhileTyping(target: Target): Promise<Typed> {
  return withPhone(target, true, async (phone) => {
    await phone.page.goto(target.url, { waitUntil: 'commit', timeout: LOAD_LIMIT_MS });
    const stopTyping = typeInto(phone);
    try {
      await phone.page.waitForLoadState('load', { timeout: LOAD_LIMIT_MS });
      await untilSeen(phone, target, ({ inputs }) => inputs.length > 0);
      await phone.untilQuiet(QUIET_AFTER_TYPING_MS);
    } finally {
      await stopTyping();
    }
    await wait(SETTLE_MS);
    const { value, inputs, visible = 0, live = null } = await phone.page.evaluate(readProbe, target.field);
    return { visible, live, ...keptOf(inputs, value) };
  });
}

async function withPhone<T>({ field }: Target, focuses: boolean, use: (phone: Phone) => Promise<T>): Promise<T> {
  const phone = await openPhone();
  try {
    await phone.page.addInitScript(probePage);
    await phone.page.addInitScript(probeField, { field, focuses });
    return await use(phone);
  } finally {
    await phone.close();
  }
}

async function untilSeen({ page }: Phone, { field }: Target, isSeen: (seen: Seen) => boolean): Promise<void> {
  for (const until = Date.now() + FIELD_LIMIT_MS; Date.now() < until; await wait(LOOK_MS)) {
    if (isSeen(await page.evaluate(readProbe, field))) return;
  }
  throw new Error(`${field} could not be used in ${FIELD_LIMIT_MS} ms`);
}

/** @returns how to stop */
function typeInto({ cdp }: Phone): () => Promise<void> {
  let isOver = false;
  const press = async () => {
    for (let place = 0; !isOver; place += 1) {
      const key = KEYS[place % KEYS.length] ?? '';
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key, unmodifiedText: key });
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
      await wait(KEY_EVERY_MS);
    }
  };
  // A page that is closed takes no keys; what was waited for says why.
  const typing = press().catch(() => undefined);
  return () => {
    isOver = true;
    return typing;
  };
}

function paintedOf({ firstPaint, largestPaint, layoutShift, longTasks }: Seen): Painted {
  const beyond = (ms: number) => Math.max(0, ms - LONG_TASK_MS);
  const blocking = longTasks
    .map(({ start, duration }) => (start < firstPaint ? start + duration - firstPaint : duration))
    .reduce((sum, ms) => sum + beyond(ms), 0);
  const blockingInAll = longTasks.reduce((sum, { duration }) => sum + beyond(duration), 0);
  return { firstPaint, largestPaint, layoutShift, blocking, blockingInAll };
}
