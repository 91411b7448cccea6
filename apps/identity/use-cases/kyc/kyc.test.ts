import { defaultBrand } from '@gatehouse/brand/default-brand';
import { siteJump } from '@gatehouse/rules/region/site-jump';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { identityDeskOf } from '../../compose.ts';
import type { Db } from '../../db/open.ts';
import { readKeyEncryptionKey } from '../../kernel/envelope-encryption.ts';
import { PROOF_FRESH_MS } from '../../sessions/authenticate.ts';
import { pngOf } from '../../testing/document-images.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { approveComplete, type IdentityReview } from './identity-review.ts';
import { sealIdentity } from './seal.ts';

const PASSWORD = 'correct horse battery';
const SUBMIT = '/user/private/kyc/submit';
const STATUS = '/user/private/kyc/status';
const IMAGE = '/user/private/kyc/image';
const IMAGE_OF_ALL = pngOf(240).toString('base64');
const [TOO_YOUNG, CLOSED, IN_PROGRESS, STEP_UP, INVALID] = [700_134, 700_135, 700_136, 700_080, 700_001];
const KEY = Buffer.alloc(32, 9).toString('base64');

const ada = {
  ...{ legal_name: 'Ada Lovelace', date_of_birth: '1990-12-10', country: 'NL' },
  ...{ document_type: 'passport', document_number: 'SPECIMEN42' },
};
const as = (token: string | undefined) => ({ usertoken: token ?? '' });

test('without a key to wrap it nothing that names a person is taken', async () => {
  const postgres = testStores.find((store) => store === 'PostgreSQL');
  if (!postgres) return console.log('SQLite always has a key: this needs PostgreSQL');
  const identity = await openTestIdentity(postgres);
  const { token } = await identity.register('plain@example.com', PASSWORD);
  expect((await identity.post(SUBMIT, ada, as(token))).ret_code).toBe(700_137);
  await identity.close();
});

