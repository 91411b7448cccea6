import { mayUse } from '@gatehouse/rules/consent';
import { opensAccounts } from '@gatehouse/rules/opens-accounts';
import { consentHere, onConsent } from '../platform/consent.ts';
import type { PageFrame } from '../shell/page-context.tsx';

/** SESS-11: how long a registration takes, for those who allow it; begun when they do, and gone when they change their mind. */
export function signupTimingHere({ name, site, path, user }: PageFrame): void {
  import('../platform/signup-timing.ts')
    .then(({ noteSignupPage }) => {
      const isAllowed = () => mayUse(consentHere(), 'analytics').value;
      const note = () =>
        noteSignupPage({
          name,
          opensAccounts: opensAccounts(site, path),
          loggedIn: user !== null,
          allowed: isAllowed(),
          now: Date.now(),
        });
      note();
      onConsent((now, before) => mayUse(now, 'analytics').value !== mayUse(before, 'analytics').value && note());
    })
    .catch(() => undefined);
}
