import { call } from '../call/call.ts';
import { codes } from '../errors/codes.ts';

/** REGION-01: true in the EEA. A country that is not known is refused with `countryUnknown`: the lookup failed. */
export type RegulationInfoResult = { restrictOperate: boolean };
export const regulationInfo = call<undefined, RegulationInfoResult>('GET', '/compliance/v1/wall/regulation-info', {
  access: 'public',
  hideError: true,
  answers: [codes.countryUnknown],
});

/**
 * REGION-03: where the visitor is. `code` is empty when it is not known; `is_visible` is false where sign-up is closed;
 * `group_country` is `eea` or empty.
 */
export type RegionCheckResult = { code: string; is_visible: boolean; group_country: 'eea' | '' };
export const regionCheck = call<undefined, RegionCheckResult>('GET', '/user/public/region/check', {
  access: 'public',
  hideError: true,
  ours: true,
});

/**
 * REGION-09: the result beside `hongKongUserElsewhere` (400601) and `foreignUserInHongKong` (400602), of every call that
 * opens a session: the id of the account's own site, where it may log in. Absent: it has none in this environment. Only
 * a user who has proved to own the account gets it.
 */
export type RingFencedResult = { site: string };

/** REGION-11: every country by ISO 3166-1 code; names come from Intl. `blocked`: sign-up is closed there. */
export type CountryListResult = { countries: { code: string; group_country: 'eea' | ''; blocked: boolean }[] };
export const countryList = call<undefined, CountryListResult>('GET', '/v2/public/country-list', {
  access: 'public',
  hideError: true,
});

/** REGION-11: countries with their calling codes, for instance `{ code: 'KZ', calling_code: '7' }`. */
export type CountryCodeResult = { countries: { code: string; calling_code: string }[]; default_country: string };
export const countryCode = call<undefined, CountryCodeResult>('GET', '/register/countryCode', {
  access: 'public',
  hideError: true,
});

/** REGION-11: whether this visitor may register here. `reason` is empty when they may. */
export type RegisterPermissionResult = { allowed: boolean; reason: '' | 'blocked' | 'banned'; country: string };
export const registerPermission = call<undefined, RegisterPermissionResult>('GET', '/register/permission_v2', {
  access: 'public',
  hideError: true,
});
