import { mayUse } from '@gatehouse/rules/consent/consent';
import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import { forgetTouches, getTouches, noteTouches } from '../../platform/attribution/attribution.ts';
import { noteSignupPage } from '../../platform/attribution/signup-timing.ts';
import { getConsent, onConsent } from '../../platform/consent/consent.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { carryReferralOn, takeTargetAlong } from './carry-on.ts';

/**
 * AFF-07, SESS-11: stores the referral and the course of a registration, as far as the visitor consents: starts with the consent
 * and ends when it is withdrawn. Links of visitors take the referral and the redirect target along (REDIR-01).
 */
export function keepArrival(frame: PageFrame): void {
  note(frame);
  onConsent(() => note(frame));
  if (frame.session.user) return;
  takeTargetAlong(frame);
  carryReferralOn(frame);
  if (isInvited()) void import('./find-payee.ts').then(({ findPayee }) => findPayee(frame)).catch(() => undefined);
}

/** AFF-05: a token alone is no touch until the API has said whose it is. */
function isInvited(): boolean {
  return getTouches(Date.now()) !== undefined || new URLSearchParams(location.search).has('token');
}

function note({ name, site, path, session }: PageFrame): void {
  const now = Date.now();
  const loggedIn = session.user !== null;
  const allowed = mayUse(getConsent(), 'analytics').value;
  noteSignupPage({ name, opensAccounts: opensAccounts(site, path), loggedIn, allowed, now });
  if (loggedIn) forgetTouches();
  else noteTouches(site.id, now);
}
