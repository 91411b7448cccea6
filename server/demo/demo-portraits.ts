import { crc32, deflateSync } from 'node:zlib';

const SIZE = 192;
/** Each pixel is the mean of so many points in both directions: edges come out smooth. */
const SAMPLES = 3;
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

type Colour = readonly [red: number, green: number, blue: number];
/** A bust of a few shapes: hair longer than 0 falls beside the face, in parts of the head's height. */
export type Portrait = {
  readonly ground: Colour;
  readonly coat: Colour;
  readonly skin: Colour;
  readonly hair: Colour;
  readonly length: number;
};

/** A portrait as PNG (RFC 2083), drawn here: no real person's picture, and no licence to observe. */
export function drawPortrait(portrait: Portrait): Buffer {
  const rows = Buffer.alloc((SIZE * 3 + 1) * SIZE);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) rows.set(pixel(portrait, x, y), y * (SIZE * 3 + 1) + 1 + x * 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const image = deflateSync(rows, { level: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', image), chunk('IEND', Buffer.alloc(0))]);
}

function pixel(portrait: Portrait, x: number, y: number): Colour {
  const sum = [0, 0, 0];
  for (let place = 0; place < SAMPLES ** 2; place += 1) {
    const across = (x + ((place % SAMPLES) + 0.5) / SAMPLES) / SIZE;
    const down = (y + (Math.floor(place / SAMPLES) + 0.5) / SAMPLES) / SIZE;
    for (const [index, part] of colourAt(portrait, across, down).entries()) sum[index] = (sum[index] ?? 0) + part;
  }
  return [0, 1, 2].map((index) => Math.round((sum[index] ?? 0) / SAMPLES ** 2)) as unknown as Colour;
}

/** The shape in front at a point; 0 to 1 from the left and from the top. */
function colourAt({ ground, coat, skin, hair, length }: Portrait, x: number, y: number): Colour {
  const isHead = inside(x, y, [0.5, 0.43], [0.165, 0.21]);
  const isFringe = inside(x, y, [0.46, 0.25], [0.17, 0.1]);
  if (isHead && !isFringe) return skin;
  const hangs = y > 0.36 && y < 0.36 + length * 0.42 && Math.abs(x - 0.5) < 0.205;
  const isNeck = Math.abs(x - 0.5) < 0.075 && y > 0.55 && y < 0.76;
  if (isNeck && !isFringe) return skin;
  if (inside(x, y, [0.5, 0.36], [0.205, 0.215]) || hangs) return hair;
  return inside(x, y, [0.5, 1.08], [0.42, 0.4]) ? coat : ground;
}

function inside(x: number, y: number, centre: readonly [number, number], radius: readonly [number, number]): boolean {
  return ((x - centre[0]) / radius[0]) ** 2 + ((y - centre[1]) / radius[1]) ** 2 <= 1;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
