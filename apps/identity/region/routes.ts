import {
  countryCode,
  countryList,
  regionCheck,
  registerPermission,
  regulationInfo,
} from '@gatehouse/contract/region/region';
import { whiteHosts } from '@gatehouse/contract/session/session-extras';
import { EEA } from '@gatehouse/rules/region/country';
import { signUpAccess } from '@gatehouse/rules/region/region';
import { allowedOrigins } from '@gatehouse/rules/site/site-of';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../http/route.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { CALLING_CODES, COUNTRIES, groupOf } from './countries.ts';

/** REGION-01, REGION-03, REGION-11: where the visitor is and what that closes; SESS-09: where redirects may lead. */
export function regionRoutes(app: FastifyInstance, services: Services): void {
  const { brand } = services;
  const hosts = [...allowedOrigins(brand)];
  publicRoute(app, services, regulationInfo, undefined, async (_input, { place }) => {
    // To call an unknown country "not restricted" would be to take it for one outside the EEA.
    if (place.country === undefined) throw new Refusal('countryUnknown');
    return { result: { restrictOperate: EEA.includes(place.country) } };
  });
  publicRoute(app, services, regionCheck, undefined, async (_input, { place }) => ({
    result: {
      code: place.country ?? '',
      is_visible: signUpAccess(brand, place).value === 'open',
      group_country: groupOf(place.country),
    },
  }));
  publicRoute(app, services, registerPermission, undefined, async (_input, { place }) => {
    const access = signUpAccess(brand, place).value;
    const allowed = access === 'open';
    return { result: { allowed, reason: allowed ? '' : access, country: place.country ?? '' } };
  });
  publicRoute(app, services, whiteHosts, undefined, async () => ({ result: { hosts } }));
  listRoutes(app, services);
}

function listRoutes(app: FastifyInstance, services: Services): void {
  const countries = COUNTRIES.map((code) => ({
    ...{ code, group_country: groupOf(code) },
    blocked: signUpAccess(services.brand, { country: code }).value !== 'open',
  }));
  const codes = [...CALLING_CODES];
  publicRoute(app, services, countryList, undefined, async () => ({ result: { countries } }));
  publicRoute(app, services, countryCode, undefined, async (_input, visitor) => ({
    result: { countries: codes, default_country: callingFrom(visitor) },
  }));
}

/** Where the visitor is, else the country of the site; a region that is no country has no telephones. */
function callingFrom({ place, site }: Visitor): string {
  const has = (country: string | undefined) => CALLING_CODES.some(({ code }) => code === country);
  return [place.country, site.region].find(has) ?? '';
}
