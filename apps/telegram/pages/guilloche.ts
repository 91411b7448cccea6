const TURNS = 7;
const LOBES = 16;
const STEPS = 240;
const RINGS = [
  { radius: 0.72, depth: 0.24 },
  { radius: 0.42, depth: 0.12 },
];

/** Interlaced line work in the manner of the product's seals, drawn once for a square of that many units. */
export function guilloche(size: number): string {
  const paths = RINGS.map(({ radius, depth }) => `<path d="${ring(radius, depth)}"/>`).join('');
  return `<svg class="guilloche" viewBox="-50 -50 100 100" width="${size}" height="${size}" focusable="false">${paths}</svg>`;
}

function ring(radius: number, depth: number): string {
  const points = Array.from({ length: STEPS * TURNS + 1 }, (_, at) => {
    const angle = (at / STEPS) * 2 * Math.PI;
    const distance = 50 * (radius + depth * Math.sin((LOBES / TURNS) * angle));
    return `${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.filter((_, at) => at % 3 === 0).join('L')}`;
}
