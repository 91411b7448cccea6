/** Coefficients of the Equal Earth projection (Šavrič, Patterson and Jenny, 2018). */
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796] as const;
const HALF_ROOT_3 = Math.sqrt(3) / 2;
const DEGREE = Math.PI / 180;

/** Projects a point on the Earth to a plane whose areas compare as the real ones; `y` grows downwards, as in SVG. */
export function equalEarth(longitude: number, latitude: number): readonly [x: number, y: number] {
  const theta = Math.asin(HALF_ROOT_3 * Math.sin(latitude * DEGREE));
  const squared = theta * theta;
  const sixth = squared ** 3;
  const slope = A1 + 3 * A2 * squared + sixth * (7 * A3 + 9 * A4 * squared);
  const x = (longitude * DEGREE * Math.cos(theta)) / (HALF_ROOT_3 * slope);
  return [x, -theta * (A1 + A2 * squared + sixth * (A3 + A4 * squared))];
}
