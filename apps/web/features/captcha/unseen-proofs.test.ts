import { beforeEach, expect, test } from 'vitest';
import { createUnseenProofs, type Unseen } from './unseen-proofs.ts';

const TEN_MINUTES_MS = 600_000;
let now: number;
let made: number;
let timers: { at: number; act: () => void }[];
let next: (n: number) => Unseen;

beforeEach(() => {
  [now, made, timers] = [0, 0, []];
  next = proof;
});

const proof = (n: number): Unseen => ({
  ...{ type: 'proof', untilMs: now + TEN_MINUTES_MS },
  proof: { kind: 'magpie', fields: { magpie_verify_info: { token: `${n}`, scene: '31000' } } },
});
const open = (pauseMs = 1_000) =>
  createUnseenProofs({
    make: async () => next(++made),
    now: () => now,
    later: (act, ms) => void timers.push({ at: now + ms, act }),
    pauseMs,
  });
const tokenOf = (unseen: Unseen) =>
  unseen.type === 'proof' ? unseen.proof.fields.magpie_verify_info?.token : unseen.type;

async function pass(ms: number): Promise<void> {
  const until = now + ms;
  for (;;) {
    await new Promise((settled) => setTimeout(settled));
    const due = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
    if (!due) break;
    timers = timers.filter((one) => one !== due);
    now = due.at;
    due.act();
  }
  now = until;
}

test('[CAPT-08] a proof that was prepared is taken without a wait, once; the next is prepared after a pause', async () => {
  const proofs = open();
  proofs.prepare();
  proofs.prepare();
  expect(made).toBe(1);
  expect(tokenOf(await proofs.take())).toBe('1');
  expect(made).toBe(1);
  await pass(1_000);
  expect(made).toBe(2);
  expect(tokenOf(await proofs.take())).toBe('2');
});

test('[CAPT-08] without a preparation it is made when it is needed', async () => {
  expect(tokenOf(await open().take())).toBe('1');
});

test('[CAPT-08] two calls at once have a proof each', async () => {
  const proofs = open();
  proofs.prepare();
  const both = await Promise.all([proofs.take(), proofs.take()]);
  expect(both.map(tokenOf)).toEqual(['1', '2']);
});

test('[CAPT-08] a proof is renewed before it expires, for an hour; an expired one is never taken', async () => {
  const proofs = open();
  proofs.prepare();
  await pass(TEN_MINUTES_MS - 30_000);
  expect(made).toBe(2);
  await pass(TEN_MINUTES_MS * 20);
  expect(made).toBe(7);
  expect(tokenOf(await proofs.take())).toBe('8');
});

test('[CAPT-04] what failed is tried again when it is needed, once', async () => {
  next = (n) => (n === 1 ? { type: 'failed' } : proof(n));
  const proofs = open();
  proofs.prepare();
  expect(tokenOf(await proofs.take())).toBe('2');
  next = () => ({ type: 'failed' });
  await pass(0);
  proofs.forget();
  expect(tokenOf(await proofs.take())).toBe('failed');
});

test('[CAPT-02] what asks for no proof counts for later calls, until it expires or a call is refused', async () => {
  next = () => ({ type: 'none', untilMs: now + 60_000 });
  const proofs = open();
  expect([tokenOf(await proofs.take()), tokenOf(await proofs.take()), made]).toEqual(['none', 'none', 1]);
  proofs.forget();
  expect([tokenOf(await proofs.take()), made]).toEqual(['none', 2]);
  await pass(60_000);
  next = proof;
  expect([tokenOf(await proofs.take()), made]).toEqual(['3', 3]);
});

test('[LOGIN-11] an attempt that risk doubts takes no ready proof, which serves the next', async () => {
  const doubts: boolean[] = [];
  const proofs = createUnseenProofs({
    async make(doubted) {
      doubts.push(doubted);
      return doubted ? { type: 'visible', untilMs: now } : proof(++made);
    },
    now: () => now,
    later: () => {},
    pauseMs: 0,
  });
  proofs.prepare();
  proofs.doubt(true);
  expect([tokenOf(await proofs.take()), tokenOf(await proofs.take())]).toEqual(['visible', 'visible']);
  proofs.doubt(false);
  expect([tokenOf(await proofs.take()), tokenOf(await proofs.take())]).toEqual(['1', '2']);
  expect(doubts).toEqual([false, true, true, false]);
});
