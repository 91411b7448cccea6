import { crc32, deflateSync } from 'node:zlib';
import { type PersonalSeal, personalThreads, type SealThread } from '@gatehouse/rules/site/personal-seal';
import { LRUCache } from 'lru-cache';

/** Twice as large as it is shown, for sharp screens. */
const SIZE = 112;
/** Each pixel is looked at in so many places in both directions. */
const FINE = 4;
const GRID = SIZE * FINE;
const RADIUS = (GRID / 2) * 0.96;
/** Half of a line's width, in places. */
const HALF_LINE = 3;
/** Sixteen shades, four bits each: the picture is one colour, more or less transparent. */
const SHADES = 16;
const BITS = 4;
const PALETTE = 3;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Of some 3 kB each. An account's mails of one site all have the same. */
const drawn = new LRUCache<string, Buffer>({ max: 1_000 });

/**
 * A personal seal as a small PNG without background: the one kind of picture that all mail programs show (Gmail drops SVG).
 * Drawn once: drawing takes milliseconds, in which nothing else is answered.
 * @param colour `#rrggbb`
 */
export function sealPicture(seal: PersonalSeal, colour: string): Buffer {
  const { lobes, depth, turns, rings, core } = seal;
  const key = [lobes, depth, turns, rings, core, colour].join(' ');
  const picture = drawn.get(key) ?? drawSeal(seal, colour);
  drawn.set(key, picture);
  return picture;
}

function drawSeal(seal: PersonalSeal, colour: string): Buffer {
  const grid = new Uint8Array(GRID * GRID);
  for (const thread of personalThreads(seal)) drawThread(grid, thread);
  return png(shadesOf(grid), colour);
}

/** Dots close enough to be a line, and the same in the mirror. */
function drawThread(grid: Uint8Array, { lobes, depth, scale, turn }: SealThread): void {
  const radians = (turn / 180) * Math.PI;
  const dots = Math.ceil(2 * Math.PI * RADIUS * scale * (1 + (lobes * depth) / 2));
  for (let dot = 0; dot < dots; dot++) {
    const angle = (2 * Math.PI * dot) / dots;
    const radius = RADIUS * scale * (1 - (depth / 2) * (1 - Math.cos(lobes * angle)));
    const [x, y] = [radius * Math.sin(angle + radians), -radius * Math.cos(angle + radians)];
    drawDot(grid, x, y);
    drawDot(grid, -x, y);
  }
}

function drawDot(grid: Uint8Array, x: number, y: number): void {
  const [left, top] = [Math.round(GRID / 2 + x - HALF_LINE / 2), Math.round(GRID / 2 + y - HALF_LINE / 2)];
  for (let row = top; row < top + HALF_LINE; row++) grid.fill(1, row * GRID + left, row * GRID + left + HALF_LINE);
}

/** One row after the other, each with its filter (none) before it, two pixels in a byte. */
function shadesOf(grid: Uint8Array): Buffer {
  const width = 1 + (SIZE * BITS) / 8;
  const rows = Buffer.alloc(SIZE * width);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const shade = Math.round((covered(grid, x, y) / FINE ** 2) * (SHADES - 1));
      const at = y * width + 1 + (x >> 1);
      rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? shade << BITS : shade);
    }
  }
  return rows;
}

function covered(grid: Uint8Array, x: number, y: number): number {
  let sum = 0;
  for (let row = y * FINE; row < (y + 1) * FINE; row++) {
    for (let place = x * FINE; place < (x + 1) * FINE; place++) sum += grid[row * GRID + place] ?? 0;
  }
  return sum;
}

/** PNG (Third Edition), 11: header, palette, transparency, image data, end. */
function png(rows: Buffer, colour: string): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([BITS, PALETTE], 8);
  const rgb = Buffer.from(colour.slice(1), 'hex');
  const shades = Array.from({ length: SHADES }, (_, shade) => Math.round((255 * shade) / (SHADES - 1)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.concat(shades.map(() => rgb))),
    chunk('tRNS', Buffer.from(shades)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
