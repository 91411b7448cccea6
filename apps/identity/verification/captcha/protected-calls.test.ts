import { randomUUID } from 'node:crypto';
import { subAccountLogin } from '@gatehouse/contract/account/sub-account';
import { magpieChallenge } from '@gatehouse/contract/captcha/captcha';
import { challengeSend } from '@gatehouse/contract/login/challenge';
import { login, loginBegin, loginCompliance } from '@gatehouse/contract/login/login';
import { defaultIntercept } from '@gatehouse/contract/login/risk';
import { thirdPartyRegister } from '@gatehouse/contract/login/third-party';
import { factorRecoveryBegin, resetBegin } from '@gatehouse/contract/recovery/account-recovery';
import { lockBegin, unblockBegin } from '@gatehouse/contract/recovery/ban';
import {
  registrationInfo,
  sendVerifyItem,
  verifyRegisterEmail,
  verifyRegisterMobile,
} from '@gatehouse/contract/registration/registration';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { LOGIN_SCENE, REGISTER_SCENE, solved } from '../../testing/solve-captcha.ts';

const PASSWORD = 'correct horse battery';
const EMAIL = 'ada@example.com';
const THIRD_PARTY_SCENE = '31001';
const [REQUIRED, REFUSED, STOPPED] = [700086, 700087, 700085];
const CAPTCHA_CODES = [REQUIRED, REFUSED, 700088];
const stranger = () => ({ guid: randomUUID() });
const encrypted = { encrypt_password: 'x', encrypt_timestamp: '1700000000000' };
const someUuid = { uuid: randomUUID() };

/** Everything that is protected, with its scene. */
const calls: readonly (readonly [string, string, object])[] = [
  [login.path, LOGIN_SCENE, { login_name: EMAIL, ...encrypted }],
  [loginCompliance.path, LOGIN_SCENE, { login_name: EMAIL, ...encrypted }],
  [subAccountLogin.path, LOGIN_SCENE, { login_name: 'desk', ...encrypted }],
  [loginBegin.path, LOGIN_SCENE, { login_name: EMAIL, item: 'code' }],
  [loginBegin.path, LOGIN_SCENE, { login_name: '+447400123456', item: 'code' }],
  [challengeSend.path, LOGIN_SCENE, { ...someUuid, item: 'email' }],
  [resetBegin.path, LOGIN_SCENE, { login_name: EMAIL }],
  [factorRecoveryBegin.path, LOGIN_SCENE, { item: 'email', login_name: EMAIL, ...encrypted }],
  [unblockBegin.path, LOGIN_SCENE, { login_name: EMAIL }],
  [lockBegin.path, LOGIN_SCENE, { login_name: EMAIL }],
  [registrationInfo.path, REGISTER_SCENE, { register_type: 1, email: 'new@example.com' }],
  [sendVerifyItem.path, REGISTER_SCENE, { ...someUuid, item: 'mobile' }],
  [verifyRegisterEmail.path, REGISTER_SCENE, { email: 'other@example.com' }],
  [verifyRegisterMobile.path, REGISTER_SCENE, { mobile: '+447400123457', country: 'GB' }],
  [thirdPartyRegister.path, THIRD_PARTY_SCENE, someUuid],
];

