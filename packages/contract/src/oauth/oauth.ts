import type { ScopeRisk } from '@gatehouse/rules/oauth/scopes';
import { call } from '../call/call.ts';
import { codes } from '../errors/codes.ts';
import type { OAuthClientQuery, OAuthConfirmPayload, OAuthInteractionQuery } from './oauth.schema.ts';

/** OAUTH-05: the page of consent says these itself, and leads to the login of the application. */
const saidByPage = { answers: [codes.authorizeOutcome, codes.sessionInvalid] } as const;

/**
 * OAUTH-02: an application as people see it. `logo`: a `data:` address of a picture, or null. `verified`: the operator has checked
 * who is behind it. `is_new`: it is known here for less than 30 days. The fields are ours: the specification shows the calls alone.
 */
export type OAuthClient = {
  client_id: string;
  name: string;
  logo: string | null;
  home_page: string;
  verified: boolean;
  is_new: boolean;
};

/**
 * OAUTH-02: of the site's applications. `frame_origins`: whose pages may have the OAuth pages in a frame (OAUTH-04); absent: nobody's. Refused with
 * `authorizeOutcome` (50002) where there is no such one.
 */
export const oauthClientInfo = call<OAuthClientQuery, OAuthClient & { frame_origins?: readonly string[] }>(
  'GET',
  '/oauth/v1/public/client_info',
  { access: 'public' },
);

/**
 * OAUTH-02: whether the person of the session has allowed all of it before. Then `redirect_url`, on this origin, is where the
 * browser goes, and nothing is shown. Refused with `authorizeOutcome` (50002) where the request is unknown, over, or another
 * browser's; with `stepUpNeeded` where the application wants a fresher login (`prompt=login`, `max_age`); and as logins are where
 * this account may not be used here.
 */
export const oauthPreAuthorize = call<
  OAuthInteractionQuery,
  { client: OAuthClient; has_consent: boolean; redirect_url?: string }
>('GET', '/oauth/v1/private/pre_authorize', { access: 'private', ...saidByPage });

/** One thing that is asked for. `required`: it cannot be declined alone; `granted`, `declined`: it was before. */
export type OAuthAskedScope = {
  scope: string;
  risk: ScopeRisk;
  required: boolean;
  granted: boolean;
  declined: boolean;
};

/**
 * OAUTH-02: what the page of consent shows. `account`: the masked email address or phone, with
 * `account_number` beside it. Without either, `account` is the number; of a sub-account it is the login name; `account_number` is absent then. `account_kind`: `sub`, a sub-account; `main`, an account that has some; `only`, one without. `expires_in_days`: how long it counts. `step_up`: what is asked for can move money, and the session's proof is too old to confirm it. `redirect_host`: host, with
 * its port, of the address that the browser is led back to; null: an application on the person's device (RFC 8252, 7.1).
 * Refused as `oauthPreAuthorize`.
 */
export const oauthAuthorize = call<
  OAuthInteractionQuery,
  {
    client: OAuthClient;
    account: string;
    account_number?: number;
    account_kind: 'only' | 'main' | 'sub';
    scopes: readonly OAuthAskedScope[];
    expires_in_days: number;
    step_up: boolean;
    redirect_host: string | null;
  }
>('GET', '/oauth/v1/private/authorize', { access: 'private', ...saidByPage });

/**
 * OAUTH-02: allows or declines. `redirect_url`, on this origin, leads the browser back to the application. Refused as
 * `oauthPreAuthorize`; with `stepUpNeeded` where a scope can move money and the proof is not fresh; with `invalidField` for a scope
 * that was not asked for, and where a required one is missing.
 */
export const oauthConfirm = call<OAuthConfirmPayload, { redirect_url: string }>(
  'POST',
  '/oauth/v1/private/confirm_auth',
  { access: 'private', ...saidByPage },
);
