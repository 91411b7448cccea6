/** Path of the world's outlines, with the version of `world-atlas` and of their drawing: browsers cache them for a year. */
export const WORLD_PATH = '/assets/world-2.0.2-1.json';

/** Outlines of countries by ISO 3166-1 code, as SVG path data in a box of this size. */
export type WorldOutlines = {
  readonly width: number;
  readonly height: number;
  readonly paths: Readonly<Record<string, string>>;
};
