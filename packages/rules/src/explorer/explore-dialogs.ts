import type { Decision, Step } from '../decision.ts';
import type { Place } from '../region/country.ts';
import { type Region, residenceDialog, signUpAccess } from '../region/region.ts';
import { siteJump } from '../region/site-jump.ts';
import { invitesToOpen, opensAccounts } from '../registration/opens-accounts.ts';
import type { Brand, BrandSites } from '../site/brand.ts';
import type { Site } from '../site/site.ts';

export type Arrival = {
  readonly brand: BrandSites & Pick<Brand, 'signUp'>;
  readonly site: Site;
  /** With or without language, query and hash. */
  readonly path: string;
  readonly place: Place;
  readonly region: Region;
  readonly kycCountry?: string | undefined;
  readonly loggedIn: boolean;
  readonly loginOnly: boolean;
};

/** What an arrival shows beside the residence dialogs, which go by their case in the error catalogue. */
export const arrivalNames = { blocked: 'sign-up-blocked', banned: 'sign-up-banned', wall: 'compliance-wall' } as const;

/**
 * For the explorer: the rules that the web server and the browser ask one after the other, in one answer. A test of the web
 * server holds it to what the server does.
 *
 * REGION-03 to REGION-10: what a visitor sees on arrival, in order: sign-up is closed, the site jump wall, the
 * residence dialog. Where sign-up is closed there is no residence dialog, because there is no form.
 */
export function arrivalDialogs(arrival: Arrival): Decision<readonly string[]> {
  const { brand, site, path, place, region, loggedIn, kycCountry, loginOnly } = arrival;
  const trace: Step[] = [];
  const shown: string[] = [];
  const registering = !loggedIn && opensAccounts(site, path);
  trace.push({
    rule: 'ROUTE-02',
    check: 'a visitor opens an account on this page',
    outcome: 'noted',
    detail: registering ? 'yes' : 'no',
  });
  const inviting = !loggedIn && invitesToOpen(path);
  if (inviting) trace.push({ rule: 'ROUTE-06 ROUTE-07', check: 'a visitor is invited to open one', outcome: 'noted' });
  const access = registering || inviting ? take(trace, signUpAccess(brand, place)) : 'open';
  if (access !== 'open') shown.push(arrivalNames[access]);
  // Only a session knows of a verified country.
  if (loggedIn && take(trace, siteJump(brand, { site, kycCountry, loginOnly })).kind === 'wall') {
    shown.push(arrivalNames.wall);
  }
  if (registering && access === 'open') {
    const dialog = take(trace, residenceDialog(site, place, region));
    if (dialog) shown.push(dialog);
  }
  return { value: shown, trace };
}

function take<T>(trace: Step[], decision: Decision<T>): T {
  trace.push(...decision.trace);
  return decision.value;
}
