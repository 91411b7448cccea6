import type { Seal } from './site.ts';

/** The drawing's square goes from -256 to 256 in both directions, its centre at 0 0. */
const RADIUS = 250;
/** Largest angle of one Bézier segment. */
const PIECE_MAX_RADIANS = Math.PI / 5;
/** Threads in each direction. */
const THREADS = 32;
/** Doublings of the two first threads. */
export const SEAL_DOUBLINGS = Math.log2(THREADS) - 1;

type Point = readonly [x: number, y: number];
type Step = { readonly shrink: number; readonly turn: number };

/**
 * The one closed line that a site's guilloche is woven from: it swings `lobes` times between the rim and `depth` of the
 * radius inside it. Deterministic: the same site, the same line. SVG path data of a few hundred bytes, in a square from
 * -256 to 256.
 */
export function sealPath(seal: Pick<Seal, 'lobes' | 'depth'>): string {
  return line(seal, { shrink: 1, turn: 0 });
}

/** @param turn in degrees */
function line({ lobes, depth }: Pick<Seal, 'lobes' | 'depth'>, { shrink, turn }: Step): string {
  const pieces = 2 * lobes * Math.max(1, Math.ceil(Math.PI / lobes / PIECE_MAX_RADIANS));
  const step = (2 * Math.PI) / pieces;
  const at = (piece: number) => turned(pointAt(piece * step, lobes, depth, step), shrink, (turn / 180) * Math.PI);
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
 * How the line is woven: the path of the two first threads, drawn as one because a browser pays for each element; each
 * doubling repeats all that is there, smaller and turned; then everything is mirrored. `turns` twist the weave, `rings` draw
 * it towards the centre. Values of SVG `transform`, outermost doubling last.
 */
export function sealWeave(seal: Seal): { threads: string; doublings: readonly string[]; heart: string } {
  const { lobes, turns, rings } = seal;
  const innermost = 0.66 ** (rings / 2);
  const step = { shrink: innermost ** (1 / THREADS), turn: ((360 / lobes) * turns) / 4 / THREADS };
  const doublings = Array.from({ length: SEAL_DOUBLINGS }, (_, level) => {
    const times = 2 ** (level + 1);
    return `scale(${short(step.shrink ** times, 4)})rotate(${short(step.turn * times, 2)})`;
  });
  return { threads: sealPath(seal) + line(seal, step), doublings, heart: `scale(${short(innermost * 0.8, 3)})` };
}

/** A point of the line and the handles of the smooth curve through it (Hermite to Bézier: a third of the tangent). */
function pointAt(angle: number, lobes: number, depth: number, step: number) {
  const radius = RADIUS * (1 - (depth / 2) * (1 - Math.cos(lobes * angle)));
  const slope = -RADIUS * (depth / 2) * lobes * Math.sin(lobes * angle);
  const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
  const [x, y] = [radius * sin, radius * cos];
  const dx = ((slope * sin - radius * cos) * step) / 3;
  const dy = ((slope * cos + radius * sin) * step) / 3;
  return { here: [x, y], leaving: [x + dx, y + dy], arriving: [x - dx, y - dy] } satisfies Record<string, Point>;
}

function turned<Name extends string>(
  points: Record<Name, Point>,
  shrink: number,
  radians: number,
): Record<Name, Point> {
  const [sin, cos] = [shrink * Math.sin(radians), shrink * Math.cos(radians)];
  const moved = Object.entries<Point>(points).map(([name, [x, y]]) => [
    name,
    rounded(x * cos - y * sin, x * sin + y * cos),
  ]);
  return Object.fromEntries(moved);
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

/** Joined without spaces where SVG allows it: before a minus sign. */
function joined(list: readonly number[]): string {
  return list.map((value, place) => (place === 0 ? String(value || 0) : separated(String(value || 0)))).join('');
}

function separated(text: string): string {
  return text.startsWith('-') ? text : ` ${text}`;
}