describe.each(testStores)('protected calls on %s', (store) => {
  let identity: TestIdentity;
  let log = '';
  let messages = 0;
  beforeAll(async () => {
    const write = (line: string) => {
      log += line;
    };
    identity = await openTestIdentity(store, {
      captcha: { settings: { asks: 'unseen' }, work: 1 },
      logger: pino({ level: 'trace' }, { write }),
      demoAccounts: [{ email: EMAIL, password: PASSWORD }],
      limitPoints: { riskAttemptsByAddress: 1e6, riskAttemptsByDevice: 2, riskFloodByDevice: 5 },
      onDelivery: () => {
        messages += 1;
      },
    });
  });
  afterAll(() => identity.close());
  beforeEach(() => {
    [log, messages] = ['', 0];
  });

  test.each(calls)(
    '[CAPT-08] [LOGIN-04] %s in scene %s comes no further without a proof of its own',
    async (path, scene, body) => {
      const headers = stranger();
      const tables = ['challenge', 'registration', 'login_guard', 'used_timestamp'] as const;
      const rows = () =>
        Promise.all(
          tables.map(async (table) => (await identity.db.selectFrom(table).select('expires_at').execute()).length),
        );
      const before = await rows();
      const required = { ret_code: REQUIRED, result: { scene, demand: 'unseen' } };
      expect(await identity.post(path, body, headers)).toMatchObject(required);
      const elsewhere = await solved(identity, scene === LOGIN_SCENE ? REGISTER_SCENE : LOGIN_SCENE, { headers });
      expect((await identity.post(path, { ...body, ...elsewhere }, headers)).ret_code).toBe(REFUSED);
      expect(await rows()).toEqual(before);
      expect(messages).toBe(0);
      const next = stranger();
      const proof = await solved(identity, scene, { headers: next });
      const answer = await identity.post(path, { ...body, ...proof }, next);
      expect(CAPTCHA_CODES).not.toContain(answer.ret_code);
      expect(log).not.toContain(proof.magpie_verify_info.token.slice(0, 40));
    },
  );

  test('[CAPT-08] a step whose code or session was proved before needs none', async () => {
    const proven = { uuid: randomUUID(), proof: { by: 'email', code: '123456' } };
    for (const [path, body] of [
      [thirdPartyRegister.path, { ...someUuid, proven }],
      [factorRecoveryBegin.path, { item: 'authenticator', reset: randomUUID() }],
      [lockBegin.path, {}],
      ['/user/public/register/verify', { ...someUuid, code: '123456' }],
      ['/user/public/register/password', { ...someUuid, ...encrypted }],
    ] as const) {
      const { ret_code } = await identity.post(path, body, stranger());
      expect(CAPTCHA_CODES, path).not.toContain(ret_code);
    }
  });

  test('[LOGIN-04] captcha proofs are not stored with a registration', async () => {
    const headers = stranger();
    const proof = await solved(identity, REGISTER_SCENE, { headers });
    await identity.post(registrationInfo.path, { register_type: 1, email: 'kept@example.com', ...proof }, headers);
    const rows = await identity.db
      .selectFrom('registration')
      .selectAll()
      .where('login_key', '=', 'kept@example.com')
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(proof.magpie_verify_info.token.slice(0, 40));
  });

  const demandFor = async (headers: Record<string, string>, scene = LOGIN_SCENE) =>
    (await identity.get(`${magpieChallenge.path}?scene=${scene}`, headers)).result.demand;
  const announce = async (headers: Record<string, string>) => {
    const txId = randomUUID();
    const { result } = await identity.post(
      defaultIntercept.path,
      { sence: LOGIN_SCENE },
      { ...headers, 'tx-id': txId },
    );
    return { action: result.action as string, headers: { ...headers, 'tx-id': txId } };
  };
  const logIn = async (headers: Record<string, string>, proof: object) =>
    identity.post(login.path, { login_name: EMAIL, ...(await identity.locked(PASSWORD)), ...proof }, headers);

  test('[LOGIN-11] an attempt that was announced as unusual needs a captcha that is shown; the announcement stays for the login', async () => {
    const device = stranger();
    for (let n = 0; n < 2; n += 1) await announce(device);
    const { action, headers } = await announce(device);
    expect(action).toBe('verify');
    expect(await demandFor(headers)).toBe('visible');
    const weak = await logIn(headers, await solved({ get: identity.get }, LOGIN_SCENE, { headers: stranger() }));
    expect(weak.ret_code).toBe(REFUSED);
    expect(await logIn(headers, {})).toMatchObject({ ret_code: REQUIRED, result: { demand: 'visible' } });
    const strong = await solved(identity, LOGIN_SCENE, { headers, visible: true });
    // The login takes the announcement, and asks for one more proof of its own.
    expect(await logIn(headers, strong)).toMatchObject({ ret_code: 20100, result: { why: 'risk' } });
    expect(log).toMatch(/An attempt was unusual \(verify, request [\w-]+\): [\w, -]*busy-device/);
  });

  test('[LOGIN-11] an unseen proof is not enough where the attempt has become unusual meanwhile', async () => {
    const headers = stranger();
    const proof = await solved(identity, LOGIN_SCENE, { headers });
    for (let n = 0; n < 2; n += 1) await identity.post(resetBegin.path, { login_name: EMAIL }, headers);
    expect(await logIn(headers, proof)).toMatchObject({ ret_code: REQUIRED, result: { demand: 'visible' } });
  });

  test('[LOGIN-11] leaving the tx-id out helps nobody, nor does one that is used again and again; looking counts nothing', async () => {
    const headers = stranger();
    for (let n = 0; n < 6; n += 1) expect(await demandFor(headers)).toBe('unseen');
    const codes: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { ret_code, result } = await identity.post(login.path, { login_name: EMAIL, ...encrypted }, headers);
      codes.push(ret_code === REQUIRED ? result.demand : String(ret_code));
    }
    expect(codes).toEqual(['unseen', 'unseen', 'visible', 'visible', 'visible', `${STOPPED}`]);
    const once = await announce(stranger());
    const again: string[] = [];
    for (let n = 0; n < 63; n += 1) {
      const { ret_code, result } = await identity.post(login.path, { login_name: EMAIL, ...encrypted }, once.headers);
      again.push(ret_code === REQUIRED ? result.demand : String(ret_code));
    }
    expect(again.slice(0, 61)).toEqual(Array(61).fill('unseen'));
    expect(again.at(-1)).toBe('visible');
  });

  test('[LOGIN-11] an attempt is counted once, also where it goes on', async () => {
    const device = stranger();
    const proof = async () => solved(identity, LOGIN_SCENE, { headers: device });
    expect((await logIn(device, await proof())).ret_code).toBe(0);
    expect(await demandFor(device)).toBe('unseen');
    expect((await logIn(device, await proof())).ret_code).toBe(0);
    expect(await demandFor(device)).toBe('visible');
  });

  test('[LOGIN-11] who is stopped is told so, with a reference under which the log has the reasons', async () => {
    const headers = stranger();
    for (let n = 0; n < 5; n += 1) await announce(headers);
    log = '';
    const requestId = randomUUID();
    const { ret_code, result } = await logIn({ ...headers, 'x-request-id': requestId }, {});
    expect(ret_code).toBe(STOPPED);
    expect(result).toEqual({ reference: requestId });
    expect(log).toContain(`(block, request ${requestId}): tx-unknown`);
    expect(log).not.toContain(EMAIL);
    expect(await demandFor(headers)).toBe('visible');
  });

  test.each(['x@mailinator.com', 'X@Sub.Mailinator.com', 'x@\uff4dailinator.com', 'x@mailinator\u3002com'])(
    '[LOGIN-11] a registration with an address of a mailbox for everybody needs a captcha that is shown: %s',
    async (email) => {
      const headers = stranger();
      const begin = async (proof: object, path = registrationInfo.path, more: object = { register_type: 1 }) =>
        identity.post(path, { ...more, email, ...proof }, headers);
      const shown = { ret_code: REQUIRED, result: { scene: REGISTER_SCENE, demand: 'visible' } };
      expect(await begin(await solved(identity, REGISTER_SCENE, { headers }))).toMatchObject(shown);
      expect(await begin({}, verifyRegisterEmail.path, {})).toMatchObject(shown);
      expect((await begin(await solved(identity, REGISTER_SCENE, { headers, visible: true }))).ret_code).toBe(0);
      expect(log).toContain('disposable-address');
      expect(log.toLowerCase()).not.toContain('mailinator');
    },
  );
});
