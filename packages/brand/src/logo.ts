import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logo, LogoFile } from '@gatehouse/rules/site/brand';
import type { z } from 'zod';
import type { logoSchema } from './brand.schema.ts';
import type { BrandProblem } from './brand-problem.ts';
import { contrast, fromHex, fromOklch, type LinearRgb } from './contrast.ts';
import { type Ground, type Theme, themes } from './look-problems.ts';

/** Where the front end serves a logo: followed by what its bytes hash to. */
const LOGO_PATH = '/brand/logo-';

const MOST_BYTES = 32_768;
const WIDEST = 8;
/** WCAG 2.2, 1.4.11: what is no text. */
const PART_CONTRAST = 3;
/** `--card` of tokens.css, which the header has. */
export const CARD: Ground = { light: [1, 0], dark: [0.205, 0.014] };

const ACTIVE =
  /<script|<foreignObject|<iframe|<!ENTITY|\bon\w+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#|["']?#)|@import/i;
const COLOUR = /(?:fill|stroke|stop-color|\scolor)\s*[=:]\s*["']?\s*([^"';>}\s]+)/gi;
const NO_COLOUR = /^(?:none|transparent|inherit|currentcolor|url\(#.*|context-.*)$/i;

/**
 * SITE-10: reads a brand's logo. A file is refused that is no SVG with a `viewBox`, is larger than 32 KB, loads or runs
 * anything, or that cannot be seen on the header: one of its colours must reach 3:1 in the theme that it is for.
 * @param problems what is wrong is added to it
 * @param hue of each site, for the header has a tone of it
 * @returns undefined where something is wrong
 */
export function readLogo(
  { light: name, dark: darkName = name, withName = true }: z.infer<typeof logoSchema>,
  folder: string,
  hues: readonly number[],
  problems: BrandProblem[],
): Logo | undefined {
  const names = { light: name, dark: darkName };
  const [light, dark] = themes.map((theme) => {
    const file = readSvg(path.resolve(folder, names[theme]));
    const problem = typeof file === 'string' ? file : contrastProblem(file.svg, theme, hues);
    if (problem) problems.push({ field: `logo.${theme}`, problem: `"${names[theme]}" ${problem}` });
    return typeof file === 'string' ? undefined : file;
  });
  return light && dark ? { light, dark, withName } : undefined;
}

/** The file, or what is wrong with it. */
function readSvg(file: string): LogoFile | string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    return `cannot be read${cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''}`;
  }
  if (bytes.length > MOST_BYTES) return `has ${bytes.length} bytes; a logo may have ${MOST_BYTES}`;
  const svg = bytes.toString('utf8');
  const box = /<svg\b[^>]*\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(svg);
  const ratio = box ? Number(box[1]) / Number(box[2]) : Number.NaN;
  if (!Number.isFinite(ratio) || ratio <= 0) return 'must be an SVG whose root has a viewBox';
  if (ratio > WIDEST) return `is more than ${WIDEST} times as wide as high`;
  if (ACTIVE.test(svg)) return 'must not hold scripts, handlers or addresses: drawings alone';
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { path: `${LOGO_PATH}${hash}.svg`, ratio: Number(ratio.toFixed(4)), svg };
}

function contrastProblem(svg: string, theme: Theme, hues: readonly number[]): string | undefined {
  const written = [...svg.matchAll(COLOUR)].map(([, value = '']) => value).filter((value) => !NO_COLOUR.test(value));
  const unknown = written.find((value) => !colourOf(value));
  if (unknown)
    return `has the colour "${unknown.slice(0, 40)}": write colours as #rrggbb, so that their contrast can be checked`;
  // What has no colour of its own is drawn black.
  const colours = written.length > 0 ? written.map(colourOf) : [colourOf('#000')];
  const best = Math.max(...colours.map((colour) => (colour ? leastContrast(colour, theme, hues) : 0)));
  if (best >= PART_CONTRAST) return undefined;
  return `reaches a contrast of ${best.toFixed(2)} with the ${theme} header, and needs ${PART_CONTRAST}: give the ${theme} theme a file of its own`;
}

function colourOf(value: string): LinearRgb | undefined {
  if (/^black$/i.test(value)) return fromHex('#000');
  if (/^white$/i.test(value)) return fromHex('#fff');
  return fromHex(value);
}

function leastContrast(colour: LinearRgb, theme: Theme, hues: readonly number[]): number {
  return Math.min(...hues.map((hue) => contrast(colour, fromOklch(...CARD[theme], hue))));
}
