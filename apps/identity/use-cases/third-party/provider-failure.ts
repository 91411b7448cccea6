import type { CodeName } from '@gatehouse/contract/errors/codes';
import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { Refusal } from '../../kernel/refusal.ts';
import type { Provider } from './provider.ts';

/** `reason` is for the operator's log: the name of a failure, never what the provider wrote. */
export type Failure = { readonly refusal: Refusal; readonly reason: string };

/** The provider, or what is between, did not do its part: the next try may work. */
const OUT_OF_REACH: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);
/** RFC 6749 4.1.2.1: of the provider, not of the person. */
const ITS_OWN_TROUBLE = ['server_error', 'temporarily_unavailable'];
const WORD = /^\w{1,64}$/;

/** What the browser was sent back with instead of a code (RFC 6749 4.1.2.1). */
export function refusalBy(error: string, { id: provider }: Pick<Provider, 'id'>): Refusal {
  if (error === 'access_denied') return new Refusal('thirdPartyCancelled', { provider });
  return new Refusal(ITS_OWN_TROUBLE.includes(error) ? 'thirdPartyUnreachable' : 'thirdPartyRefused', { provider });
}

/** What a failed request to the provider, or an answer of it that did not hold, comes to. */
export function refusalFor(error: unknown, { id: provider }: Pick<Provider, 'id'>): Failure {
  const failure = (code: CodeName, reason: string) => ({ refusal: new Refusal(code, { provider }), reason });
  const { code = '' } = error as { code?: string };
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    const word = WORD.test(error.error) ? error.error : 'an error';
    return failure(ITS_OWN_TROUBLE.includes(error.error) ? 'thirdPartyUnreachable' : 'thirdPartyRefused', word);
  }
  if (error instanceof WWWAuthenticateChallengeError)
    return failure('thirdPartyRefused', 'it asks for other credentials');
  if (isNoAnswer(error) || OUT_OF_REACH.has(code)) return failure('thirdPartyUnreachable', code || 'it did not answer');
  return failure('thirdPartyUntrusted', code || 'its answer did not hold');
}

/** How `fetch` reports that no server answered. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError && error.cause !== undefined;
}
