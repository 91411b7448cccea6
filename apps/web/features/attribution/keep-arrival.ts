import { mayUse } from '@gatehouse/rules/consent/consent';
import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import { forgetTouches, getTouches, noteTouches } from '../../platform/attribution/attribution.ts';
import { noteSignupPage } from '../../platform/attribution/signup-timing.ts';
import { getConsent, onConsent } from '../../platform/consent/consent.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { carryReferralOn } from './carry-on.ts';

/**
 * AFF-07, SESS-11: keeps who sent the visitor, and how they go through a registration, as far as they allow it: begun
 * when they do, and gone when they change their mind.
 */
export function keepArrival(frame: PageFrame): void {
  note(frame);
  onConsent(() => note(frame));
  if (frame.user) return;
  carryReferralOn(frame);
  if (isInvited()) void import('./find-payee.ts').then(({ findPayee }) => findPayee(frame)).catch(() => undefined);
}

/** AFF-05: a token alone is no touch, as long as the API has not said whose it is. */
function isInvited(): boolean {
  return getTouches(Date.now()) !== undefined || new URLSearchParams(location.search).has('token');
}

function note({ name, site, path, user }: PageFrame): void {
  const now = Date.now();
  const loggedIn = user !== null;
  const allowed = mayUse(getConsent(), 'analytics').value;
  noteSignupPage({ name, opensAccounts: opensAccounts(site, path), loggedIn, allowed, now });
  if (loggedIn) forgetTouches();
  else noteTouches(site.id, now);
}
