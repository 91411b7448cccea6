import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, fromOklch } from '@gatehouse/brand/contrast';
import { loadBrand } from '@gatehouse/brand/load-brand';
import { CARD } from '@gatehouse/brand/logo';
import { TINT } from '@gatehouse/brand/look-problems';
import { describe, expect, test } from 'vitest';
import { type Theme, tokenColour } from './colour-fixture.ts';

const css = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const themes: readonly Theme[] = ['light', 'dark'];
const siteHues = loadBrand({ port: 3000 }).sites.map(({ look }) => look.hue);
/** An operator may choose any hue. */
const hues = [...new Set([...siteHues, ...Array.from({ length: 72 }, (_, step) => step * 5)])];

const grounds = ['paper', 'card', 'tint'];
const text: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...grounds, 'tint-strong', 'danger-tint', 'warning-tint', 'success-tint']],
  ['grey-text', [...grounds, 'danger-tint', 'warning-tint', 'success-tint', 'grey-line']],
  ['accent', grounds],
  ['accent-strong', grounds],
  ['on-accent', ['accent', 'accent-strong']],
  ['paper', ['ink']],
  ['danger', [...grounds, 'danger-tint']],
  ['on-danger', ['danger']],
  ['warning', [...grounds, 'warning-tint']],
  ['success', [...grounds, 'success-tint']],
];
const edges: typeof text = [
  ['grey-edge', grounds],
  ['accent', grounds],
  ['danger', grounds],
];

const pairs = (table: typeof text) => table.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

function lowest(front: string, back: string, theme: Theme): { hue: number; ratio: number } {
  const all = hues.map((hue) => ({
    hue,
    ratio: contrast(tokenColour(front, theme, hue), tokenColour(back, theme, hue)),
  }));
  return all.reduce((worst, one) => (one.ratio < worst.ratio ? one : worst));
}

describe.each(themes)('colours of the %s theme, in every hue', (theme) => {
  test('there are ten sites, each with a hue of its own', () => {
    expect(new Set(siteHues).size).toBe(siteHues.length);
    expect(siteHues.length).toBeGreaterThanOrEqual(10);
  });
  test.each(pairs(text))('text %s on %s reaches 4.5:1', (front, back) => {
    const worst = lowest(front, back, theme);
    expect(worst.ratio, `hue ${worst.hue}`).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(edges))('edge %s on %s reaches 3:1', (front, back) => {
    const worst = lowest(front, back, theme);
    expect(worst.ratio, `hue ${worst.hue}`).toBeGreaterThanOrEqual(3);
  });
});

test.each(themes)('[SITE-10] brands are checked against the grounds of the %s theme', (theme) => {
  for (const [token, ground] of [
    ['tint', TINT],
    ['card', CARD],
  ] as const)
    for (const hue of siteHues) expect(tokenColour(token, theme, hue)).toEqual(fromOklch(...ground[theme], hue));
});

test('the computed contrast is the known one: white on black is 21, and this grey on white 4.54', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  const grey = ((0x76 / 255 + 0.055) / 1.055) ** 2.4;
  expect(contrast([grey, grey, grey], [1, 1, 1])).toBeCloseTo(4.54, 2);
});

test('[SHELL-07] what decorates scales with the window over 450 px, at most 1, and text does not', () => {
  expect(css('tokens.css')).toContain('--scale: min(1, tan(atan2(100vw, 450px)));');
  for (const line of css('tokens.css')
    .split('\n')
    .filter((one) => /--(text|title)/.test(one))) {
    expect(line).not.toContain('--scale');
  }
});

test('[SHELL-08] a dialog is 480 px wide where the window is', () => {
  expect(css('dialog.module.css')).toContain(`inline-size: min(30rem, 100vw - 2rem)`);
});
