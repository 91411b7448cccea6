import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { type Place, placeFrom } from '@gatehouse/rules/region/country';
import { openWatchedFile } from '@gatehouse/watched-file/watched-file';
import { type CityResponse, Reader } from 'mmdb-lib';
import { bareAddress, isNowhere } from '../http/address-list.ts';

type Reading = Reader<CityResponse>;

/** A MaxMind-format file of the places of addresses, in memory. */
export type GeoFile = {
  /** The place of an address; empty for private and unknown ones. Never throws. */
  readonly placeOf: (address: string) => Place;
  /** Stops watching for changes. */
  readonly close: () => void;
};

const LOOK_EVERY_MS = 5_000;
const TREE_SEPARATOR_BYTES = 16;

/**
 * Opens the file, and reads it again when it changes. An unreadable change is reported, and the file before stays.
 * @throws {Error} if the file is missing or not of this format
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
    // A record that cannot be decoded is an unknown place.
    return {};
  }
}

/** The types of a third-party file are not guaranteed. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
