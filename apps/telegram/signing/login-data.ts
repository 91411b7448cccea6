import { createHash, createHmac } from 'node:crypto';
import { checkText, type SignedFields } from './check-text.ts';

/** Hex HMAC-SHA-256 of a browser's login, with the SHA-256 of the bot's token as key (Telegram Login Widget). */
export function loginHash(fields: SignedFields, botToken: string): string {
  const secret = createHash('sha256').update(botToken).digest();
  return createHmac('sha256', secret)
    .update(checkText(fields, ['hash']))
    .digest('hex');
}

export function signLoginData(fields: SignedFields, botToken: string): SignedFields {
  return { ...fields, hash: loginHash(fields, botToken) };
}
