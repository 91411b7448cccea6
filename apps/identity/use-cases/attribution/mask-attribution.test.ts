import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedCode, maskedText, maskedTouch } from './mask-attribution.ts';

const EMAILS = [
  'joe@x.example',
  'joe%40x.example',
  'Ｊoe＠x.example',
  'joe%2540x.example',
  'joe+1@x',
  '"joe"@x.example',
  "o'joe@x.example",
];
const NUMBERS = ['+49 170 1234567', '491701234567', '(0170) 123-45-67', '91234567', '+852.9123.4567', '٠١٢٣٤٥٦٧٨'];

test.each([...EMAILS, ...NUMBERS])('%s is masked, and the text around it stays', (said) => {
  expect(maskedText(said)).toMatch(/^\*\*\*$/);
  expect(maskedText(`a ${said}, b`)).toMatch(/^a \*\*\*, b$/);
  expect(maskedText(`https://x.example/m?to=${said}&b=7`)).toMatch(/^https:\/\/x\.example\/m\?to=\*\*\*&b=7$/);
});

test.each(['@joe', 'https://x.example/@joe?at=2026/01/31', 'v1.2.3 50% 1280x720', 'spring-2026', '', '1234567'])(
  '%j is no address and no number',
  (said) => expect(maskedText(said)).toBe(said),
);

test('ids and codes keep their digits, texts do not, and no part of a touch keeps an address', () => {
  const digits = '21098765432';
  const said = (value: string) => ({
    ...{ affiliate_id: value, brokerId: value, ref: value, campaign: value, content: value, from: value },
  });
  expect(maskedTouch({ at: 1, site: digits, path: `/${digits}`, values: said(digits) })).toEqual({
    ...{ at: 1, site: '***', path: '/***' },
    values: { ...said(digits), content: '***', from: '***' },
  });
  const joe = maskedTouch({ at: 1, site: 'joe@x', path: '/joe@x', values: said('joe@x') });
  expect(joe).toEqual({ at: 1, site: '***', path: '/***', values: said('***') });
});

test('an address is masked in any surroundings, and fast', () => {
  const around = fc.string({ unit: 'binary', maxLength: 600 });
  fc.assert(
    fc.property(around, around, (before, after) => {
      expect(maskedCode(`${before}joe@secret${after}`)).not.toContain('joe@secret');
    }),
  );
  const began = performance.now();
  for (const long of ['1 '.repeat(7), '%25', '(', '1234567a', 'a%40']) maskedText(long.repeat(1e4));
  expect(performance.now() - began).toBeLessThan(2000);
});
