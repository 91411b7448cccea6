export type Point = readonly [longitude: number, latitude: number];
/** Its last point is not its first again. */
export type Ring = readonly Point[];

const TURN = 360;

/** Cuts an outline in degrees where it crosses the date line, so that no part goes around a map. */
export function cutAtDateLine(closed: Ring): readonly Ring[] {
  const ring = unwrapped(closed.slice(0, -1));
  return [-TURN, 0, TURN]
    .map((turn) => ring.map(([x, y]): Point => [x + turn, y]))
    .map((turned) => clipped(clipped(turned, 1), -1))
    .filter(({ length }) => length > 2);
}

/** Goes on beyond 180 degrees in place of jumping to the other side. */
function unwrapped(ring: Ring): Ring {
  let turn = 0;
  return ring.map(([x, y], place) => {
    const before = ring[place - 1]?.[0] ?? x;
    if (Math.abs(x - before) > TURN / 2) turn += x < before ? TURN : -TURN;
    return [x + turn, y];
  });
}

/** The part at one side of a meridian (Sutherland and Hodgman). @param side 1: west of 180, -1: east of -180 */
function clipped(ring: Ring, side: 1 | -1): Ring {
  const limit = TURN / 2;
  const isInside = ([x]: Point) => x * side <= limit;
  return ring.flatMap((point, place) => {
    const before = ring.at(place - 1) ?? point;
    if (isInside(point) === isInside(before)) return isInside(point) ? [point] : [];
    const share = (limit * side - before[0]) / (point[0] - before[0]);
    const crossing: Point = [limit * side, before[1] + share * (point[1] - before[1])];
    return isInside(point) ? [crossing, point] : [crossing];
  });
}
