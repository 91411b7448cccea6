import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { Objects, Topology } from 'topojson-specification';
import { cutAtDateLine, type Point, type Ring } from './date-line.ts';
import { equalEarth } from './equal-earth.ts';
import { WORLD_PATH, type WorldOutlines } from './ui/world-path.ts';

type Atlas = Topology<Objects<{ name: string }>>;

const WIDTH = 2000;
const SCALE = WIDTH / (2 * equalEarth(180, 0)[0]);
/** Of a triangle that a point of an outline makes with its neighbours, in units of the drawing. */
const SMALLEST_TRIANGLE = 1.4;
/** Islands below are left out, but for a country's largest. */
const SMALLEST_ISLAND = 5;
/** A country below is drawn as a dot of this radius. */
const SMALLEST_COUNTRY = 14;
const DOT = 3;
/** Parts of the atlas that have no code of ISO 3166. */
const UNCODED: Readonly<Record<string, string>> = { Kosovo: 'XK', 'N. Cyprus': 'CY', Somaliland: 'SO' };
/** No person signs up from there, and it takes a fifth of the height. */
const LEFT_OUT = ['AQ'];

/**
 * Writes the outlines of all countries, for the maps of sites: Natural Earth's, simplified and projected here, so that a browser
 * only draws.
 * @param folder of the browser's files
 */
export function writeWorld(folder: string): void {
  const to = join(folder, WORLD_PATH);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, JSON.stringify(worldOutlines()));
}

/** The outlines, in whole units of a drawing that is 2000 wide. */
export function worldOutlines(): WorldOutlines {
  const rings = ringsOf(simplified(readAtlas()));
  const points = [...rings.values()].flat(2);
  const top = Math.floor(Math.min(...points.map(([, y]) => y)));
  const bottom = Math.ceil(Math.max(...points.map(([, y]) => y)));
  const shift = ([x, y]: Point): Point => [Math.round(x + WIDTH / 2), Math.round(y - top)];
  const paths = [...rings].toSorted().map(([code, own]) => [code, pathOf(own.map((ring) => ring.map(shift)))]);
  return { width: WIDTH, height: bottom - top, paths: Object.fromEntries(paths) };
}

function readAtlas(): Atlas {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json')), 'utf8'));
}

/** What is small in the drawing counts as small, not what is small in degrees. */
function simplified(atlas: Atlas): Atlas {
  return simplify(presimplify(atlas, areaDrawn), SMALLEST_TRIANGLE);
}

function areaDrawn(triangle: readonly (readonly number[])[]): number {
  return areaOf(triangle.map(([longitude = 0, latitude = 0]) => drawn([longitude, latitude])));
}

function drawn([longitude, latitude]: Point): Point {
  const [x, y] = equalEarth(longitude, latitude);
  return [x * SCALE, y * SCALE];
}

function ringsOf(atlas: Atlas): Map<string, Ring[]> {
  const rings = new Map<string, Ring[]>();
  const { countries } = atlas.objects;
  if (countries?.type !== 'GeometryCollection') throw new TypeError('The atlas has no countries');
  for (const { id, geometry, properties } of feature(atlas, countries).features) {
    const code = codeOf(id, properties?.name ?? '');
    if (code === undefined || LEFT_OUT.includes(code)) continue;
    const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    if (geometry.type === 'Polygon') polygons.push(geometry.coordinates);
    const own = polygons.flat().flatMap((ring) => cutAtDateLine(ring.map(([x = 0, y = 0]): Point => [x, y])));
    rings.set(code, [...(rings.get(code) ?? []), ...own.map((ring) => ring.map(drawn))]);
  }
  return new Map([...rings].map(([code, all]) => [code, withoutSmall(all)]));
}

/** CLDR's aliases turn the numbers of ISO 3166 into letters. */
function codeOf(id: string | number | undefined, name: string): string | undefined {
  return id === undefined ? UNCODED[name] : new Intl.Locale(`und-${id}`).region;
}

function withoutSmall(rings: readonly Ring[]): Ring[] {
  const largest = Math.max(...rings.map(areaOf));
  return rings.filter((ring) => areaOf(ring) >= Math.min(largest, SMALLEST_ISLAND));
}

function areaOf(ring: Ring): number {
  const doubled = ring.map(([x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return x * nextY - nextX * y;
  });
  return Math.abs(doubled.reduce((sum, part) => sum + part, 0)) / 2;
}

function pathOf(rings: readonly Ring[]): string {
  const area = rings.reduce((sum, ring) => sum + areaOf(ring), 0);
  if (area < SMALLEST_COUNTRY) return dotAt(rings[0]?.[0] ?? [0, 0]);
  return rings.map(linesOf).join('');
}

function dotAt([x, y]: Point): string {
  return `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0-${2 * DOT} 0`;
}

/** Steps from point to point: they have fewer digits than places. */
function linesOf(ring: Ring): string {
  const [first = [0, 0], ...others] = ring;
  let [x, y] = first;
  const steps = others.flatMap(([toX, toY]) => {
    const step = [toX - x, toY - y] as const;
    [x, y] = [toX, toY];
    return step[0] === 0 && step[1] === 0 ? [] : [step[0], step[1]];
  });
  return `M${numbersOf(first)}l${numbersOf(steps)}z`;
}

/** A minus sign needs no space before it. */
function numbersOf(list: readonly number[]): string {
  return list.join(' ').replaceAll(' -', '-');
}
