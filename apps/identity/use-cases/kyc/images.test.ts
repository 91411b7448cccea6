import { kycImage } from '@gatehouse/contract/region/kyc';
import { IMAGE_BYTES } from '@gatehouse/rules/identity/document-images';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityDeskOf } from '../../compose.ts';
import { purge } from '../../purge.ts';
import { jpegOf, pngOf } from '../../testing/document-images.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { approveComplete, byOperator, type IdentityReview } from './identity-review.ts';
import { SUBMITTED_MS, UNSUBMITTED_MS } from './images.ts';

const PASSWORD = 'correct horse battery';
const [IN_PROGRESS, REFUSED, MISSING, UNAVAILABLE, INVALID, SESSION] = [
  700_136, 700_138, 700_139, 700_137, 700_001, 10_006,
];
const paper = {
  ...{ legal_name: 'Ada Lovelace', date_of_birth: '1990-12-10', country: 'NL' },
  ...{ document_type: 'id_card', document_number: 'SPECIMEN42' },
};
const as = (token: string | undefined) => ({ usertoken: token ?? '' });

test('without a key to encrypt it no picture is taken', async () => {
  const postgres = testStores.find((store) => store === 'PostgreSQL');
  if (!postgres) return console.log('SQLite always has a key: this needs PostgreSQL');
  const identity = await openTestIdentity(postgres);
  const { token } = await identity.register('plain-image@example.com', PASSWORD);
  const answer = await identity.post(kycImage.path, { side: 'front', image: pngOf(300).toString('base64') }, as(token));
  expect(answer.ret_code).toBe(UNAVAILABLE);
  await identity.close();
});

