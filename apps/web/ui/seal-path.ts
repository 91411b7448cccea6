import type { Seal } from '@gatehouse/rules/site';

/** The drawing's square: from -256 to 256 in both directions, the centre at 0 0. */
const RADIUS = 250;
/** A smooth piece of curve spans at most so much of a turn. */
const PIECE_MAX_RADIANS = Math.PI / 5;

type Point = readonly [x: number, y: number];

/**
 * The one closed line that a site's guilloche is woven from: it goes round the centre `turns` times, swings `lobes`
 * times between the rim and `depth` of the radius inside it, and meets itself. Deterministic: the same site, the same
 * line. SVG path data of a few hundred bytes, in a square from -256 to 256 (LOOK, Signature).
 */
export function sealPath({ lobes, depth, turns }: Pick<Seal, 'lobes' | 'depth' | 'turns'>): string {
  const whole = 2 * Math.PI * turns;
  const pieces = 2 * lobes * Math.max(1, Math.ceil(whole / (2 * lobes) / PIECE_MAX_RADIANS));
  const step = whole / pieces;
  const frequency = lobes / turns;
  let path = '';
  let [penX, penY] = [0, 0];
  const go = (command: string, ...points: readonly Point[]) => {
    const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
    path += command + numbers(rounded.flatMap(([x, y]) => (command === 'M' ? [x, y] : [x - penX, y - penY])));
    [penX, penY] = rounded.at(-1) ?? [penX, penY];
  };
  const at = (angle: number) => pointAt(angle, frequency, depth, step);
  go('M', at(0).here);
  for (let piece = 1; piece <= pieces; piece++) {
    const next = at(piece * step);
    if (piece === 1) go('c', at(0).leaving, next.arriving, next.here);
    else go('s', next.arriving, next.here);
  }
  return `${path}z`;
}

/** A point of the line and the handles of the smooth curve through it (Hermite to Bézier: a third of the tangent). */
function pointAt(angle: number, frequency: number, depth: number, step: number) {
  const radius = RADIUS * (1 - (depth / 2) * (1 - Math.cos(frequency * angle)));
  const slope = -RADIUS * (depth / 2) * frequency * Math.sin(frequency * angle);
  const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
  const [x, y] = [radius * sin, radius * cos];
  const dx = ((slope * sin - radius * cos) * step) / 3;
  const dy = ((slope * cos + radius * sin) * step) / 3;
  return { here: [x, y] as Point, leaving: [x + dx, y + dy] as Point, arriving: [x - dx, y - dy] as Point };
}

/** Joined as shortly as SVG allows: a minus sign separates by itself. */
function numbers(list: readonly number[]): string {
  return list.reduce((text, number, place) => text + (place > 0 && number >= 0 ? ' ' : '') + (number || 0), '');
}
