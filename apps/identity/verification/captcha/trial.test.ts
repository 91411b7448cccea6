import { loginBegin } from '@gatehouse/contract/login/login';
import { registrationInfo, sendVerifyItem } from '@gatehouse/contract/registration/registration';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as passwordHash from '../../kernel/password-hash.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { LOGIN_SCENE, REGISTER_SCENE, solved, solvedPayload, tokenOf } from '../../testing/solve-captcha.ts';

const counted = vi.hoisted(() => ({ hashes: 0 }));
/** The hasher itself, which counts what it is asked for. */
vi.mock('../../kernel/password-hash.ts', async (original) => {
  const actual = await original<typeof passwordHash>();
  return {
    ...actual,
    createHasher: async (...options: Parameters<typeof actual.createHasher>) => {
      const hasher = await actual.createHasher(...options);
      return new Proxy(hasher, {
        get(target, name, receiver) {
          if (name === 'hash' || name === 'verify') counted.hashes += 1;
          return Reflect.get(target, name, receiver);
        },
      });
    },
  };
});

const PASSWORD = 'correct horse battery';
const EMAIL = 'ada@example.com';
/** Of each kind of proof and of call, of which there are 20: a thousand in all, on each store. */
const TRIES = 50;
const AT_ONCE = 20;
const REFUSALS = [700086, 700087];
const MANY = 1e9;

type Solved = Awaited<ReturnType<typeof solvedPayload>>;
type Attack = 'without' | 'wrong' | 'old' | 'foreign' | 'twice-used';
/** `old` moves the clock, so it is last. */
const attacks: readonly Attack[] = ['without', 'foreign', 'wrong', 'twice-used', 'old'];

describe.each(testStores)('a thousand calls without a proof that counts, on %s', (store) => {
  let identity: TestIdentity;
  let uuid = '';
  let messages = 0;
  beforeAll(async () => {
    identity = await openTestIdentity(store, {
      captcha: { settings: { asks: 'unseen' }, work: 1 },
      demoAccounts: [{ email: EMAIL, password: PASSWORD }],
      limitPoints: {
        ...{
          riskAttemptsByAddress: MANY,
          riskAttemptsByDevice: MANY,
          riskFloodByAddress: MANY,
          riskFloodByDevice: MANY,
        },
        ...{ captchasByAddress: MANY, captchasByDevice: MANY },
      },
      onDelivery: () => {
        messages += 1;
      },
    });
    const proof = await solved(identity, REGISTER_SCENE);
    const begun = await identity.post(registrationInfo.path, { register_type: 1, email: 'new@example.com', ...proof });
    uuid = begun.result.uuid;
  });
  afterAll(() => identity.close());

  const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
  /** Proofs of a scene that count for nothing, each for the device of its number. */
  async function proofs(attack: Attack, scene: string, use: (proof: object) => Promise<unknown>): Promise<object[]> {
    if (attack === 'without') return Array(TRIES).fill({});
    if (attack === 'twice-used') {
      const proof = await solved(identity, scene, { headers: device(0) });
      await use(proof);
      return Array(TRIES).fill(proof);
    }
    const payloads = await payloadsOf(scene, attack === 'old' ? 'old' : 'fresh');
    if (attack === 'old') identity.time.offset += 10 * 60_000;
    return Array.from({ length: TRIES }, (_, n) => {
      const payload = structuredClone(payloads[attack === 'foreign' ? (n + 1) % TRIES : n] as Solved);
      if (attack === 'wrong') payload.solution.derivedKey = '00'.repeat(32);
      return { magpie_verify_info: { token: tokenOf(payload), scene } };
    });
  }

  const pools = new Map<string, Promise<Solved[]>>();
  /** One solved challenge for each device, made once: to solve them is what takes the time. */
  function payloadsOf(scene: string, pool: 'fresh' | 'old'): Promise<Solved[]> {
    const key = `${scene} ${pool}`;
    const made = pools.get(key) ?? solveAll(scene);
    pools.set(key, made);
    return made;
  }
  async function solveAll(scene: string): Promise<Solved[]> {
    const made: Solved[] = [];
    while (made.length < TRIES) made.push(await solvedPayload(identity, scene, { headers: device(made.length) }));
    return made;
  }

  const actions = {
    registrations: {
      scene: REGISTER_SCENE,
      path: registrationInfo.path,
      body: async (n: number) => ({ register_type: 1, email: `new-${n}@example.com` }),
    },
    'code sends of registrations': {
      scene: REGISTER_SCENE,
      path: sendVerifyItem.path,
      body: async () => ({ uuid, item: 'email' }),
    },
    'code sends of logins': {
      scene: LOGIN_SCENE,
      path: loginBegin.path,
      body: async () => ({ login_name: EMAIL, item: 'code' }),
    },
    logins: {
      scene: LOGIN_SCENE,
      path: '/login',
      body: async () => ({ login_name: EMAIL, ...(await identity.locked(PASSWORD)) }),
    },
  };
  const cases = attacks.flatMap((attack) =>
    Object.keys(actions).map((name) => [name as keyof typeof actions, attack] as const),
  );

  test.each(cases)(
    '[CAPT-08] [LOGIN-11] %s, proofs %s: none passes, none costs a hash or a message',
    async (name, attack) => {
      const { path, scene, body } = actions[name];
      const given = await proofs(attack, scene, async (proof) => {
        await identity.post(path, { ...(await body(-1)), ...proof }, device(0));
      });
      const one = await body(0);
      const before = { hashes: counted.hashes, messages };
      const codes: number[] = [];
      let next = 0;
      const worker = async () => {
        while (next < TRIES) {
          const n = next;
          next += 1;
          const payload = { ...one, ...given[n] };
          codes.push((await identity.post(path, payload, device(attack === 'twice-used' ? 0 : n))).ret_code);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      expect(codes).toHaveLength(TRIES);
      expect(codes.filter((code) => !REFUSALS.includes(code))).toEqual([]);
      expect({ hashes: counted.hashes, messages }).toEqual(before);
    },
  );

  test('a login with a proof of its own does cost a hash', async () => {
    const before = counted.hashes;
    const proof = await solved(identity, LOGIN_SCENE);
    await identity.post('/login', { login_name: EMAIL, ...(await identity.locked(PASSWORD)), ...proof });
    expect(counted.hashes).toBeGreaterThan(before);
  });
});
