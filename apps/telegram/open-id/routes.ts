import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TELEGRAM_PAGE_PATH, type Telegram } from '../core/telegram.ts';
import type { Codes } from './codes.ts';
import type { IdTokens } from './id-token.ts';

type Form = Readonly<Record<string, string | undefined>>;
type Credentials = { readonly id: string; readonly secret: string };

const BASIC = /^Basic ([\w+/=-]{1,1024})$/i;

/** Log in with Telegram as OpenID Connect: discovery, keys, and the token endpoint. The page where people answer is the login page. */
export function openIdRoutes(
  server: FastifyInstance,
  telegram: Telegram,
  { codes, idTokens }: { readonly codes: Codes; readonly idTokens: IdTokens },
): void {
  server.get(`${TELEGRAM_PAGE_PATH}/.well-known/openid-configuration`, (request) => {
    const issuer = issuerOf(request);
    return {
      ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      ...{ response_types_supported: ['code'], subject_types_supported: ['public'] },
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'profile', 'telegram:bot_access'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    };
  });
  server.get(`${TELEGRAM_PAGE_PATH}/.well-known/jwks.json`, () => idTokens.keys());
  server.post<{ Body: Form | undefined }>(`${TELEGRAM_PAGE_PATH}/token`, (request, reply) => {
    const form = request.body ?? {};
    if (!isClient(telegram, credentialsIn(request, form))) return refuse(reply, 401, 'invalid_client');
    if (form.grant_type !== 'authorization_code') return refuse(reply, 400, 'unsupported_grant_type');
    const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier = '' } = form;
    const allowed = codes.take(code, { redirectUri, verifier });
    if (!allowed) return refuse(reply, 400, 'invalid_grant');
    const { person } = allowed;
    const about = {
      ...{ issuer: issuerOf(request), clientId: String(telegram.bot.id) },
      picture: person.pictured ? `${telegram.origin}${TELEGRAM_PAGE_PATH}/photo/${person.id}.svg` : undefined,
    };
    const id_token = idTokens.of(allowed, about);
    return reply.send({ access_token: code, token_type: 'Bearer', expires_in: 3_600, id_token });
  });
}

/** The address by which it is asked: this machine has several names. */
function issuerOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}${TELEGRAM_PAGE_PATH}`;
}

/** RFC 6749, 2.3.1 */
function credentialsIn({ headers }: FastifyRequest, { client_id = '', client_secret = '' }: Form): Credentials {
  const basic = BASIC.exec(headers.authorization ?? '')?.[1];
  if (basic === undefined) return { id: client_id, secret: client_secret };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':').map(decoded);
  return { id, secret };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

function isClient({ bot, clientSecret }: Telegram, { id, secret }: Credentials): boolean {
  const [given, own] = [Buffer.from(secret), Buffer.from(clientSecret)];
  return id === String(bot.id) && given.length === own.length && timingSafeEqual(given, own);
}

function refuse(reply: FastifyReply, status: number, error: string) {
  return reply.code(status).send({ error });
}
