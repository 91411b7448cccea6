import { randomBytes } from 'node:crypto';
import type { Site } from '@gatehouse/rules/site/site';
import type { Provider } from 'oidc-provider';
import { openSecret } from '../../../encryption/open-secret.ts';
import type { SigningKey } from '../../../encryption/signing-keys.ts';
import type { OAuthServices } from '../oauth-services.ts';
import { createEngine } from './engine.ts';

const COOKIE_KEY = 'oauth-cookie-key';
const KEY_BYTES = 32;

/** The provider of a site, with the keys of now. */
export type Engines = (site: Site) => Promise<Provider>;

type Made = { readonly kids: string; readonly provider: Provider };

/** OAUTH-06: one provider for each site; another one where keys were rotated. */
export function createEngines(services: OAuthServices): Engines {
  const made = new Map<string, Made>();
  let cookieKey: Promise<string> | undefined;
  const readCookieKey = () => {
    cookieKey ??= openSecret(services.db, services.keyEncryptionKey, COOKIE_KEY, () => randomBytes(KEY_BYTES)).then(
      (key) => key.toString('base64url'),
    );
    // Asked again at the next request.
    cookieKey.catch(() => {
      cookieKey = undefined;
    });
    return cookieKey;
  };
  return async (site) => {
    const keys = await services.signingKeys.current(site.environment);
    const kids = kidsOf(keys);
    const known = made.get(site.id);
    if (known?.kids === kids) return known.provider;
    const secure = services.brand.scheme === 'https';
    const provider = createEngine(services, { site, secure, keys, cookieKey: await readCookieKey() });
    made.set(site.id, { kids, provider });
    return provider;
  };
}

function kidsOf(keys: readonly SigningKey[]): string {
  return keys.map(({ kid }) => kid).join(' ');
}
