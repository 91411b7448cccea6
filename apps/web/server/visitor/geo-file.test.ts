import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type GeoFile, openGeoFile } from './geo-file.ts';
import { mmdb, type Range } from './mmdb-fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-geo-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

function written(content: Buffer | string): string {
  files += 1;
  const path = join(folder, `${files}.mmdb`);
  writeFileSync(path, content);
  return path;
}

const RANGES: readonly Range[] = [
  ['192.0.2.0/24', { country: 'DE', subdivision: 'BE' }],
  ['198.51.100.0/25', { country: 'CA', subdivision: 'ON' }],
  ['198.51.100.128/25', { country: 'XX' }],
  ['203.0.113.0/24', {}],
  ['10.0.0.0/8', { country: 'US' }],
  ['127.0.0.0/8', { country: 'US' }],
  ['2001:db8:1::/48', { country: 'HK' }],
];

async function opened(content: Buffer, run: (file: GeoFile) => void | Promise<void>) {
  const file = await openGeoFile(written(content), { onError: () => undefined });
  await Promise.resolve(run(file)).finally(() => file.close());
}

describe('[REGION-03] by address', () => {
  test.each<[string, object]>([
    ['192.0.2.77', { country: 'DE', subdivision: 'BE' }],
    ['::ffff:192.0.2.77', { country: 'DE', subdivision: 'BE' }],
    ['198.51.100.1', { country: 'CA', subdivision: 'ON' }],
    ['2001:db8:1::5', { country: 'HK' }],
    ['2001:DB8:1:0::5%eth0', { country: 'HK' }],
    ...['198.51.100.200', '203.0.113.9', '8.8.8.8', '2001:db8:2::1', '10.1.2.3', '127.0.0.1', '::1', 'fd00::1'].map(
      (address): [string, object] => [address, {}],
    ),
    ...['', 'nonsense', '192.0.2', '192.0.2.1:80', '1'.repeat(10_000)].map((address): [string, object] => [
      address,
      {},
    ]),
  ])('%s is in %j', (address, place) =>
    opened(mmdb(RANGES), ({ placeOf }) => {
      expect(placeOf(address)).toEqual(place);
    }),
  );

  test('a file of IPv4 only knows nothing of IPv6', () =>
    opened(mmdb([['0.0.0.0/1', { country: 'DE' }]], 4), ({ placeOf }) => {
      expect([placeOf('8.8.8.8'), placeOf('2001:db8::1'), placeOf('::ffff:8.8.8.8')]).toEqual([
        ...[{ country: 'DE' }, {}, { country: 'DE' }],
      ]);
    }));

  test('a damaged file never throws', async () => {
    const whole = mmdb(RANGES);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const damaged = Buffer.from(whole);
        damaged[at] = byte;
        const path = written(damaged);
        const file = await openGeoFile(path, { onError: () => undefined }).catch(() => undefined);
        for (const [range] of RANGES) expect(file?.placeOf(range.split('/')[0] ?? '') ?? {}).toBeTypeOf('object');
        file?.close();
      }),
      { numRuns: 300 },
    );
  });
});

describe('[REGION-03] an invalid file', () => {
  const whole = mmdb(RANGES);
  test.each<[string, Buffer | string]>([
    ['empty', ''],
    ['another format', '{"DE": []}'],
    ['cut off', whole.subarray(0, whole.length - 60)],
    ['without its beginning', whole.subarray(-260)],
  ])('%s: it is not opened', (_, content) =>
    expect(openGeoFile(written(content), { onError: () => undefined })).rejects.toThrow(),
  );
  test('missing: it is not opened', () =>
    expect(openGeoFile(join(folder, 'none'), { onError: () => undefined })).rejects.toThrow(/ENOENT/));
});

test('[REGION-03] reads the file again when it changes; reports an invalid one, and keeps the one before', async () => {
  const path = written(mmdb([['192.0.2.0/24', { country: 'DE' }]]));
  const errors: unknown[] = [];
  const file = await openGeoFile(path, { onError: (error) => errors.push(error), everyMs: 20 });
  expect(file.placeOf('192.0.2.1')).toEqual({ country: 'DE' });
  // Repeated: on a busy machine the first check may come after the file was replaced.
  const replaceUntil = (content: Buffer | string, check: () => void) =>
    vi.waitFor(
      () => {
        renameSync(written(content), path);
        check();
      },
      { timeout: 25_000, interval: 200 },
    );
  await replaceUntil('broken', () => expect(errors).not.toEqual([]));
  expect(file.placeOf('192.0.2.1')).toEqual({ country: 'DE' });
  await replaceUntil(mmdb([['192.0.2.0/24', { country: 'NL' }]]), () =>
    expect(file.placeOf('192.0.2.1')).toEqual({ country: 'NL' }),
  );
  file.close();
});
