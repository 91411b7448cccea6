import { createHmac, type KeyObject, sign } from 'node:crypto';
import { checkText, type SignedFields } from './check-text.ts';

/** Signs for one bot: its token, and the private Ed25519 key of this Telegram. */
export type LaunchSigner = { readonly botToken: string; readonly privateKey: KeyObject };

/** Hex HMAC-SHA-256 of launch data; the bot checks it with its own token (Bot API, "Validating data received via the Mini App"). */
export function launchHash(fields: SignedFields, botToken: string): string {
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest();
  return createHmac('sha256', secret)
    .update(checkText(fields, ['hash']))
    .digest('hex');
}

/** What the Ed25519 signature is of: anyone can check it with Telegram's public key and the bot's id. */
export function thirdPartyText(fields: SignedFields, botId: string): string {
  return `${botId}:WebAppData\n${checkText(fields, ['hash', 'signature'])}`;
}

/**
 * Signs launch data as Telegram does: first `signature` (Ed25519, base64url), then `hash`, which covers the signature too.
 * @returns the fields with both added
 */
export function signLaunchData(fields: SignedFields, { botToken, privateKey }: LaunchSigner): SignedFields {
  const text = thirdPartyText(fields, botToken.split(':', 1)[0] ?? '');
  const signed = { ...fields, signature: sign(null, Buffer.from(text), privateKey).toString('base64url') };
  return { ...signed, hash: launchHash(signed, botToken) };
}
