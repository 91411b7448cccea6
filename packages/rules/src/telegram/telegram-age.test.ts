import { expect, test } from 'vitest';
import { telegramAge } from './telegram-age.ts';

const NOW = 1_800_000_000_000;
const at = (secondsAgo: number) => NOW / 1_000 - secondsAgo;

test.each([
  ['login', 0, 'fresh'],
  ['login', 300, 'fresh'],
  ['login', 301, 'expired'],
  ['session', 301, 'fresh'],
  ['session', 3_600, 'fresh'],
  ['session', 3_601, 'expired'],
  ['login', -60, 'fresh'],
  ['session', -61, 'ahead'],
] as const)('[TG-12] for a %s, %i s old: %s', (use, seconds, value) => {
  expect(telegramAge(at(seconds), NOW, use).value).toBe(value);
});
