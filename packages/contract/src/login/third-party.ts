import { call } from '../call/call.ts';
import type {
  ThirdPartyBeginPayload,
  ThirdPartyLinkPayload,
  ThirdPartyPendingQuery,
  ThirdPartyRegisterPayload,
  ThirdPartyUnlinkPayload,
} from './third-party.schema.ts';

/** The redirect URI's path on every site's origin, as registered with the providers (RFC 9700 2.1). */
export const THIRD_PARTY_CALLBACK_PATH = '/third-party/callback';

const ours = { ours: true } as const;

/** An identity provider; `letter` is shown in place of its logo. */
export type ThirdPartyProvider = { id: string; name: string; letter: string };

/** The site's providers, in the operator's order. The same for every visitor, so the front end may cache it. */
export const thirdPartyProviders = call<undefined, { providers: readonly ThirdPartyProvider[] }>(
  'GET',
  '/user/public/third-party/providers',
  { access: 'public', hideError: true, ...ours },
);

/**
 * Begins a sign-in on this device: `url` is where the browser goes. Refused with `thirdPartyUnknown`,
 * `thirdPartyUnreachable`.
 */
export const thirdPartyBegin = call<ThirdPartyBeginPayload, { url: string }>('POST', '/user/public/third-party/begin', {
  access: 'public',
  ...ours,
});

/**
 * A sign-in at a provider, kept for this device until `expires_at` (epoch ms). With it the user opens an account, or
 * links one that they log in to. `trusted`: the provider has verified the address, and the operator trusts it.
 */
export type ThirdPartyPending = {
  uuid: string;
  provider: ThirdPartyProvider;
  vague_email?: string;
  trusted: boolean;
  expires_at: number;
};
export const thirdPartyPending = call<ThirdPartyPendingQuery, ThirdPartyPending>(
  'GET',
  '/user/public/third-party/pending',
  { access: 'public', hideError: true, ...ours },
);

/**
 * SIGNUP-12: opens an account for the sign-in `uuid`, with the provider's address where it is trusted. Another address is
 * proved first: `verificationAsked` carries the challenge, whose answer comes back in `proven`. Whether an address has an
 * account is revealed (`alreadyRegistered`) only after a proof of that address.
 */
export const thirdPartyRegister = call<ThirdPartyRegisterPayload, { id: number }>(
  'POST',
  '/user/public/third-party/register',
  { access: 'public', hideError: true, ...ours },
);

/** `vague_email`: the provider's last known address, masked; empty: none. Times are epoch ms; 0 is never. */
export type ThirdPartyLink = {
  id: string;
  provider: ThirdPartyProvider;
  vague_email: string;
  linked_at: number;
  last_used_at: number;
};
export const thirdPartyList = call<
  undefined,
  { linked: readonly ThirdPartyLink[]; available: readonly ThirdPartyProvider[] }
>('GET', '/user/private/third-party/list', { access: 'private', hideError: true, ...ours });

/** Step-up. As `thirdPartyBegin`, for this account. */
export const thirdPartyLinkBegin = call<ThirdPartyBeginPayload, { url: string }>(
  'POST',
  '/user/private/third-party/link/begin',
  { access: 'private', ...ours },
);

/**
 * Links. Step-up for a `uuid`. Refused as `thirdPartyLogin`, with `thirdPartyTaken` where another account is linked with it, and
 * with `thirdPartyThere` where this one is linked with another of the same provider. Doing it twice is no error.
 */
export const thirdPartyLink = call<ThirdPartyLinkPayload, { provider: ThirdPartyProvider }>(
  'POST',
  '/user/private/third-party/link',
  { access: 'private', hideError: true, ...ours },
);

/** Step-up. Refused with `thirdPartyLastWay` where it is the account's last login method. */
export const thirdPartyUnlink = call<ThirdPartyUnlinkPayload, Record<string, never>>(
  'POST',
  '/user/private/third-party/unlink',
  { access: 'private', ...ours },
);
