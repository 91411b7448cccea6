import fc from 'fast-check';
import { expect, test } from 'vitest';
import { touchOf } from './attribution.ts';
import { channelOf } from './channel.ts';
import { invitationIn } from './invitation.ts';

const nobody = { by: 'nobody' };

test.each([
  ['', nobody],
  ['?affiliate_id=10001', { by: 'affiliate', id: '10001' }],
  ['affiliate_id=10001&group_id=3', { by: 'affiliate', id: '10001', group: '3' }],
  ['?affiliate_id=10001&group_id=x', { by: 'affiliate', id: '10001' }],
  ['?affiliate_id=10001&affiliate_id=10001', { by: 'affiliate', id: '10001' }],
  ['?affiliate_id=10001&affiliate_id=10002', { by: 'affiliate', id: '10001' }],
  ['?affiliate_id=&affiliate_id=10002', { by: 'affiliate', id: '10002' }],
  ['?affiliate_id=x&affiliate_id=10002', nobody],
  ['?affiliate_id[]=10001', nobody],
  ['?affiliate_id=ada', nobody],
  ['?affiliate_id=1%0a', { by: 'affiliate', id: '1' }],
  ['?affiliate_id=1%0a2', nobody],
  ['?affiliate_id=', nobody],
  ['?ref=ADA2025', { by: 'code', code: 'ADA2025' }],
  ['?ref=ADA2025&ref=BOB', { by: 'code', code: 'ADA2025' }],
  ['?ref=%3Cscript%3E&ref=BOB', { by: 'unreadable' }],
  ['?brokerId=%3Cscript%3E&ref=BOB', { by: 'unreadable' }],
  ['?ref=BOB&medium=affiliate', { by: 'code', code: 'BOB' }],
  ['?ref=%3Cscript%3E', { by: 'unreadable' }],
  [`?ref=${'a'.repeat(65)}`, { by: 'unreadable' }],
  ['?brokerId=90001', { by: 'code', code: '90001' }],
  ['?token=abc.def-1_2~', { by: 'token', token: 'abc.def-1_2~' }],
  [`?token=${'a'.repeat(257)}`, { by: 'unreadable' }],
  ['?token=a/b', { by: 'unreadable' }],
  ['?token=&token=t&token=u', { by: 'token', token: 't' }],
  ['?Affiliate_ID=1', { by: 'affiliate', id: '1' }],
  ['?%61ffiliate_id=1', { by: 'affiliate', id: '1' }],
] as const)('[AFF-02] [AFF-04] [AFF-05] of %s, %j is asked about', (search, asked) => {
  expect(invitationIn(search).value).toEqual(asked);
});

test('[AFF-01] an affiliate comes first, a shared invitation before a code, a broker before a friend', () => {
  const parts = ['affiliate_id=1', 'token=t', 'brokerId=2', 'ref=r'];
  const order = parts.map((_, place) => invitationIn(parts.slice(place).toReversed().join('&')).value);
  expect(order).toEqual([
    { by: 'affiliate', id: '1' },
    { by: 'token', token: 't' },
    { by: 'code', code: '2' },
    { by: 'code', code: 'r' },
  ]);
});

test('[AFF-04] [AFF-08] whoever is asked about is who is paid, whatever the address says', () => {
  const name = fc.constantFrom(
    ...['affiliate_id', 'AFFILIATE_ID', 'brokerId', 'brokerid', 'ref', 'Ref', 'medium', 'group_id', 'utm_source'],
  );
  const value = fc.oneof(
    fc.constantFrom('', ' ', '7', ' 8 ', '7\n', 'ADA', 'BOB', '<x>', 'a'.repeat(65), '9'.repeat(21), 'x'.repeat(513)),
    fc.constantFrom('affiliate', 'BROKER', 'referral', 'normal'),
    fc.string(),
  );
  const queries = fc.array(fc.tuple(name, value), { maxLength: 6 });
  const place = { site: 'GLOBAL', path: '/sign-up', at: 1 };
  fc.assert(
    fc.property(queries, (pairs) => {
      const search = `?${new URLSearchParams(pairs)}`;
      const asked = invitationIn(search).value;
      const paid = channelOf(touchOf({ search, ...place }).value?.values ?? {}).value.userCode;
      const named = { affiliate: 'id' in asked && asked.id, code: 'code' in asked && asked.code, token: 0 };
      // What has not the form of a code cannot be asked about; no other inviter is shown in its place.
      expect({ ...named, nobody: '', unreadable: '' }[asked.by]).toBe(/^[\w-]{1,64}$/.test(paid) ? paid : '');
    }),
    { numRuns: 2000 },
  );
});

test('[AFF-02] a broken affiliate_id leaves a good ref', () => {
  expect(invitationIn('?affiliate_id=x&ref=ADA').value).toEqual({ by: 'code', code: 'ADA' });
});

test('[AFF-05] the trace says which parameter won, and never its value', () => {
  const { trace } = invitationIn('?token=a-secret-token');
  expect(JSON.stringify(trace)).not.toContain('a-secret-token');
  expect(trace.at(-1)).toMatchObject({ rule: 'AFF-05', outcome: 'won', detail: 'token' });
});
