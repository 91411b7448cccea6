import type { Seal } from './site.ts';

/** The drawing's square goes from -256 to 256 in both directions, its centre at 0 0. */
const RADIUS = 250;
/** A smooth piece of the line spans at most so much of a turn. */
const PIECE_MAX_RADIANS = Math.PI / 5;
/** Doublings of the line: 5 give 32 threads in each direction. */
export const SEAL_DOUBLINGS = 5;

type Point = readonly [x: number, y: number];

/**
 * The one closed line that a site's guilloche is woven from: it swings `lobes` times between the rim and `depth` of the
 * radius inside it. Deterministic: the same site, the same line. SVG path data of a few hundred bytes, in a square from
 * -256 to 256 (LOOK, Signature).
 */
export function sealPath({ lobes, depth }: Pick<Seal, 'lobes' | 'depth'>): string {
  const pieces = 2 * lobes * Math.max(1, Math.ceil(Math.PI / lobes / PIECE_MAX_RADIANS));
  const step = (2 * Math.PI) / pieces;
  const at = (piece: number) => pointAt(piece * step, lobes, depth, step);
  const first = at(0);
  let pen = first.here;
  let path = `M${joined(pen)}c${joined(relative(first.leaving, pen))}`;
  for (let piece = 1; piece <= pieces; piece++) {
    const { arriving, here } = at(piece);
    const pair = joined([...relative(arriving, pen), ...relative(here, pen)]);
    path += piece === 1 ? separated(pair) : `s${pair}`;
    pen = here;
  }
  return `${path}z`;
}

/**
 * How the line is woven: each doubling repeats all that is there, smaller and turned; then everything is mirrored.
 * `turns` twist the weave, `rings` draw it towards the centre. Values of SVG `transform`, outermost doubling last.
 */
export function sealWeave({ lobes, turns, rings }: Seal): { doublings: readonly string[]; heart: string } {
  const innermost = 0.66 ** (rings / 2);
  const threads = 2 ** SEAL_DOUBLINGS;
  const shrink = innermost ** (1 / threads);
  const turn = ((360 / lobes) * turns) / 4 / threads;
  const doublings = Array.from({ length: SEAL_DOUBLINGS }, (_, level) => {
    const times = 2 ** level;
    return `scale(${short(shrink ** times, 4)})rotate(${short(turn * times, 2)})`;
  });
  return { doublings, heart: `scale(${short(innermost * 0.8, 3)})` };
}

/** A point of the line and the handles of the smooth curve through it (Hermite to Bézier: a third of the tangent). */
function pointAt(angle: number, lobes: number, depth: number, step: number) {
  const radius = RADIUS * (1 - (depth / 2) * (1 - Math.cos(lobes * angle)));
  const slope = -RADIUS * (depth / 2) * lobes * Math.sin(lobes * angle);
  const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
  const [x, y] = [radius * sin, radius * cos];
  const dx = ((slope * sin - radius * cos) * step) / 3;
  const dy = ((slope * cos + radius * sin) * step) / 3;
  return { here: rounded(x, y), leaving: rounded(x + dx, y + dy), arriving: rounded(x - dx, y - dy) };
}

function rounded(x: number, y: number): Point {
  return [Math.round(x), Math.round(y)];
}

function relative([x, y]: Point, [fromX, fromY]: Point): Point {
  return [x - fromX, y - fromY];
}

function short(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

/** Joined as shortly as SVG allows: a minus sign separates by itself. */
function joined(list: readonly number[]): string {
  return list.map((value, place) => (place === 0 ? String(value || 0) : separated(String(value || 0)))).join('');
}

function separated(text: string): string {
  return text.startsWith('-') ? text : ` ${text}`;
}
