import { afterEach, describe, expect, test } from 'vitest';
import type { IdentityOptions } from '../../identity-options.ts';
import { openPeers } from '../../testing/open-peers.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const WIZARD = '/user/public/register';
const MINUTE_MS = 60_001;
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function peers() {
  const opened = await openPeers();
  closers.push(opened.close);
  return opened;
}

async function openWith(store: (typeof testStores)[number], options: Partial<IdentityOptions>) {
  const identity = await openTestIdentity(store, { mailbox: undefined, ...options });
  closers.unshift(() => identity.close());
  return identity;
}

/** A registration, and what its person does. */
async function wizard(identity: TestIdentity, who: object, item: string) {
  const { uuid } = (await identity.post(`${WIZARD}/info`, who)).result;
  return {
    uuid,
    send: (by = identity) => by.post(`${WIZARD}/send/verify/item`, { uuid, item }),
    verify: (proof: object) => identity.post(`${WIZARD}/verify`, { uuid, ...proof }),
    recall: async () => (await identity.get(`${WIZARD}/recall/info?uuid=${uuid}`)).result,
  };
}

const ways = [
  ['email', { register_type: 1, email: 'later@example.com' }, 700_050],
  ['mobile', { register_type: 5, mobile: '+4915112345678', country: 'DE' }, 700_051],
] as const;

const storesAndWays = testStores.flatMap((store) => ways.map((way) => [store, ...way] as const));

/** Side by side, as the next ones: each waits ten seconds for a peer that stays silent. */
test.concurrent.for(storesAndWays)(
  '[SIGNUP-04] on %s by %s: refused, silent, then well again: told each time, nothing lost',
  async ([store, item, who, code], { onTestFinished }) => {
    const { health, codes, smtpUrl, smsUrl, close } = await openPeers();
    onTestFinished(close);
    const limitPoints = { mailsByRecipient: 2, smsByRecipient: 2 };
    const identity = await openTestIdentity(store, { mailbox: undefined, smtpUrl, smsUrl, limitPoints });
    onTestFinished(() => identity.close());
    const { uuid, send, verify, recall } = await wizard(identity, who, item);
    for (const ill of ['refuses', 'silent'] as const) {
      health.ill = ill;
      const answers = await Promise.all([send(), send(), send()]);
      expect(answers.map(({ ret_code }) => ret_code)).toEqual([code, code, code]);
      expect(await recall()).toMatchObject({ recall_stage: 'commit_info', expires_at: 0, resend_at: 0 });
    }
    health.ill = undefined;
    // At once, without waiting for anything: what was not sent has not begun a minute's wait.
    expect((await send()).ret_code).toBe(0);
    expect(codes()).toHaveLength(1);
    // What was refused is not counted; what the silent one may have sent is.
    identity.time.offset += MINUTE_MS;
    expect((await send()).ret_code).toBe(700_040);
    expect((await verify({ code: codes()[0] })).result).toBe(1);
    expect((await identity.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
  },
);

test.concurrent.for(testStores)(
  '[SIGNUP-04] on %s a message that another process does not deliver soon is not reported as sent',
  async (store, { onTestFinished }) => {
    const { health, smtpUrl, close } = await openPeers();
    onTestFinished(close);
    const one = await openTestIdentity(store, { mailbox: undefined, smtpUrl });
    onTestFinished(() => one.close());
    const { databaseUrl, dataDir } = one.options;
    const two = await openTestIdentity(store, { mailbox: undefined, smtpUrl, databaseUrl, dataDir });
    onTestFinished(() => two.close());
    const { send } = await wizard(one, { register_type: 1, email: 'slow@example.com' }, 'email');
    health.answerMs = 3500;
    const slow = send(one);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await send(two)).ret_code).toBe(700_050);
    expect((await slow).ret_code).toBe(0);
    expect((await send(two)).result).toEqual((await slow).result);
  },
);

