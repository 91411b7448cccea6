import { describe, expect, test } from 'vitest';
import { hexOfOklch } from './accent.ts';

describe('accent colours', () => {
  test.each([
    [1, 0, 0, '#ffffff'],
    [0, 0, 0, '#000000'],
    [0.62796, 0.25768, 29.234, '#ff0000'],
    [0.45201, 0.31321, 264.052, '#0000ff'],
  ])('oklch(%d %d %d) is %s', (lightness, chroma, hue, hex) => {
    expect(hexOfOklch(lightness, chroma, hue)).toBe(hex);
  });

  test('have a contrast of 4.5 on the paper of their theme, in every hue', () => {
    for (let hue = 0; hue < 360; hue++) {
      expect(contrast(hexOfOklch(0.5, 0.12, hue), '#ffffff'), `light ${hue}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(hexOfOklch(0.78, 0.1, hue), '#16181d'), `dark ${hue}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** WCAG 2.2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
