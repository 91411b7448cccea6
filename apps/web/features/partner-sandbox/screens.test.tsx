import { codes } from '@gatehouse/contract/errors/codes';
import { describe, expect, test } from 'vitest';
import { pageFrame } from '../../pages/frame-fixture.ts';
import { missingMessages, rendered } from '../../pages/rendered-fixture.tsx';
import { useTexts } from '../../shell/use-texts.ts';
import { UiTextsProvider } from '../../ui/texts.tsx';
import type { Exchange } from './protocol/http-message.ts';
import { SandboxScreen } from './sandbox-screen.tsx';
import type { SandboxState, WithTokens } from './sandbox-state.ts';

const endpoint = 'http://localhost:3000/x';
const metadata = {
  ...{ issuer: 'http://localhost:3000', authorization_endpoint: endpoint, token_endpoint: endpoint },
  ...{ userinfo_endpoint: endpoint, introspection_endpoint: endpoint, revocation_endpoint: endpoint },
  scopes_supported: ['openid', 'offline_access', 'balance.read', 'some.other'],
};
const proof = { verifier: 'the-verifier', challenge: 'c', state: 's', nonce: 'n' };
const request = { ...proof, clientId: 'app', redirectUri: 'https://app.example', scopes: ['openid', 'balance.read'] };
const client = { clientId: 'app', redirectUris: ['https://app.example', 'https://b.example'], confidential: true };
const registered = { ...client, registered: { secret: 'the-secret', expiresAt: 1 } };
const right = { search: '', answer: { code: 'x', state: 's', iss: metadata.issuer } };
const wrong = { search: '', answer: { error: 'access_denied', description: 'No.', state: 's', iss: metadata.issuer } };
const exchange = (status: number, body: object): Exchange => ({
  request: { method: 'POST', url: endpoint, headers: { Authorization: 'Basic c2VjcmV0' }, body: 'a=b&c=d' },
  answer: { status, headers: [], body: JSON.stringify(body) },
});
const base = { metadata, client, request };
const tokens: WithTokens = {
  ...{ ...base, secret: 'typed', exchange: exchange(200, {}), tokens: { access_token: 'a' }, revoked: true },
  calls: {
    userinfo: exchange(401, {}),
    revocation: exchange(200, {}),
    introspection: { ...exchange(0, {}), answer: null },
  },
};
const states: Readonly<Record<string, SandboxState>> = {
  discovering: { step: 'discovering' },
  undiscovered: { step: 'undiscovered' },
  application: { step: 'application', metadata },
  stray: { step: 'application', metadata, stray: true },
  refused: { step: 'application', metadata, refused: { ret_code: codes.addressLimit, ret_msg: '' } },
  registering: { step: 'registering', metadata },
  preparing: { step: 'preparing', metadata, client },
  asking: { step: 'asking', metadata, client: registered, proof },
  unstored: { step: 'asking', metadata, client, proof, unstored: true },
  leaving: { step: 'leaving', ...base },
  waiting: { step: 'waiting', ...base },
  unreadable: { step: 'waiting', ...base, unreadable: true },
  answered: { step: 'answered', ...base, ...right },
  'refused by the user': { step: 'answered', ...base, ...wrong },
  'of another request': { step: 'answered', ...base, search: '', answer: { code: 'x' } },
  'not exchanged': { step: 'answered', ...base, ...right, exchange: exchange(401, { error: 'invalid_client' }) },
  exchanging: { step: 'exchanging', ...base, ...right, secret: 'typed' },
  tokens: { step: 'tokens', ...tokens },
  calling: { step: 'calling', call: 'refresh', ...tokens, tokens: { access_token: 'a', refresh_token: 'r' } },
};
const WAITS = ['discovering', 'registering', 'preparing', 'leaving'];
const frame = pageFrame('partner-sandbox');
const proposal = { address: 'http://localhost:8910/callback', isPage: false };
const contentOf = (state: SandboxState) => <Screen state={state} />;

function Screen({ state }: { state: SandboxState }) {
  return (
    <UiTextsProvider texts={useTexts()}>
      <SandboxScreen state={state} tell={() => undefined} proposal={proposal} />
    </UiTextsProvider>
  );
}

const htmlOf = (state: SandboxState | undefined) => rendered(frame, contentOf(state ?? { step: 'discovering' }));

describe.each(Object.entries(states))('the sandbox: %s', (_, state) => {
  test('[OAUTH-06] [LANG-14] has every word and five steps, and is no dead end', () => {
    // A scope without words of its own shows its name.
    const missing = missingMessages(frame, contentOf(state)).filter((id) => id !== 'oauthScope.some.other');
    expect(missing).toEqual([]);
    const page = htmlOf(state);
    expect(page.match(/<h2/g)).toHaveLength(5);
    expect(page).not.toMatch(/\sstyle="/);
    if (!WAITS.includes(state.step)) expect(page).toContain('<button');
    expect(page, 'a typed secret').not.toContain('typed');
    expect(page, 'the header of a secret').not.toContain('c2VjcmV0');
  });
});

test('[OAUTH-06] tokens can be asked for only with an answer that is right', () => {
  const asks = (state: SandboxState | undefined) => htmlOf(state).includes('name="secret"');
  expect(asks(states.answered)).toBe(true);
  for (const name of ['refused by the user', 'of another request']) expect(asks(states[name]), name).toBe(false);
});

test('[OAUTH-06] a call that is not possible has no button, and says why', () => {
  expect(htmlOf(states.tokens)).toContain('Request offline_access next time');
  const other = { ...tokens, step: 'tokens' as const, request: { ...request, scopes: ['balance.read'] } };
  expect(htmlOf(other)).toContain('openid wasn’t allowed');
});
