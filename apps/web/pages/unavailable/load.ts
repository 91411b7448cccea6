import { type SignUpAccess, signUpAccess } from '@gatehouse/rules/region/region';
import type { LoadContext } from '../page.ts';

export type UnavailableData = {
  /** `open`: the server does not know why; the API closed it. */
  readonly access: SignUpAccess;
  /** ISO 3166-1. */
  readonly country?: string | undefined;
  /** ISO 3166-2, for instance `CA-ON`, if only that part of the country is closed. */
  readonly part?: string | undefined;
  /** The reference of the decision for support. */
  readonly reference?: string | undefined;
};

/** REGION-03: why no account can be opened here; stored for support. */
export function loadUnavailable({
  brand,
  site,
  place,
  keep,
}: Pick<LoadContext, 'brand' | 'site' | 'place' | 'keep'>): UnavailableData {
  const { country, subdivision } = place;
  const decision = signUpAccess(brand, place);
  const access = decision.value;
  const whole = access === 'open' || signUpAccess(brand, { country }).value !== 'open';
  const facts = { country: country ?? 'unknown', subdivision };
  return {
    access,
    country: access === 'open' ? undefined : country,
    part: whole ? undefined : `${country}-${subdivision}`,
    reference: keep?.({ question: 'sign-up', site: site.id, facts, decision }),
  };
}
