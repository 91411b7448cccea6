import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Theme = 'light' | 'dark';
type Rgb = readonly [number, number, number];

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const DECLARED =
  /--([\w-]+): light-dark\(oklch\(([^()]*(?:\(--hue\))?[^()]*)\), oklch\(([^()]*(?:\(--hue\))?[^()]*)\)\);/g;
/* The first declaration counts: later ones are for people who ask for more contrast. */
const tokens = new Map([...css.matchAll(DECLARED)].reverse().map(([, name, light, dark]) => [name, { light, dark }]));

/** Tests only. Linear sRGB of a token, clipped to what a screen shows. */
export function tokenColour(name: string, theme: Theme, hue: number): Rgb {
  const text = tokens.get(name)?.[theme];
  if (!text) throw new Error(`No colour is called ${name}`);
  const [lightness = 0, chroma = 0, angle = 0] = text
    .replace('var(--hue)', String(hue))
    .split(/[\s/]+/)
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part)));
  return fromOklch(lightness, chroma, (angle * Math.PI) / 180);
}

/** WCAG 2.2 contrast of two linear colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function fromOklch(lightness: number, chroma: number, angle: number): Rgb {
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clipped(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clipped(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clipped(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function clipped(value: number): number {
  return Math.min(1, Math.max(0, value));
}
