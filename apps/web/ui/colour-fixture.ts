import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromOklch, type LinearRgb } from '@gatehouse/brand/contrast';

export type Theme = 'light' | 'dark';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const DECLARED =
  /--([\w-]+): light-dark\(oklch\(([^()]*(?:\(--hue\))?[^()]*)\), oklch\(([^()]*(?:\(--hue\))?[^()]*)\)\);/g;
/* The first declaration counts: later ones are for people who ask for more contrast. */
const tokens = new Map([...css.matchAll(DECLARED)].reverse().map(([, name, light, dark]) => [name, { light, dark }]));

/** Tests only. Linear sRGB of a token, clipped to what a screen shows. */
export function tokenColour(name: string, theme: Theme, hue: number): LinearRgb {
  const text = tokens.get(name)?.[theme];
  if (!text) throw new Error(`No colour is called ${name}`);
  const [lightness = 0, chroma = 0, angle = 0] = text
    .replace('var(--hue)', String(hue))
    .split(/[\s/]+/)
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part)));
  return fromOklch(lightness, chroma, angle);
}