describe.each(testStores)('pictures of identity documents on %s', (store) => {
  let identity: TestIdentity;
  let review: IdentityReview = approveComplete;
  beforeAll(async () => {
    const keyEncryptionKey = Buffer.alloc(32, 7).toString('base64');
    identity = await openTestIdentity(store, {
      keyEncryptionKey,
      identityReview: (given) => review(given),
      limitPoints: { identityImagesByAccount: 40 },
    });
  });
  afterAll(() => identity.close());

  const opened = async (name: string) => (await identity.register(`${name}@example.com`, PASSWORD)).token;
  const send = (token: string | undefined, side: string, image: Buffer | string = pngOf(300)) =>
    identity.post(
      kycImage.path,
      { side, image: typeof image === 'string' ? image : image.toString('base64') },
      as(token),
    );
  const submit = (token: string | undefined, more: object = {}) =>
    identity.post('/user/private/kyc/submit', { ...paper, ...more }, as(token));
  const rows = () => identity.db.selectFrom('identity_image').selectAll().execute();
  const clear = () => identity.db.deleteFrom('identity_image').execute();

  test('[REGION-08] they are needed, kept encrypted, and gone from the table with the decision', async () => {
    await clear();
    review = byOperator;
    const token = await opened('pictures');
    expect(await submit(token)).toMatchObject({ ret_code: MISSING, result: { sides: ['front', 'back', 'selfie'] } });
    const front = jpegOf(640, 400, 5_000);
    expect((await send(token, 'front', front)).result).toMatchObject({ state: 'none', images: ['front'] });
    expect(await submit(token, { document_type: 'passport' })).toMatchObject({ result: { sides: ['selfie'] } });
    await send(token, 'back');
    expect((await send(token, 'selfie')).result.images).toEqual(['front', 'back', 'selfie']);
    const kept = await rows();
    expect(kept).toHaveLength(3);
    for (const { sealed_key, sealed } of kept) {
      expect(sealed_key).toMatch(/^gcm:/);
      expect(Buffer.from(sealed, 'base64').includes(front.subarray(0, 24))).toBe(false);
      expect(Buffer.from(sealed, 'base64').includes(pngOf(300).subarray(0, 16))).toBe(false);
    }
    expect((await submit(token)).result).toMatchObject({ state: 'submitted' });
    expect((await send(token, 'front')).ret_code).toBe(IN_PROGRESS);
    const desk = identityDeskOf(identity.app);
    const [waiting] = (await desk?.waiting()) ?? [];
    if (!desk || !waiting) throw new Error('Nothing waits');
    expect(waiting.images).toEqual(['front', 'back', 'selfie']);
    expect(await desk.image(waiting, 'front')).toEqual({ type: 'image/jpeg', bytes: front });
    expect(await desk.image({ ...waiting, environment: 'testnet' }, 'front')).toBeUndefined();
    await desk.decide(waiting, { answer: 'refused', reason: 'unreadable' });
    expect(await rows()).toEqual([]);
    expect(await desk.image(waiting, 'front')).toBeUndefined();
    expect((await submit(token)).ret_code).toBe(MISSING);
  });

  test('an automatic decision deletes them too, and none comes after it', async () => {
    await clear();
    review = approveComplete;
    const token = await opened('automatic');
    for (const side of ['front', 'back', 'selfie']) await send(token, side);
    const late = Array.from({ length: 4 }, () => send(token, 'front'));
    const [answer] = await Promise.all([submit(token, { document_type: 'passport' }), ...late]);
    expect(answer.result).toMatchObject({ state: 'verified', images: [] });
    expect((await send(token, 'front')).ret_code).toBe(IN_PROGRESS);
    expect(await rows()).toEqual([]);
  });

  test('twice at once are one picture, and the later one counts', async () => {
    await clear();
    const token = await opened('twice');
    const answers = await Promise.all([1, 2, 3, 4].map((more) => send(token, 'front', pngOf(300 + more))));
    expect(answers.map(({ ret_code }) => ret_code)).toEqual([0, 0, 0, 0]);
    expect(await rows()).toHaveLength(1);
    await send(token, 'front', jpegOf(400));
    expect(await rows()).toMatchObject([{ media_type: 'image/jpeg' }]);
  });

  test('hostile files are refused by their content, and nothing of them is kept', async () => {
    await clear();
    const token = await opened('hostile');
    const refused: readonly (readonly [Buffer, string])[] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'type'],
      [Buffer.from('%PDF-1.7 <script>'), 'type'],
      [pngOf(300).subarray(0, 60), 'broken'],
      [jpegOf(640).subarray(0, -1), 'broken'],
      [pngOf(120), 'small'],
      [pngOf(1).fill(255, 16, 24), 'large'],
      [jpegOf(400, 4_001), 'large'],
      [jpegOf(640, 400, IMAGE_BYTES), 'large'],
    ];
    for (const [file, why] of refused)
      expect(await send(token, 'front', file), why).toMatchObject({
        ret_code: REFUSED,
        result: { field: 'image', why },
      });
    expect((await send(token, 'front', '!!!! not base64 !!!!')).result).toMatchObject({ why: 'type' });
    expect((await send(token, 'front', '')).ret_code).toBe(INVALID);
    expect((await send(token, 'cover')).ret_code).toBe(INVALID);
    const huge = await send(token, 'front', Buffer.alloc(IMAGE_BYTES * 2));
    expect(huge).toMatchObject({ ret_code: 700_002, result: { limit: kycImage.bodyBytes } });
    expect(await rows()).toEqual([]);
  });

  test('only the owner’s session sends and sees them, and few in an hour', async () => {
    await clear();
    expect((await send(undefined, 'front')).ret_code).toBe(SESSION);
    const [owner, other] = [await opened('owner'), await opened('other')];
    await send(owner, 'front');
    expect((await identity.get('/user/private/kyc/status', as(other))).result.images).toEqual([]);
    expect((await identity.get('/user/private/kyc/status', as(owner))).result.images).toEqual(['front']);
    const answers = [];
    for (let sent = 0; sent < 41; sent += 1) answers.push(await send(other, 'front', 'AAAA'));
    expect(answers.filter(({ ret_code }) => ret_code === REFUSED)).toHaveLength(40);
    expect((await send(owner, 'front')).ret_code).toBe(0);
  });

  test('those that are never submitted go after a day, and at the latest those that wait after thirty', async () => {
    await clear();
    review = byOperator;
    const [left, waits] = [await opened('left'), await opened('waits')];
    await send(left, 'front');
    for (const side of ['front', 'selfie']) await send(waits, side);
    await submit(waits, { document_type: 'passport' });
    const after = (ms: number) =>
      purge(identity.db, Date.now() + identity.time.offset + ms, { securityEventsMs: 1e12 });
    await after(UNSUBMITTED_MS + 1_000);
    expect((await rows()).map(({ side }) => side).toSorted()).toEqual(['front', 'selfie']);
    await after(SUBMITTED_MS + 1_000);
    expect(await rows()).toEqual([]);
  });
});
