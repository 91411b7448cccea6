import type { Brand } from '@gatehouse/rules/site/brand';
import { addressList } from '@gatehouse/web/server/http/address-list';
import { type GeoFile, openGeoFile } from '@gatehouse/web/server/visitor/geo-file';
import { createPlaceOf } from '@gatehouse/web/server/visitor/place-of';
import type { PlaceOf } from '@gatehouse/web/server/visitor/visitor';
import { demoPlaces } from './demo/demo-places.ts';
import { isLocalBrand } from './demo/local-brand.ts';
import { type Environment, EnvironmentError } from './environment.ts';

export type Places = { readonly placeOf: PlaceOf; readonly close: () => void };
type Settings = Pick<Environment, 'trustProxy' | 'geoHeader' | 'geoRegionHeader' | 'geoFile' | 'demoCountry'>;

/**
 * REGION-03: the source of visitors' locations, from the environment.
 * @throws {EnvironmentError} naming GEO_FILE when it is missing or not of the format
 */
export async function openPlaces(
  { trustProxy, geoHeader, geoRegionHeader, geoFile, demoCountry }: Settings,
  brand: Brand,
  report: (problem: string) => void,
): Promise<Places> {
  const file = geoFile === undefined ? undefined : await openFile(geoFile, report);
  const placeOf = createPlaceOf({
    isTrusted: addressList(trustProxy),
    countryHeader: geoHeader,
    subdivisionHeader: geoRegionHeader,
    byAddress: file?.placeOf,
  });
  const hasDemo = demoCountry !== undefined && isLocalBrand(brand);
  const known = hasDemo ? demoPlaces(brand, demoCountry, geoHeader, placeOf) : placeOf;
  return { placeOf: known, close: () => file?.close() };
}

async function openFile(path: string, report: (problem: string) => void): Promise<GeoFile> {
  const onError = (error: unknown) =>
    report(`GEO_FILE changed and cannot be read, so the one before stays: ${reasonOf(error)}`);
  return openGeoFile(path, { onError }).catch((cause: unknown) => {
    throw new EnvironmentError(`GEO_FILE: ${path} is no MaxMind-format file that can be read: ${reasonOf(cause)}`, {
      cause,
    });
  });
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'no reason was given';
}