describe.each(testStores)('failed deliveries, on %s', (store) => {
  test.each(ways)('[SIGNUP-04] by %s: a refused message uses up nothing', async (item, who, code) => {
    const { health, smtpUrl, smsUrl } = await peers();
    const limitPoints = { mailsByRecipient: 1, smsByRecipient: 1, smsByAddress: 1, smsByCountry: 1, smsInAll: 1 };
    const identity = await openWith(store, { smtpUrl, smsUrl, limitPoints });
    const { send } = await wizard(identity, who, item);
    health.ill = 'refuses';
    for (let n = 0; n < 4; n += 1) expect((await send()).ret_code).toBe(code);
    health.ill = undefined;
    expect((await send()).ret_code).toBe(0);
    identity.time.offset += MINUTE_MS;
    expect((await send()).ret_code).toBe(700_040);
  });

  test.each(ways)(
    '[SIGNUP-04] by %s: after a resend that failed, the code before still works, with the tries it had left',
    async (item, who, code) => {
      const { health, codes, smtpUrl, smsUrl } = await peers();
      const identity = await openWith(store, { smtpUrl, smsUrl });
      const { send, verify, recall } = await wizard(identity, who, item);
      await send();
      const before = await recall();
      const wrong = { code: codes()[0] === '000000' ? '111111' : '000000' };
      for (const left of [4, 3]) expect((await verify(wrong)).result.tries_left).toBe(left);
      identity.time.offset += MINUTE_MS;
      health.ill = 'refuses';
      health.answerMs = 300;
      const failing = send();
      await new Promise((resolve) => setTimeout(resolve, 100));
      // While the message is on its way too: a code that was not delivered cannot be guessed at.
      expect((await verify(wrong)).result.tries_left).toBe(2);
      expect((await failing).ret_code).toBe(code);
      expect(await recall()).toEqual(before);
      expect((await verify(wrong)).result.tries_left).toBe(1);
      expect((await verify({ code: codes()[0] })).result).toBe(1);
    },
  );

  test('[SIGNUP-06] after a resend that failed, the link before still works, also where a code was to come', async () => {
    const { health, links, smtpUrl } = await peers();
    const identity = await openWith(store, { smtpUrl });
    const email = 'links@example.com';
    const { uuid, send, verify, recall } = await wizard(identity, { register_type: 1, email }, 'email_link');
    await send();
    const before = await recall();
    identity.time.offset += MINUTE_MS;
    health.ill = 'refuses';
    for (const item of ['email_link', 'email']) {
      const failed = await identity.post(`${WIZARD}/send/verify/item`, { uuid, item });
      expect(failed.ret_code).toBe(700_050);
    }
    expect(await recall()).toEqual(before);
    expect((await verify({ link_token: links()[0] })).result).toBe(1);
  });

  test.each([undefined, 'refuses'] as const)(
    '[SIGNUP-04] two processes asked at once: one sends, both tell how that ended (%s), and it counts for one',
    async (ill) => {
      const { health, codes, smtpUrl } = await peers();
      const one = await openWith(store, { smtpUrl, limitPoints: { mailsByRecipient: 1 } });
      const { databaseUrl, dataDir } = one.options;
      const two = await openWith(store, { smtpUrl, limitPoints: { mailsByRecipient: 1 }, databaseUrl, dataDir });
      const { send, recall } = await wizard(one, { register_type: 1, email: 'both@example.com' }, 'email');
      // Both are awake, so that they begin side by side.
      for (const each of [one, two]) await each.get('/user/public/encrypt-key');
      Object.assign(health, { ill, answerMs: 400 });
      const answers = await Promise.all([send(one), send(two), send(one), send(two)]);
      expect(answers.map(({ ret_code }) => ret_code)).toEqual(Array(4).fill(ill ? 700_050 : 0));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      if (!ill) expect(answers[0]?.result).toMatchObject({ expires_at: (await recall()).expires_at });
      expect(codes()).toHaveLength(ill ? 0 : 1);
      const later: number[] = [];
      Object.assign(health, { ill: undefined, answerMs: 0 });
      for (const each of [one, two, one, two]) {
        one.time.offset += MINUTE_MS;
        two.time.offset += MINUTE_MS;
        later.push((await send(each)).ret_code);
      }
      // Each process counts for itself here: it has one mail.
      expect(later.filter((code) => code === 0)).toHaveLength(ill ? 2 : 1);
    },
  );
});
