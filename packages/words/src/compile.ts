import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage, CompiledToken } from './catalogue.ts';

/**
 * Compiles one ICU message; for the server and the build, never for the browser.
 *
 * @param mapText what to make of each piece of text (the pseudo-locale); placeholders are not given to it
 * @throws {Error} where the message is not ICU
 */
export function compile(message: string, mapText: (text: string) => string = (text) => text): CompiledMessage {
  return compact(compileMessageOrThrow(message, mapText) as readonly CompiledToken[]);
}

/** Plain text becomes a string and absent offsets go: pages embed this as JSON. */
function compact(tokens: readonly CompiledToken[]): CompiledMessage {
  if (tokens.length === 0) return '';
  const [only] = tokens;
  // '#' alone is a token, not text.
  if (tokens.length === 1 && typeof only === 'string' && only !== '#') return only;
  return tokens.map((token): CompiledToken => {
    if (typeof token === 'string' || typeof token[2] !== 'object') return token;
    const branches = Object.entries(token[2])
      .filter(([, branch]) => branch !== undefined)
      .map(([key, branch]) => [key, Array.isArray(branch) ? compact(branch) : branch]);
    return [token[0], token[1], Object.fromEntries(branches)];
  });
}