describe.each(testStores)('identity verification on %s', (store) => {
  let identity: TestIdentity;
  let review: IdentityReview = approveComplete;
  beforeAll(async () => {
    const identityReview: IdentityReview = (identityCase) => review(identityCase);
    identity = await openTestIdentity(store, { identityReview, keyEncryptionKey: KEY });
  });
  afterAll(() => identity.close());

  const opened = async (name: string, answer: IdentityReview = approveComplete) => {
    review = answer;
    const email = `${name}@example.com`;
    return { email, ...(await identity.register(email, PASSWORD)) };
  };
  const wait: IdentityReview = async () => ({ answer: 'wait' });
  const submit = async (token: string | undefined, more: object = {}) => {
    for (const side of ['front', 'selfie']) await identity.post(IMAGE, { side, image: IMAGE_OF_ALL }, as(token));
    return identity.post(SUBMIT, { ...ada, ...more }, as(token));
  };
  const status = async (token: string | undefined) => (await identity.get(STATUS, as(token))).result;
  const inStore = <T>(run: (db: Db) => Promise<T>): Promise<T> => run(identity.db);

  test('[REGION-08] verified, the country of residence and the level are the account’s, and the site jump follows them', async () => {
    const { token, email } = await opened('ada');
    expect(await status(token)).toMatchObject({ state: 'none', level: 0, country: '' });
    const answer = await submit(token);
    expect(answer.result).toMatchObject({
      ...{ state: 'verified', level: 1, country: 'NL', reason: '', document_type: 'passport' },
      ...{ vague_name: 'A*** L***', vague_document: '***42' },
    });
    expect(await status(token)).toEqual(answer.result);
    const profile = (await identity.get('/v2/private/user/profile', as(token))).result;
    expect(profile).toMatchObject({ kyc_person_level: 1, member_tag: { KYC: 1 } });
    const member = (await identity.get('/user/private/member/info', as(token))).result;
    expect(member).toMatchObject({ kyc_country: 'NL', home_site: 'NLD' });
    const [site] = defaultBrand.sites;
    const jump = siteJump(defaultBrand, { site: site as never, kycCountry: member.kyc_country, loginOnly: false });
    expect(jump.value.kind).toBe('wall');
    const overview = (await identity.get('/user/private/account/overview', as(token))).result;
    expect(overview.identity).toMatchObject({ state: 'verified', country: 'NL' });
    await vi.waitFor(() => {
      const mail = identity.mailbox.list().find(({ to }) => to === email);
      expect(mail?.subject).toBe('Gatehouse: Your identity is verified');
      expect(mail?.text).not.toMatch(/Device:|Place:|This was you/);
      expect(mail?.text).toMatch(/nl\.localhost.*\/user\/accounts\/auth\/personal/);
    });
  });

  test('personal data is stored wrapped, and never shown in full', async () => {
    const { token } = await opened('sealed');
    const { text } = await submit(token);
    const history = await identity.get('/user/private/account/history', as(token));
    const rows = await inStore((db) => db.selectFrom('identity_check').selectAll().execute());
    const events = await inStore((db) => db.selectFrom('security_event').selectAll().execute());
    for (const said of [text, history.text, JSON.stringify(rows), JSON.stringify(events)]) {
      expect(said).not.toMatch(/Lovelace|SPECIMEN|1990-12-10/);
    }
    expect(rows.every(({ sealed }) => sealed.startsWith('gcm:'))).toBe(true);
    expect(history.text).toContain('identitySubmitted');
  });

  test('it is handed in once; many at once are one', async () => {
    const { token } = await opened('once', wait);
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(token)));
    expect(answers.map(({ ret_code }) => ret_code).toSorted((a, b) => a - b)).toEqual([
      0,
      ...Array(4).fill(IN_PROGRESS),
    ]);
    expect((await status(token)).state).toBe('submitted');
    expect((await submit(token)).ret_code).toBe(IN_PROGRESS);
    const { token: verified } = await opened('verified-once');
    await submit(verified);
    expect((await submit(verified, { country: 'HK' })).ret_code).toBe(IN_PROGRESS);
    expect((await status(verified)).country).toBe('NL');
  });

  test('an operator decides, once; after a refusal it may be handed in again', async () => {
    const { token, result } = await opened('desk', wait);
    await submit(token);
    const desk = identityDeskOf(identity.app);
    const waiting = (await desk?.waiting())?.find(({ id }) => id === result.id);
    expect(waiting).toMatchObject({ ...ada, environment: 'default' });
    const where = { id: result.id, environment: 'default', submitted_at: waiting?.submitted_at ?? 0 } as const;
    expect(await desk?.decide({ ...where, environment: 'testnet' }, { answer: 'verified' })).toBe('nothing-waits');
    const refused = { answer: 'refused', reason: 'unreadable' } as const;
    const both = await Promise.all([desk?.decide(where, refused), desk?.decide(where, { answer: 'verified' })]);
    expect(both.toSorted()).toEqual(['decided', 'nothing-waits']);
    const first = await status(token);
    expect(first.level).toBe(first.state === 'verified' ? 1 : 0);
    const second = await opened('desk-again', wait);
    const { submitted_at } = (await submit(second.token)).result;
    await desk?.decide({ id: second.result.id, environment: 'default', submitted_at }, refused);
    expect(await status(second.token)).toMatchObject({ state: 'refused', reason: 'unreadable', level: 0 });
    review = approveComplete;
    expect((await submit(second.token, { document_number: 'BETTER77' })).result).toMatchObject({
      ...{ state: 'verified', reason: '', vague_document: '***77' },
    });
  });

  test('a submission that came after a review is not decided by that review', async () => {
    const { token, result } = await opened('meanwhile', wait);
    const desk = identityDeskOf(identity.app);
    const where = { id: result.id, environment: 'default' } as const;
    const looked = (await submit(token)).result.submitted_at;
    await desk?.decide({ ...where, submitted_at: looked }, { answer: 'refused', reason: 'mismatch' });
    identity.time.offset += 1_000;
    const { submitted_at } = (await submit(token, { country: 'HK' })).result;
    for (const decision of [{ answer: 'verified' }, { answer: 'refused', reason: 'mismatch' }] as const) {
      expect(await desk?.decide({ ...where, submitted_at: looked }, decision)).toBe('changed');
    }
    expect(await status(token)).toMatchObject({ state: 'submitted', level: 0, submitted_at });
    expect(await desk?.decide({ ...where, submitted_at }, { answer: 'verified' })).toBe('decided');
    expect(await status(token)).toMatchObject({ state: 'verified', level: 1, country: 'HK' });
  });

  test('a review that takes its time decides only what it was asked about', async () => {
    const slow = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const { token, result } = await opened('slow-review', async () => {
      asked.resolve();
      await slow.promise;
      return { answer: 'verified' };
    });
    const first = submit(token);
    await asked.promise;
    const { submitted_at } = await status(token);
    const where = { id: result.id, environment: 'default', submitted_at } as const;
    await identityDeskOf(identity.app)?.decide(where, { answer: 'refused', reason: 'mismatch' });
    identity.time.offset += 1_000;
    review = wait;
    await submit(token, { document_number: 'OTHER99' });
    slow.resolve();
    await first;
    expect(await status(token)).toMatchObject({ state: 'submitted', level: 0, vague_document: '***99' });
  });

  test('one that was wrapped under another key is listed as unreadable, and hides no other', async () => {
    const desk = identityDeskOf(identity.app);
    const [lost, kept] = [await opened('lost-key', wait), await opened('kept-key', wait)];
    for (const { token } of [lost, kept]) await submit(token);
    const sealed = sealIdentity(
      { keyEncryptionKey: readKeyEncryptionKey(Buffer.alloc(32, 8).toString('base64'), undefined) },
      ada,
    );
    await inStore((db) => {
      const lostOne = db.selectFrom('account').select('id').where('public_id', '=', lost.result.id);
      return db.updateTable('identity_check').set({ sealed }).where('account_id', 'in', lostOne).execute();
    });
    const waiting = (await desk?.waiting()) ?? [];
    const unreadable = waiting.find(({ id }) => id === lost.result.id);
    expect(unreadable).toMatchObject({ unreadable: true, country: 'NL', submitted_at: expect.any(Number) });
    expect(unreadable).not.toHaveProperty('legal_name');
    expect(await status(lost.token)).toMatchObject({ state: 'submitted', vague_name: '', vague_document: '' });
    expect(waiting.find(({ id }) => id === kept.result.id)).toMatchObject(ada);
  });

  test('one verified elsewhere counts, and is not replaced', async () => {
    const here = { 'x-gatehouse-site': 'HKG' };
    const { token, result } = await identity.register('elsewhere@example.com', PASSWORD, here);
    const set = { kyc_person_level: 2, kyc_country: 'HK' };
    await inStore((db) => db.updateTable('account').set(set).where('public_id', '=', result.id).execute());
    const at = { ...as(token), ...here };
    expect((await identity.get(STATUS, at)).result).toMatchObject({ state: 'verified', level: 2, country: 'HK' });
    expect((await identity.post(SUBMIT, ada, at)).ret_code).toBe(IN_PROGRESS);
  });

  test('a review that fails leaves it waiting', async () => {
    const { token } = await opened('broken', async () => {
      throw new Error('out of order');
    });
    expect((await submit(token)).result).toMatchObject({ state: 'submitted', level: 0 });
  });

  test('[REGION-03] residents of places where sign-up is closed are not verified; of parts where a part is', async () => {
    const { token } = await opened('closed');
    for (const country of ['CN', 'US', 'IR', 'KP', 'SG']) {
      expect((await submit(token, { country })).ret_code, country).toBe(CLOSED);
    }
    expect(await submit(token, { country: 'CA' })).toMatchObject({
      ret_code: INVALID,
      result: { field: 'subdivision' },
    });
    expect((await submit(token, { country: 'CA', subdivision: 'ON' })).ret_code).toBe(CLOSED);
    for (const country of ['XX', 'ZZ', 'nl', 'NLD', '']) {
      expect((await submit(token, { country })).ret_code, country).toBe(INVALID);
    }
    expect((await status(token)).state).toBe('none');
    expect((await submit(token, { country: 'CA', subdivision: 'BC' })).ret_code).toBe(0);
  });

  test('an applicant under 18 is refused, and a date of birth in the future', async () => {
    const { token } = await opened('young');
    const today = new Date(Date.now() + identity.time.offset);
    const born = (years: number, days: number) => {
      const day = Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days);
      return new Date(day).toISOString().slice(0, 10);
    };
    expect((await submit(token, { date_of_birth: born(18, 1) })).ret_code).toBe(TOO_YOUNG);
    expect((await submit(token, { date_of_birth: born(5, 0) })).ret_code).toBe(TOO_YOUNG);
    for (const date_of_birth of [born(0, 1), '1850-01-01', '2001-02-30', '10.12.1990', '1990-1-1', '']) {
      expect((await submit(token, { date_of_birth })).ret_code, date_of_birth).toBe(INVALID);
    }
    expect((await submit(token, { date_of_birth: born(18, 0) })).ret_code).toBe(0);
  });

  test('bad input, a stale session and none are refused', async () => {
    const { token } = await opened('bad');
    const wrong: object[] = [
      ...['', 'A', '<b>Ada</b>', '1da', 'a'.repeat(101), 'Ada\u202eB'].map((legal_name) => ({ legal_name })),
      ...['', '12', 'x'.repeat(33), '<42>', '-1234'].map((document_number) => ({ document_number })),
      ...[{ document_type: 'library_card' }, { more: 1 }, { country: 5 }],
    ];
    for (const more of wrong) expect((await submit(token, more)).ret_code, JSON.stringify(more)).toBe(INVALID);
    identity.time.offset += PROOF_FRESH_MS;
    expect((await submit(token)).ret_code).toBe(STEP_UP);
    identity.time.offset -= PROOF_FRESH_MS;
    expect((await identity.post(SUBMIT, ada)).ret_code).toBe(10_006);
    expect((await identity.get(STATUS)).ret_code).toBe(10_006);
    for (const legal_name of [
      'Ада Лавлейс',
      'نور الدين',
      'Ó’Brien-Šimić',
      '李 小龙',
      'Kavitha A/P Raman',
      'Lim Seng @ Lim Ah, Jr.',
    ]) {
      expect(
        (await submit((await opened(`name-${legal_name.length}`)).token, { legal_name })).ret_code,
        legal_name,
      ).toBe(0);
    }
  });
});
