import type { Brand, Purpose } from '@gatehouse/rules/site/brand';

/** SHELL-06: an entry of the cookie policy that the product itself stores in browsers. */
export type OwnStore = {
  /** Its messages are `legal.cookies.<id>` and `legal.cookies.<id>.purpose`. */
  readonly id:
    | 'session'
    | 'iframe'
    | 'device'
    | 'deviceSecret'
    | 'knownAccount'
    | 'selfUnblock'
    | 'language'
    | 'consent'
    | 'accepted'
    | 'appBanner'
    | 'rehearsal'
    | 'theme'
    | 'registration'
    | 'regulation'
    | 'cached'
    | 'country'
    | 'recentCountries'
    | 'stay'
    | 'residence'
    | 'withdrawn'
    | 'timing'
    | 'invitation'
    | 'launch'
    | 'miniApp'
    | 'telegramFrame'
    | 'telegramAuth'
    | 'telegramLink'
    | 'approval'
    | 'attribution'
    | 'signal'
    | 'activity'
    | 'thirdParty'
    | 'oauthLogin'
    | 'oauthRequest'
    | 'partnerRequest'
    | 'typed'
    | 'login'
    | 'retrieve'
    | 'lostItem';
  /** A star at the end matches any ending. */
  readonly name: (keys: Brand['keys']) => string;
  /** A cookie whose name begins with `__Host-` on HTTPS. */
  readonly hostOnly?: true;
  readonly purpose: Purpose;
  readonly where: readonly ('cookie' | 'local' | 'tab')[];
  /** Duration in milliseconds, or until the tab or browser is closed, or until it is cleared. */
  readonly kept: number | 'tab' | 'browser' | 'cleared';
};
