import { attribution } from '@gatehouse/contract/login/login.schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { loginExtras, stripEmpty } from './payload.ts';

const accepted = z.strictObject(attribution);

test('[LOGIN-04] every part is spelled for the wire; the consents move into ext_json', () => {
  const extras = loginExtras({
    url: 'https://x.example/en/login',
    registChannel: 'spring',
    medium: 'affiliate',
    userCode: 'ABC',
    tgSource: 'bot',
    euSubscription: true,
    isManuallyModifyUserCode: false,
    clientId: 'client-1',
  });
  expect({ ...extras, ext_json: JSON.parse(extras.ext_json ?? '') }).toEqual({
    url: 'https://x.example/en/login',
    regist_channel: 'spring',
    medium: 'affiliate',
    user_code: 'ABC',
    ext_json: { tg_source: 'bot', eu_subscription: true, is_manual_input: false },
    oauth_tmp_login_id: 'client-1',
  });
});

test('[LOGIN-04] empty values are stripped; without a client the id is not_found', () => {
  expect(loginExtras({})).toStrictEqual({ oauth_tmp_login_id: 'not_found' });
  const empty = { url: '', medium: '  ', clientId: ' ', tgSource: '', utm: {} };
  expect(loginExtras(empty)).toStrictEqual({ oauth_tmp_login_id: 'not_found' });
  expect(loginExtras({ utm: { utmsource: 'x', term: '' } })).toStrictEqual({
    utm_channel_info: { utmsource: 'x' },
    oauth_tmp_login_id: 'not_found',
  });
});

test('[LOGIN-04] stripEmpty keeps 0 and false, and takes out what is empty at any depth', () => {
  const payload = {
    zero: 0,
    no: false,
    text: 'x',
    none: null,
    gone: undefined,
    blank: ' ',
    list: [],
    deep: { a: '', b: { c: null } },
  };
  expect(stripEmpty(payload)).toEqual({ zero: 0, no: false, text: 'x' });
});

test('[LOGIN-04] attribution of any length or content never makes a payload that the API refuses', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ minLength: 2000, maxLength: 2200 }),
    fc.constant(undefined),
  );
  const url = fc.tuple(fc.webUrl(), fc.string({ maxLength: 3000 })).map(([base, query]) => `${base}?${query}`);
  const flag = fc.option(fc.boolean(), { nil: undefined });
  const extras = fc.record({
    url: fc.oneof(url, text),
    registChannel: text,
    medium: text,
    userCode: text,
    tgSource: text,
    euSubscription: flag,
    isManuallyModifyUserCode: flag,
    clientId: text,
  });
  fc.assert(
    fc.property(extras, (given) => {
      const sent = loginExtras(given);
      expect(accepted.safeParse(sent).success).toBe(true);
      expect(JSON.stringify(sent)).not.toMatch(/":(?:""|null|\{\})/);
    }),
  );
});

test('[LOGIN-03] [LOGIN-04] a password that strays in is not passed on', () => {
  const stray = { medium: 'normal', password: 'hunter2', ext_json: 'hunter2' } as Parameters<typeof loginExtras>[0];
  expect(JSON.stringify(loginExtras(stray))).not.toContain('hunter2');
});
