import { createHash } from 'node:crypto';
import { oauthScopes } from '@gatehouse/rules/oauth/scopes';
import { plainText } from '@gatehouse/rules/remote-config/remote-config-values';
import * as z from 'zod';
import type { RegisteredClient } from './client.ts';
import { isSafeAddress, redirectUriProblem } from './redirect-uri.ts';

const NAME_CHARS = 60;
const SCOPES = oauthScopes.map(({ scope }) => scope);
const SECRET_CHARS = 32;
/** No wildcard, and nothing that would be a directive of a policy. */
const HOST_ALONE = /^https?:\/\/[\w.:[\]-]+$/;

export type ClientsFileContext = {
  readonly siteIds: readonly string[];
  /** The environment variable of that name, for `secret_env`. */
  readonly secretOf: (variable: string) => string | undefined;
  /** The picture of that name as a `data:` address; undefined: it cannot be used. */
  readonly logoOf: (path: string) => string | undefined;
};

const sentence = (error: string) => ({ error });
const address = z.string().max(2048).refine(isSafeAddress, sentence('must be an https address without fragment'));
const origin = z
  .string()
  .refine(
    (text) => isSafeAddress(text) && new URL(text).origin === text && HOST_ALONE.test(text),
    sentence('must be an origin such as https://example.com'),
  );
const uris = z.array(z.string().max(2048)).max(20);
const METHODS = ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'] as const;

const fields = ({ siteIds }: ClientsFileContext) =>
  z.strictObject({
    client_id: z.string().regex(/^[\w.~-]{1,128}$/, 'must be at most 128 letters, digits and - . _ ~'),
    name: z.string().refine((value) => plainText(value, NAME_CHARS) !== undefined, {
      error: `must be plain text of at most ${NAME_CHARS} characters, on one line`,
    }),
    home_page: address,
    logo: z.string().max(256).optional(),
    verified: z.boolean('must be true or false').default(false),
    created: z.iso.date('must be a date such as 2026-01-31'),
    redirect_uris: uris.min(1, 'must name at least one address'),
    post_logout_redirect_uris: uris.default([]),
    scopes: z
      .array(z.enum(SCOPES as [string, ...string[]], `must be one of: ${SCOPES.join(', ')}`))
      .min(1, 'must name a scope'),
    sites: z
      .array(z.string().refine((id) => siteIds.includes(id), `must be one of the brand's sites: ${siteIds.join(', ')}`))
      .min(1, 'must name a site, or be left out')
      .optional(),
    type: z.enum(['confidential', 'public', 'native'], 'must be confidential, public or native'),
    secret_env: z
      .string()
      .regex(/^\w{1,128}$/, 'must be the name of an environment variable')
      .optional(),
    secret_sha256: z
      .array(z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hexadecimal'))
      .min(1)
      .max(2, 'must be at most two: the secret of now, and the one before or after it')
      .optional(),
    jwks: z.strictObject({ keys: z.array(z.record(z.string(), z.unknown())).min(1).max(10) }).optional(),
    token_endpoint_auth_method: z.enum(METHODS, `must be one of: ${METHODS.join(', ')}`).optional(),
    id_token_signed_response_alg: z.enum(['RS256', 'ES256'], 'must be RS256 or ES256').optional(),
    backchannel_logout_uri: address.optional(),
    profile: z.enum(['standard', 'fapi2'], 'must be standard or fapi2').default('standard'),
    frame_origins: z.array(origin).max(10).default([]),
  });

type Given = z.infer<ReturnType<typeof fields>>;
type Problem = readonly [path: readonly (string | number)[], message: string];

/** What fields say together. */
function problemsOf(given: Given, method: RegisteredClient['authMethod'], context: ClientsFileContext): Problem[] {
  const problems: Problem[] = [];
  const isNative = given.type === 'native';
  for (const field of ['redirect_uris', 'post_logout_redirect_uris'] as const) {
    for (const [at, uri] of given[field].entries()) {
      const problem = redirectUriProblem(uri, isNative);
      if (problem) problems.push([[field, at], problem]);
    }
  }
  const hasSecret = given.secret_env !== undefined || given.secret_sha256 !== undefined;
  const needsSecret = method.startsWith('client_secret');
  if ((given.type === 'confidential') === (method === 'none'))
    problems.push([['token_endpoint_auth_method'], 'must be none for public and native clients, and for those alone']);
  if (needsSecret !== hasSecret)
    problems.push([
      ['secret_sha256'],
      needsSecret
        ? 'must be there, or else secret_env'
        : 'has no use without client_secret_basic or client_secret_post',
    ]);
  if (given.secret_env && (context.secretOf(given.secret_env)?.length ?? 0) < SECRET_CHARS)
    problems.push([['secret_env'], `must name a variable of at least ${SECRET_CHARS} characters`]);
  if ((method === 'private_key_jwt') !== (given.jwks !== undefined))
    problems.push([['jwks'], 'must be there with private_key_jwt, and only then']);
  if (given.profile === 'fapi2' && method !== 'private_key_jwt')
    problems.push([['profile'], 'fapi2 needs private_key_jwt']);
  if (given.profile === 'fapi2' && given.id_token_signed_response_alg === 'RS256')
    problems.push([['id_token_signed_response_alg'], 'must be ES256 with fapi2']);
  if (given.logo !== undefined && context.logoOf(given.logo) === undefined)
    problems.push([['logo'], 'must be a picture of at most 64 KiB beside this file: png, webp or svg']);
  return problems;
}

function client(
  given: Given,
  authMethod: RegisteredClient['authMethod'],
  context: ClientsFileContext,
): RegisteredClient {
  const secret = given.secret_env && context.secretOf(given.secret_env);
  return {
    ...{ clientId: given.client_id, name: given.name, homePage: given.home_page, verified: given.verified },
    logo: (given.logo && context.logoOf(given.logo)) || null,
    createdAt: Date.parse(given.created),
    ...{ redirectUris: given.redirect_uris, postLogoutRedirectUris: given.post_logout_redirect_uris },
    ...{ scopes: given.scopes, sites: given.sites, type: given.type, authMethod, jwks: given.jwks },
    secretHashes: [
      ...(given.secret_sha256 ?? []),
      ...(secret ? [createHash('sha256').update(secret).digest('hex')] : []),
    ],
    ...{ backchannelLogoutUri: given.backchannel_logout_uri, profile: given.profile },
    ...{ frameOrigins: given.frame_origins, idTokenAlg: given.id_token_signed_response_alg },
  };
}

const entry = (context: ClientsFileContext) =>
  fields(context).transform((given, issues): RegisteredClient => {
    const method = given.token_endpoint_auth_method ?? (given.type === 'confidential' ? 'client_secret_basic' : 'none');
    for (const [path, message] of problemsOf(given, method, context))
      issues.issues.push({ code: 'custom', path: [...path], message, input: given });
    return client(given, method, context);
  });

/** OAUTH-01: the operator's file. */
export const clientsFile = (context: ClientsFileContext) =>
  z.array(entry(context)).superRefine((clients, issues) => {
    for (const [at, { clientId }] of clients.entries()) {
      if (clients.findIndex((other) => other.clientId === clientId) === at) continue;
      issues.addIssue({ code: 'custom', path: [at, 'client_id'], message: 'must be another than those before' });
    }
  });
