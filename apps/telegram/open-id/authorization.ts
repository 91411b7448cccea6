import type { Telegram } from '../core/telegram.ts';

/** An authorization request of a bot's site (OpenID Connect Core, 3.1.2.1), with PKCE (RFC 7636). */
export type Authorization = {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string | undefined;
  readonly challenge: string;
  readonly scopes: readonly string[];
};

/** The parameters that a form has to carry on. */
export const AUTHORIZATION_FIELDS = [
  ...['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'nonce'],
  ...['code_challenge', 'code_challenge_method'],
];
/** The person lets the bot write. */
export const WRITE_SCOPE = 'telegram:bot_access';

const CHALLENGE = /^[\w-]{43}$/;
const OPAQUE = /^[\x21-\x7e]{1,512}$/;

/** @returns what is wrong, as text: nothing is sent to an address that is not of the bot's sites */
export function authorizationIn(
  { bot, sites }: Pick<Telegram, 'bot' | 'sites'>,
  query: Readonly<Record<string, unknown>>,
): Authorization | string {
  const { client_id, redirect_uri, response_type, scope, state, nonce, code_challenge, code_challenge_method } = query;
  if (client_id !== String(bot.id)) return 'Client id invalid';
  if (typeof redirect_uri !== 'string' || !URL.canParse(redirect_uri)) return 'Redirect address invalid';
  const back = new URL(redirect_uri);
  if (!sites.some(({ origin }) => origin === back.origin)) return 'Redirect address is not registered';
  if (back.username || back.password || back.hash) return 'Redirect address invalid';
  if (response_type !== 'code') return 'Response type invalid';
  const scopes = String(scope ?? '').split(' ');
  if (!scopes.includes('openid')) return 'Scope invalid';
  if (typeof state !== 'string' || !OPAQUE.test(state)) return 'State invalid';
  if (nonce !== undefined && (typeof nonce !== 'string' || !OPAQUE.test(nonce))) return 'Nonce invalid';
  if (code_challenge_method !== 'S256' || typeof code_challenge !== 'string' || !CHALLENGE.test(code_challenge))
    return 'Code challenge invalid';
  return { redirectUri: redirect_uri, state, nonce, challenge: code_challenge, scopes };
}

/** Back to the site (RFC 6749, 4.1.2). */
export function answerTo({ redirectUri, state }: Authorization, answer: { readonly [name: string]: string }): string {
  const back = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state })) back.searchParams.set(name, value);
  return back.href;
}
