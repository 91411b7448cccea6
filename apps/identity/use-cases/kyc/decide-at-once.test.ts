import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityDeskOf } from '../../compose.ts';
import { pngOf } from '../../testing/document-images.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { byOperator } from './identity-review.ts';

const ROUNDS = 20;
const IN_PROGRESS = 700_136;
const IMAGES_MISSING = 700_139;
const paper = {
  ...{ legal_name: 'Ada Lovelace', date_of_birth: '1990-12-10', country: 'NL' },
  ...{ document_type: 'passport', document_number: 'SPECIMEN42' },
};

describe.each(testStores)('decisions and submissions at once on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store, {
      keyEncryptionKey: Buffer.alloc(32, 7).toString('base64'),
      identityReview: byOperator,
      limitPoints: { identityImagesByAccount: 1_000, identitiesByAccount: 1_000 },
    });
  });
  afterAll(() => identity.close());

  test(`[REGION-08] a decision is neither lost nor an error while the same account submits, ${ROUNDS} times`, async () => {
    const { token: usertoken = '' } = await identity.register('at-once@example.com', 'correct horse battery');
    const post = (path: string, body: object) => identity.post(`/user/private/kyc/${path}`, body, { usertoken });
    const image = pngOf(300).toString('base64');
    const desk = identityDeskOf(identity.app);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const side of ['front', 'selfie']) await post('image', { side, image });
      expect((await post('submit', paper)).result, `round ${round}`).toMatchObject({ state: 'submitted' });
      const [waiting] = (await desk?.waiting()) ?? [];
      if (!desk || !waiting) throw new Error('Nothing waits');
      const [decided, ...answers] = await Promise.all([
        desk.decide(waiting, { answer: 'refused', reason: 'unreadable' }),
        ...Array.from({ length: 3 }, () => post('submit', paper)),
        post('image', { side: 'front', image }),
      ]);
      expect(decided, `round ${round}`).toBe('decided');
      for (const { ret_code } of answers) expect([0, IN_PROGRESS, IMAGES_MISSING]).toContain(ret_code);
      expect((await identity.get('/user/private/kyc/status', { usertoken })).result.state).toBe('refused');
    }
  });
});
