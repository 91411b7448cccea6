import type { AuthorizationRequest } from './authorization-request.ts';

/** What the browser brings back (RFC 6749, 4.1.2; RFC 9207, 2). */
export type AuthorizationAnswer = {
  readonly code?: string;
  readonly state?: string;
  readonly iss?: string;
  readonly error?: string;
  readonly description?: string;
};

/** A check that an application makes before it goes on. */
export type AnswerCheck = { readonly name: 'state' | 'iss' | 'code'; readonly isRight: boolean };

/** The answer in a query; undefined: there is none. A parameter that comes twice counts as absent (RFC 6749, 3.1). */
export function answerIn(search: string): AuthorizationAnswer | undefined {
  const query = new URLSearchParams(search);
  const one = (name: string) => (query.getAll(name).length === 1 ? (query.get(name) ?? undefined) : undefined);
  const [code, error] = [one('code'), one('error')];
  if (code === undefined && error === undefined) return undefined;
  const [state, iss, description] = [one('state'), one('iss'), one('error_description')];
  return {
    ...(code === undefined ? {} : { code }),
    ...(state === undefined ? {} : { state }),
    ...(iss === undefined ? {} : { iss }),
    ...(error === undefined ? {} : { error }),
    ...(description === undefined ? {} : { description }),
  };
}

/** The query with the answer of an address that a developer has copied; undefined: it has none. */
export function pastedSearch(text: string): string | undefined {
  const search = URL.parse(text.trim())?.search ?? '';
  return answerIn(search) ? search : undefined;
}

/** All of them must be right before the code is sent on; `state` and `iss` also before an error is believed. */
export function checksOf(
  { state, iss, code, error }: AuthorizationAnswer,
  request: Pick<AuthorizationRequest, 'state'>,
  issuer: string,
): readonly AnswerCheck[] {
  return [
    { name: 'state', isRight: state === request.state },
    { name: 'iss', isRight: iss === issuer },
    { name: 'code', isRight: code !== undefined && error === undefined },
  ];
}
