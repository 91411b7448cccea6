import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AnswerPeer, openAnswerPeer } from '../stage/answer-peer.ts';
import { createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

/** What the web server makes of answers: in its own calls for a page, and in those that it passes on. */

const INFO = '/user/private/info';
const PROFILE = '/v2/private/user/profile';
const DASHBOARD = '/en/dashboard';
const EMAIL = 'answers@own-api.example';
const PASSWORD = 'four quiet words here';
const USER = { id: 7, username: 'member', vague_email: 'm***@e***.com', vague_mobile: '', lang: 'en', status: 1 };

let peer: AnswerPeer;
let product: Product;
let person: Person;
let token: string | undefined;

beforeAll(async () => {
  peer = await openAnswerPeer();
  product = await openProduct({ API_ORIGIN: peer.origin });
  person = createPerson(product.port);
  const uuid = await person.begin(EMAIL);
  await person.verify(uuid, await peer.codeFor(EMAIL));
  expect((await person.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
  token = person.cookies.get('b_t_c_k');
  expect(token).toBeTruthy();
});
afterAll(async () => {
  await product?.close();
  await peer?.close();
});
beforeEach(() => void person.cookies.set('b_t_c_k', token ?? ''));
afterEach(() => peer.reset());

describe('who is logged in, asked by the server for a page', () => {
  const unusable = [
    ['HTTP-05', 'a 502 of a proxy', { status: 502, body: '<html>Bad Gateway</html>', type: 'text/html' }],
    ['HTTP-05', 'a 502 that says the session is over', { status: 502, body: { ret_code: 10006, ret_msg: 'over' } }],
    ['HTTP-05', 'a 500 that names a user', { status: 500, body: { ret_code: 0, result: USER } }],
    ['HTTP-05', 'a 401 without a code', { status: 401, body: { message: 'Unauthorized' } }],
    ['HTTP-05', 'a 401 that names a user', { status: 401, body: { ret_code: 0, result: USER } }],
    ['HTTP-05', 'a 401 that is no JSON', { status: 401, body: 'ret_code: 10006', type: 'text/plain' }],
    ['HTTP-05', 'a 403 that says the session is over', { status: 403, body: { ret_code: 10006, ret_msg: 'over' } }],
    ['HTTP-05', 'a 302', { status: 302, body: { ret_code: 0, result: USER } }],
    ['HTTP-07', 'a success that is no JSON', { body: '<html>', type: 'text/html' }],
    ['HTTP-12', 'an error object without a code', { body: { error: { reason: 'x' }, result: USER } }],
    ['HTTP-12', 'a code that is no number', { body: { ret_code: 'oops', result: USER } }],
    ['HTTP-12', 'a broken connection', (response: { destroy: () => void }) => response.destroy()],
  ] as const;

  test.each(unusable)(
    '[%s] %s shows the page for an unreachable API: nobody is logged in or out by it',
    async (_id, _name, answer) => {
      peer.answers(INFO, answer);
      const { status, text, headers } = await person.open(DASHBOARD);
      expect(status).toBe(503);
      expect(text).toContain('data-page="broken"');
      expect(text).not.toContain(USER.vague_email);
      expect(headers['set-cookie']?.join('\n') ?? '').not.toContain('b_t_c_k');
      const login = await person.open('/en/login');
      expect([login.status, login.headers.location]).toEqual([503, undefined]);
      peer.reset();
      expect((await person.open(DASHBOARD)).status).toBe(200);
    },
  );

  test('[HTTP-10] a code of 0 in the other spelling names the user', async () => {
    peer.answers(INFO, { body: { retCode: 0, retMsg: '', result: USER } });
    expect((await person.open(DASHBOARD)).text).toContain(USER.vague_email);
  });

  test.each([
    ['HTTP-10', '10006 in the other spelling', { body: { retCode: 10006, retMsg: 'over' } }],
    ['HTTP-05', '10006 with status 401', { status: 401, body: { ret_code: 10006, ret_msg: 'over', result: USER } }],
    ['HTTP-05', '10006 with status 401, in the other spelling', { status: 401, body: { retCode: 10006, token: 'x' } }],
  ])('[%s] [SESS-04] %s ends the session and leads to the login page', async (_id, _name, answer) => {
    peer.answers(INFO, answer);
    const { status, headers, text } = await person.open(DASHBOARD);
    expect([status, headers.location?.startsWith('/en/login')]).toEqual([302, true]);
    expect(text).not.toContain(USER.vague_email);
    expect(person.cookies.has('b_t_c_k')).toBe(false);
  });

  test.each([[0], [-1], ['7'], [null], [undefined]])(
    '[SESS-03] user info whose id is %j logs nobody in',
    async (id) => {
      peer.answers(INFO, { body: { ret_code: 0, ret_msg: '', result: { ...USER, id } } });
      const { status, headers } = await person.open(DASHBOARD);
      expect([status, headers.location?.split('?', 1)[0]]).toEqual([302, '/en/login']);
      expect((await person.open('/en/login')).status).toBe(200);
      peer.reset();
      expect((await person.open('/en/login')).headers.location).toBe(DASHBOARD);
    },
  );

  test('[SESS-08] a verified identity is a level or a tag that is not zero, and user info is fetched with its flag', async () => {
    peer.answers(INFO, { body: { ret_code: 0, result: USER } });
    for (const [level, tag, words] of [
      [0, 0, 'Identity not verified'],
      [1, 0, 'Identity verified'],
      [0, 2, 'Identity verified'],
    ] as const) {
      // A session of its own for each answer: what is kept of one is not shown to another.
      person.cookies.set('b_t_c_k', `session-${level}-${tag}`);
      peer.answers(PROFILE, {
        body: { ret_code: 0, result: { id: 7, kyc_person_level: level, member_tag: { KYC: tag } } },
      });
      expect((await person.open(DASHBOARD)).text).toContain(words);
    }
    const fetches = peer.calls.filter(({ path }) => path === INFO).map(({ url }) => url);
    expect([...new Set(fetches)]).toEqual([`${INFO}?with_user_info=1`]);
  });

  test('[HTTP-05] a part of a page whose call fails is left out, and the page stands', async () => {
    for (const path of [PROFILE, '/user/private/session/list']) {
      peer.answers(path, { status: 502, body: '<html>', type: 'text/html' });
    }
    const { status, text } = await person.open(DASHBOARD);
    expect(status).toBe(200);
    expect(text).toContain('data-page="dashboard"');
  });
});

describe('the session, in calls that the server passes on', () => {
  const granting = { ret_code: 0, ret_msg: 'ok', token: 'a-token-of-the-session-1234567890', result: { id: 7 } };

  test.each([
    ['HTTP-05', 'status 500', { status: 500, body: granting }],
    ['HTTP-05', 'status 302', { status: 302, body: granting }],
    ['HTTP-06', 'status 401', { status: 401, body: granting }],
    ['HTTP-10', 'the code 10007', { body: { ...granting, ret_code: 10007 } }],
    ['HTTP-12', 'an error object', { body: { error: { reason: 'x' }, token: granting.token } }],
    ['HTTP-05', 'status 500 as plain text', { status: 500, body: granting, type: 'text/plain' }],
    ['HTTP-11', 'the token null', { body: { ...granting, token: 'null' } }],
  ])(
    '[%s] a login answered with %s and a token logs nobody in, and keeps the token from scripts',
    async (_id, _name, answer) => {
      peer.answers('/login', answer);
      const stranger = createPerson(product.port);
      const { text, status } = await stranger.open('/x-api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: '{}',
      });
      expect(status).toBe('status' in answer ? answer.status : 200);
      expect(stranger.cookies.has('b_t_c_k')).toBe(false);
      expect(text).not.toContain(granting.token);
    },
  );

  test('[HTTP-11] a plain success stores its token: in a cookie that no script reads', async () => {
    peer.answers('/login', { body: granting });
    const stranger = createPerson(product.port);
    const answer = await stranger.call('/login', {});
    expect(stranger.cookies.get('b_t_c_k')).toBe(granting.token);
    expect(answer).toEqual({ status: 200, ret_code: 0, ret_msg: 'ok', result: { id: 7 } });
  });

  test('[HTTP-05] [SESS-04] 10006 with status 401 ends the session, brings no token, and the status passes on', async () => {
    const over = { status: 401, body: { ret_code: 10006, ret_msg: 'over', token: granting.token } };
    peer.answers('/user/private/quick_token', over);
    await person.call('/user/private/quick_token', {});
    expect(person.cookies.get('b_t_c_k')).toBe(token);
    peer.answers(INFO, over);
    expect(await person.call(INFO)).toEqual({ status: 401, ret_code: 10006, ret_msg: 'over' });
    expect(person.cookies.has('b_t_c_k')).toBe(false);
  });

  test('[HTTP-05] [SESS-04] a 502 or 403 with 10006 ends no session, a logout that failed neither', async () => {
    for (const status of [502, 403]) {
      peer.answers(INFO, { status, body: { ret_code: 10006, ret_msg: 'over' } });
      await person.call(INFO);
    }
    peer.answers('/logout', { status: 500, body: { ret_code: 0, ret_msg: 'ok' } });
    await person.call('/logout', {});
    expect(person.cookies.get('b_t_c_k')).toBe(token);
  });
});

test.each(['ada', '1e3', '-1', '1'.repeat(21)])('[AFF-02] nobody is asked about the affiliate %s', async (id) => {
  const visitor = createPerson(product.port);
  const query = new URLSearchParams({ affiliate_id: id });
  for (const path of ['/en/sign-up', '/en/friend-invite']) {
    expect((await visitor.open(`${path}?${query}`, { headers: { 'cf-ipcountry': 'BR' } })).status).toBe(200);
  }
  expect(peer.calls.filter(({ path }) => path.startsWith('/affiliate/'))).toEqual([]);
  expect((await visitor.call('/affiliate/apis/v1/open-info', { affid: id })).status).toBe(400);
});

test('[AFF-01] [AFF-10] the inviter’s profile is asked for by id, country and group, the picture by id and country', async () => {
  const success = (result: object) => ({ body: { ret_code: 0, ret_msg: '', result } });
  const groupInfo = [0, 1, 2].map((type) => ({ type, content: `Group of type ${type}` }));
  const personality = { personalSignature: 'Slow and steady', content: 'I write about markets.' };
  peer.answers('/affiliate/v5/anonymity', success({ isShow: true, code: 'ADA' }));
  peer.answers(
    '/affiliate/apis/v1/open-info',
    success({ nickname: 'Ada of Turin', headimg: '/any', personality, groupInfo }),
  );
  peer.answers('/affiliate/v1/headimg', success({ headimg: Buffer.from('GIF89a\x01\0\x01\0').toString('base64') }));
  const visitor = createPerson(product.port);
  const headers = { 'cf-ipcountry': 'BR' };
  const { text } = await visitor.open('/en/friend-invite?affiliate_id=10001&group_id=42', { headers });
  for (const shown of [
    'Ada of Turin',
    'Slow and steady',
    'I write about markets.',
    'Group of type 0',
    'Group of type 1',
  ])
    expect(text).toContain(shown);
  expect(text).not.toContain('Group of type 2');
  const payloads = peer.calls.filter(({ path }) => path.endsWith('/open-info')).map(({ body }) => JSON.parse(body));
  expect(payloads).toEqual([{ affid: '10001', country: 'BR', group_id: '42' }]);
  const [, picture = ''] = /src="(\/front\/inviter-picture[^"]*)"/.exec(text) ?? [];
  expect((await visitor.open(picture.replaceAll('&amp;', '&'))).headers['content-type']).toBe('image/gif');
  const lookups = peer.calls.filter(({ path }) => path.endsWith('/headimg')).map(({ url }) => url);
  expect(lookups).toEqual(['/affiliate/v1/headimg?id=10001&country=BR']);
});
