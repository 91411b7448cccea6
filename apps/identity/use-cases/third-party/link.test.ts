import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testStores } from '../../testing/open-test-identity.ts';
import { openThirdParty, type ThirdPartyTest } from '../../testing/open-third-party.ts';

const PASSWORD = 'correct horse battery';
const LIST = '/user/private/third-party/list';
const LINK = '/user/private/third-party/link';
const UNLINK = '/user/private/third-party/unlink';
const MINUTE_MS = 60_000;

describe.each(testStores)('linked accounts on %s', (store) => {
  let there: ThirdPartyTest;
  beforeAll(async () => {
    there = await openThirdParty(store);
  });
  afterAll(() => there.close());

  /** An account with a password, logged in. */
  async function member(name: string) {
    const { token = '', result } = await there.register(`${name}@example.com`, PASSWORD);
    return { id: result.id as number, headers: { usertoken: token } };
  }

  /** Begins a link for the account, and comes back as that person. */
  async function linkAs(subject: string | undefined, headers: Record<string, string>) {
    const { result } = await there.post(`${LINK}/begin`, { provider: 'peer' }, headers);
    return there.peer.signIn(result.url, subject);
  }

  test('[LOGIN-06] the owner links, sees it listed, logs in with it, and takes it away again', async () => {
    const { post, get, peer, logInThere, whose, mailbox } = there;
    const { id, headers } = await member('links');
    peer.knows('linker', { email: 'linker@provider.example', email_verified: true });
    const before = (await get(LIST, headers)).result;
    expect([before.linked, before.available.length]).toEqual([[], 2]);
    const back = await linkAs('linker', headers);
    expect(await post(LINK, back, headers)).toMatchObject({ ret_code: 0, result: { provider: { name: 'Peer' } } });
    const { linked, available } = (await get(LIST, headers)).result;
    expect(linked).toEqual([
      {
        ...{ id: expect.any(String), provider: { id: 'peer', name: 'Peer', letter: 'P' }, last_used_at: 0 },
        ...{ vague_email: 'l***@p***.example', linked_at: expect.any(Number) },
      },
    ]);
    expect(available).toEqual([]);
    expect(await whose((await logInThere('linker')).token)).toMatchObject({ id });
    const [used] = (await get(LIST, headers)).result.linked;
    expect(used.last_used_at).toBeGreaterThan(0);
    expect((await post(UNLINK, { id: used.id }, headers)).ret_code).toBe(0);
    expect((await post(UNLINK, { id: used.id }, headers)).ret_code).toBe(0);
    expect((await logInThere('linker')).ret_code).toBe(700126);
    const kinds = await events(id);
    expect(kinds.filter((kind) => kind.startsWith('thirdParty'))).toEqual(['thirdPartyLinked', 'thirdPartyUnlinked']);
    await expect.poll(() => mailbox.list().filter(({ to }) => to === 'links@example.com').length).toBeGreaterThan(2);
  });

  test('[LOGIN-06] [SESS-08] a link with the mask of an earlier version is listed with the mask of today', async () => {
    const { post, get, peer, db } = there;
    const { headers } = await member('earlier');
    peer.knows('earlier', { email: 'earlier@provider.example', email_verified: true });
    expect((await post(LINK, await linkAs('earlier', headers), headers)).ret_code).toBe(0);
    const store = (vague_email: string) =>
      db.updateTable('third_party_link').set({ vague_email }).where('subject', '=', 'earlier').execute();
    const listed = async () => (await get(LIST, headers)).result.linked[0].vague_email;
    await store('ea***@provider.example');
    expect(await listed()).toBe('e***@p***.example');
    await store('');
    expect(await listed()).toBe('');
  });

  async function events(publicId: number): Promise<string[]> {
    const rows = await there.db
      ?.selectFrom('security_event')
      .innerJoin('account', 'account.id', 'security_event.account_id')
      .select('security_event.kind')
      .where('account.public_id', '=', publicId)
      .orderBy('security_event.id')
      .execute();
    return (rows ?? []).map(({ kind }) => kind);
  }

  test('[LOGIN-06] an old session changes nothing before a step-up', async () => {
    const { post, peer, time, logInThere } = there;
    const { headers } = await member('stale');
    peer.knows('stale', { email: 'stale.person@example.com', email_verified: true });
    const { uuid } = (await logInThere('stale')).result;
    time.offset += 5 * MINUTE_MS + 1;
    for (const [path, payload] of [
      [`${LINK}/begin`, { provider: 'peer' }],
      [LINK, { uuid }],
      [UNLINK, { id: '00000000-0000-4000-8000-000000000001' }],
    ] as const) {
      expect((await post(path, payload, headers)).ret_code, path).toBe(700080);
    }
    time.offset = 0;
    for (const path of [LIST, `${LINK}/begin`, LINK, UNLINK]) {
      const call = path === LIST ? there.get(path) : post(path, { provider: 'peer' });
      expect((await call).ret_code, path).toBe(10006);
    }
  });

  test('[LOGIN-06] a flow of one account cannot be finished by another, nor does it log in', async () => {
    const { post, peer } = there;
    const [mine, theirs] = [await member('mine'), await member('theirs')];
    peer.knows('between');
    const back = await linkAs('between', mine.headers);
    expect((await post(LINK, back, theirs.headers)).ret_code).toBe(700121);
    expect((await post('/user/public/login/thirdparty', back)).ret_code).toBe(700121);
    expect((await post(LINK, back, mine.headers)).ret_code).toBe(0);
    const login = await there.signIn('between');
    expect((await post(LINK, login, mine.headers)).ret_code).toBe(700121);
  });

  test('[LOGIN-06] one account of a provider for one account here; whose it is already is said by its code', async () => {
    const { post, peer, get } = there;
    const [first, second] = [await member('first'), await member('second')];
    for (const subject of ['single', 'another']) peer.knows(subject);
    expect((await post(LINK, await linkAs('single', first.headers), first.headers)).ret_code).toBe(0);
    expect((await post(LINK, await linkAs('single', first.headers), first.headers)).ret_code).toBe(0);
    expect((await get(LIST, first.headers)).result.linked).toHaveLength(1);
    expect((await post(LINK, await linkAs('single', second.headers), second.headers)).ret_code).toBe(700127);
    expect((await post(LINK, await linkAs('another', first.headers), first.headers)).ret_code).toBe(700128);
    expect((await post(LINK, await linkAs(undefined, second.headers), second.headers)).ret_code).toBe(700122);
    const [link] = (await get(LIST, first.headers)).result.linked;
    expect((await post(UNLINK, { id: link.id }, second.headers)).ret_code).toBe(0);
    expect((await get(LIST, first.headers)).result.linked).toHaveLength(1);
  });

  test('[LOGIN-06] linked twice at once it is one link; by two accounts at once it is one of them’s', async () => {
    const { post, peer, get, logInThere } = there;
    const [left, right] = [await member('left'), await member('right')];
    peer.knows('raced', { email: 'raced@example.com', email_verified: true });
    const backs = [await linkAs('raced', left.headers), await linkAs('raced', right.headers)];
    const { uuid } = (await logInThere('raced')).result;
    const answers = await Promise.all([
      post(LINK, backs[0], left.headers),
      post(LINK, backs[1], right.headers),
      post(LINK, { uuid }, left.headers),
      post(LINK, { uuid }, right.headers),
    ]);
    const owners = [left, right].map(async ({ headers }) => (await get(LIST, headers)).result.linked.length as number);
    expect((await Promise.all(owners)).toSorted()).toEqual([0, 1]);
    expect(answers.every(({ ret_code }) => [0, 700121, 700127].includes(ret_code))).toBe(true);
  });

  test('[LOGIN-06] the only way in is not taken away', async () => {
    const { post, get, registerThere, db } = there;
    const { token = '', result } = await registerThere('lonely');
    const headers = { usertoken: token };
    const [link] = (await get(LIST, headers)).result.linked;
    await db?.updateTable('account').set({ email_verified: 0 }).where('public_id', '=', result.id).execute();
    expect((await post(UNLINK, { id: link.id }, headers)).ret_code).toBe(700129);
    expect((await get(LIST, headers)).result.linked).toHaveLength(1);
    await db?.updateTable('account').set({ email_verified: 1 }).where('public_id', '=', result.id).execute();
    expect((await post(UNLINK, { id: link.id }, headers)).ret_code).toBe(0);
  });

  test('[LOGIN-06] a sub-account cannot be linked, neither before a login nor after', async () => {
    const { post, peer, logInThere } = there;
    const [main, sub] = [await member('main'), await member('sub')];
    peer.knows('sub-person', { email: 'sub-person@example.com', email_verified: true });
    const { uuid } = (await logInThere('sub-person')).result;
    const parent = await there.db
      ?.selectFrom('account')
      .select('id')
      .where('public_id', '=', main.id)
      .executeTakeFirst();
    await there.db
      ?.updateTable('account')
      .set({ parent_id: parent?.id ?? '' })
      .where('public_id', '=', sub.id)
      .execute();
    expect((await post(`${LINK}/begin`, { provider: 'peer' }, sub.headers)).ret_code).toBe(700157);
    expect((await post(LINK, { uuid }, sub.headers)).ret_code).toBe(700157);
  });
});
