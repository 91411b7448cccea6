import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { telegramResponse } from './telegram-response.ts';

const fragment = (value: unknown) => `tgAuthResult=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
const cancelled = { error: 'access_denied' };

test('[TG-02] what Telegram signed goes on as a query, each field as it came', () => {
  const fields = {
    id: 279058397,
    first_name: 'Ада & co=1',
    photo_url: 'https://t.me/i/+a.jpg',
    auth_date: 1,
    hash: 'ab',
  };
  const { telegram_callback } = telegramResponse(fragment(fields)) as { telegram_callback: string };
  expect(Object.fromEntries(new URLSearchParams(telegram_callback))).toEqual({
    ...fields,
    ...{ id: '279058397', auth_date: '1' },
  });
});

test.each([
  ['none', ''],
  ['false', 'tgAuthResult=false'],
  ['no object', fragment(['a'])],
  ['nested', fragment({ id: { $gt: 1 } })],
  ['empty', fragment({})],
  ['not base64', 'tgAuthResult=%%%'],
  ['not UTF-8', `tgAuthResult=${Buffer.from([0x7b, 0xff, 0xfe]).toString('base64url')}`],
  ['huge', fragment({ id: 1, first_name: 'a'.repeat(9000) })],
])('[TG-02] %s: cancelled', (_, hash) => {
  expect(telegramResponse(hash)).toEqual(cancelled);
});

test('[TG-02] any fragment is read or cancelled', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.anything(), (text, value) => {
      for (const hash of [text, `tgAuthResult=${text}`, fragment(value ?? null)])
        expect(Object.keys(telegramResponse(hash))).toHaveLength(1);
    }),
  );
});
