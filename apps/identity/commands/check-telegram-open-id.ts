import { THIRD_PARTY_CALLBACK_PATH } from '@gatehouse/contract/login/third-party';
import type { Brand } from '@gatehouse/rules/site/brand';
import { originOf } from '@gatehouse/rules/site/site-of';
import * as z from 'zod';
import type { TelegramOptions } from '../verification/telegram/telegram-options.ts';
import { type Finding, fetched, fine, wrong } from './finding.ts';

const metadata = z.object({ issuer: z.string(), authorization_endpoint: z.url(), token_endpoint: z.url() });
/** RFC 7636: of no verifier. */
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

type Metadata = z.infer<typeof metadata>;
type OpenId = NonNullable<TelegramOptions['openId']>;

/** Looks at the login by OpenID Connect: its metadata, the client, its secret, and the addresses to come back to. It logs nobody in. */
export async function checkOpenId(telegram: TelegramOptions, brand: Brand): Promise<Finding[]> {
  const { openId, loginOrigin, botToken } = telegram;
  if (!openId) return [];
  const { status, text, why } = await fetched(`${loginOrigin}/.well-known/openid-configuration`, { method: 'GET' });
  const found = status === 200 ? readMetadata(text) : undefined;
  if (found?.issuer !== loginOrigin)
    return [
      wrong(`Telegram’s login by OpenID Connect is not at ${loginOrigin} (${why}). Look at TELEGRAM_LOGIN_ORIGIN.`),
    ];
  const client =
    botToken === undefined || openId.clientId === botToken.split(':', 1)[0]
      ? fine('The client is that of the bot.')
      : wrong('TELEGRAM_CLIENT_ID is not the number of the bot: leave it out, or copy it from BotFather.');
  const sites = await Promise.all(brand.sites.map((site) => checkAddress(found, openId, originOf(brand, site))));
  return [client, await checkSecret(found, openId), ...sites];
}

function readMetadata(text: string): Metadata | undefined {
  try {
    return metadata.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** A code that no one has: only a client that is known is told so (RFC 6749, 5.2). */
async function checkSecret({ token_endpoint }: Metadata, { clientId, clientSecret }: OpenId): Promise<Finding> {
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
  const { status, text, why } = await fetched(token_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${basic}` },
    body: `${new URLSearchParams({ grant_type: 'authorization_code', code: 'none', redirect_uri: 'https://none.invalid/' })}`,
  });
  if (/invalid_client|unauthorized_client/.test(text) || status === 401)
    return wrong('TELEGRAM_CLIENT_SECRET is not the secret of this client: copy it again from BotFather.');
  if (status === undefined || status >= 500) return wrong(`Telegram did not look at the secret (${why}): try again.`);
  return fine('The secret is that of the client.');
}

/** Whether BotFather was given the address: without it Telegram shows no login page. */
async function checkAddress(
  { authorization_endpoint }: Metadata,
  { clientId }: OpenId,
  origin: string,
): Promise<Finding> {
  const back = origin + THIRD_PARTY_CALLBACK_PATH;
  const address = new URL(authorization_endpoint);
  for (const [name, value] of Object.entries({
    ...{
      client_id: clientId,
      redirect_uri: back,
      response_type: 'code',
      scope: 'openid',
      state: 'check',
      nonce: 'check',
    },
    ...{ code_challenge: CHALLENGE, code_challenge_method: 'S256' },
  }))
    address.searchParams.set(name, value);
  const { status = 0, text, why } = await fetched(address.href, { method: 'GET' });
  if (status === 0 || status >= 500) return wrong(`Telegram’s login page does not answer (${why}): try again.`);
  if (status >= 400 || /redirect[ _](?:uri|address)[^<]*(?:invalid|required|not registered)/i.test(text))
    return wrong(`Telegram’s login page refuses ${back}: give BotFather this address, at Web Login.`);
  return fine(`Telegram’s login page takes ${back}.`);
}
