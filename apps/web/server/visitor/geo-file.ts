import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { type Place, placeFrom } from '@gatehouse/rules/region/country';
import { openWatchedFile } from '@gatehouse/watched-file/watched-file';
import { type CityResponse, Reader } from 'mmdb-lib';
import { bareAddress, isNowhere } from '../http/address-list.ts';

type Reading = Reader<CityResponse>;

/** A MaxMind-format file of addresses and where they are, kept in memory. */
export type GeoFile = {
  /** Where an address is; private and unknown ones are nowhere. Never throws. */
  readonly placeOf: (address: string) => Place;
  /** Stops looking for changes. */
  readonly close: () => void;
};

const LOOK_EVERY_MS = 5_000;
const TREE_SEPARATOR_BYTES = 16;

/**
 * Opens the file, and reads it again whenever it changes. One that cannot be read then is reported, and the one before
 * stays.
 * @throws {Error} when the file is missing or not of this format
 */
export async function openGeoFile(
  path: string,
  { onError, everyMs = LOOK_EVERY_MS }: { onError: (error: unknown) => void; everyMs?: number },
): Promise<GeoFile> {
  const { value, close } = await openWatchedFile(path, { read, onError, everyMs });
  return { placeOf: (address) => placeIn(value(), bareAddress(address)), close };
}

async function read(path: string): Promise<Reading> {
  const bytes = await readFile(path);
  const reading: Reading = new Reader(bytes);
  const { nodeCount, searchTreeSize, ipVersion } = reading.metadata;
  const whole = nodeCount > 0 && (ipVersion === 4 || ipVersion === 6);
  if (!whole || bytes.length <= searchTreeSize + TREE_SEPARATOR_BYTES) throw new Error('it is not a whole MMDB file');
  return reading;
}

function placeIn(reading: Reading, address: string): Place {
  const version = isIP(address);
  if (version === 0 || version > reading.metadata.ipVersion || isNowhere(address)) return {};
  try {
    const found = reading.get(address);
    return placeFrom(text(found?.country?.iso_code), text(found?.subdivisions?.[0]?.iso_code));
  } catch {
    // A record that cannot be decoded is a place that is not known; the page goes on.
    return {};
  }
}

/** The file is somebody else’s: its types are a promise. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
