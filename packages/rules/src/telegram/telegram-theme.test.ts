import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, telegramTheme } from './telegram-theme.ts';

/** Of Telegram for the desktop, night and day. */
const night = {
  ...{ bg_color: '#17212b', secondary_bg_color: '#232e3c', section_bg_color: '#17212b', text_color: '#f5f5f5' },
  ...{ hint_color: '#708499', link_color: '#6ab3f3', button_color: '#5288c1', button_text_color: '#ffffff' },
};
const day = {
  ...{ bg_color: '#ffffff', secondary_bg_color: '#f1f1f1', text_color: '#000000', hint_color: '#999999' },
  ...{ link_color: '#168acd', button_color: '#40a7e3', button_text_color: '#ffffff' },
};

test('[PLAT-02] Telegram’s colours become ours where they can be read; the background says whether it is dark', () => {
  expect(telegramTheme(night).value).toEqual({
    scheme: 'dark',
    tokens: { paper: '#17212b', card: '#17212b', ink: '#f5f5f5', accent: '#6ab3f3', 'on-accent': '#000000' },
  });
  expect(telegramTheme(day).value).toEqual({
    scheme: 'light',
    tokens: { paper: '#ffffff', card: '#f1f1f1', ink: '#000000' },
  });
});

test.each([
  ['no background', {}],
  ['a name', { bg_color: 'black' }],
  ['a style of its own', { bg_color: '#000000;background:url(//evil.example)' }],
  ['short', { bg_color: '#fff' }],
  ['a number', { bg_color: 0 }],
  ['of the prototype', Object.create({ bg_color: '#ffffff' })],
])('[PLAT-02] %s changes nothing', (_, params) => {
  expect(telegramTheme(params).value).toBeUndefined();
});

test('[PLAT-02] on a ground where our own texts cannot be read, ours stays', () => {
  expect(telegramTheme({ ...day, bg_color: '#8a8a8a' }).value).toEqual({ scheme: 'light', tokens: {} });
});

test('[PLAT-02] a hint that cannot be read on our tint stays ours', () => {
  expect(telegramTheme({ bg_color: '#ffffff', hint_color: '#6b7280' }).value?.tokens).not.toHaveProperty('grey-text');
  expect(telegramTheme({ bg_color: '#ffffff', hint_color: '#5f6672' }).value?.tokens).toHaveProperty('grey-text');
});

test('[PLAT-02] whatever the theme, text holds 4.5:1 on what it stands on', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const params = fc.record({
    ...{ bg_color: colour, section_bg_color: colour, text_color: colour, hint_color: colour },
    ...{ button_color: colour, button_text_color: colour, link_color: colour },
  });
  fc.assert(
    fc.property(params, (given) => {
      const { paper, card, ink, accent, ...tokens } = telegramTheme(given).value?.tokens ?? {};
      const texts = [ink, accent, tokens['grey-text']].flatMap((text) => text ?? []);
      for (const ground of [paper, card].flatMap((one) => one ?? []))
        for (const text of texts) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      if (accent) expect(contrast(tokens['on-accent'] ?? accent, accent)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
