/**
 * The colour of an area of a map, as an attribute of the drawing: the page's policy takes no inline style. The rest of the world is paler, so that
 * what is apart from it is seen.
 */
export function areaColour(hue: number, countries: readonly string[] | 'rest'): string {
  const chroma = countries === 'rest' ? 0.045 : 0.105;
  return `light-dark(oklch(63% ${chroma} ${hue}),oklch(60% ${chroma} ${hue}))`;
}
