import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Context, interactionPolicy, Provider } from 'oidc-provider';
import { DEMO_PROVIDER_CLIENT, type DemoProvider } from './demo-providers.ts';
import { MemoryAdapter } from './memory-adapter.ts';

const TTL_S = 600;

/** A certified OpenID Connect provider that knows a few people, and asks at every sign-in which of them it is. */
export function createDemoEngine(
  { id, people }: DemoProvider,
  issuer: string,
  redirectUris: readonly string[],
): Provider {
  const cookie = { path: new URL(issuer).pathname, httpOnly: true, sameSite: 'lax', overwrite: true };
  return new Provider(issuer, {
    adapter: MemoryAdapter,
    clients: [
      { ...DEMO_PROVIDER_CLIENT, redirect_uris: redirectUris, token_endpoint_auth_method: 'client_secret_post' },
    ],
    jwks: { keys: [newKey(id)] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { interaction: `${id}_interaction`, resume: `${id}_resume`, session: `${id}_session` },
      ...{ short: cookie, long: cookie },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Without a call for more: the ID token says it.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: TTL_S,
      AuthorizationCode: 60,
      Grant: TTL_S,
      IdToken: TTL_S,
      Interaction: TTL_S,
      Session: TTL_S,
    },
    interactions: {
      policy: alwaysAsks(),
      url: (_context: Context, { uid }: { uid: string }) => `${cookie.path}/interaction/${uid}`,
    },
    findAccount: (_context: Context, subject: string) => {
      const person = people.find((one) => one.subject === subject);
      return person && { accountId: subject, claims: async () => ({ sub: subject, ...person }) };
    },
    async loadExistingGrant({ oidc }: Context) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId ?? '',
      });
      grant.addOIDCScope(oidc.params.scope ?? '');
      await grant.save();
      return grant;
    },
  });
}

function newKey(id: string): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' };
}

/** One person who tries the product logs in as several users. */
function alwaysAsks() {
  const policy = interactionPolicy.base();
  const check = new interactionPolicy.Check(
    'demo_asks',
    'the demo asks each time who it is',
    ({ oidc }) => oidc.result === undefined,
  );
  policy.get('login')?.checks.add(check);
  return policy;
}
