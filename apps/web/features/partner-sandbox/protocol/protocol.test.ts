import { describe, expect, test } from 'vitest';
import { answerIn, checksOf, pastedSearch } from './authorization-answer.ts';
import { authorizationAddress, parametersOf } from './authorization-request.ts';
import { answerText, type Exchange, headersText, membersOf, requestText } from './http-message.ts';
import { decodeToken } from './id-token.ts';
import { metadataIn } from './metadata.ts';
import { challengeOf, freshProof } from './proof.ts';
import { redirectProposal } from './redirect-proposal.ts';
import {
  balanceRequest,
  codeRequest,
  introspectionRequest,
  refreshRequest,
  revocationRequest,
  userinfoRequest,
} from './requests.ts';
import { tokensIn } from './token-answer.ts';

const ISSUER = 'http://localhost:3000';
const metadata = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/openid/auth`,
  token_endpoint: `${ISSUER}/openid/token`,
  userinfo_endpoint: `${ISSUER}/openid/userinfo`,
  introspection_endpoint: `${ISSUER}/openid/introspection`,
  revocation_endpoint: `${ISSUER}/openid/revocation`,
  scopes_supported: ['openid', 'email'],
};
const request = {
  ...{ clientId: 'app', redirectUri: 'http://localhost:3000/cb?x=1&y=2', scopes: ['openid', 'email'] },
  ...{ verifier: 'v', challenge: 'c', state: 's', nonce: 'n' },
};
const answered = (status: number, body: unknown): Exchange => ({
  request: { method: 'GET', url: ISSUER, headers: {} },
  answer: { status, headers: [], body: typeof body === 'string' ? body : JSON.stringify(body) },
});

describe('the request', () => {
  test('[OAUTH-06] has every parameter once, as it was given', () => {
    const query = new URL(authorizationAddress(metadata, request)).searchParams;
    expect([...query]).toEqual([
      ['response_type', 'code'],
      ['client_id', 'app'],
      ['redirect_uri', request.redirectUri],
      ['scope', 'openid email'],
      ['state', 's'],
      ['nonce', 'n'],
      ['code_challenge', 'c'],
      ['code_challenge_method', 'S256'],
    ]);
  });

  test('[OAUTH-06] the verifier is not among them; nonce and prompt come with their scopes', () => {
    const namesOf = (scopes: string[]) => parametersOf({ ...request, scopes }).map(([name]) => name);
    expect(namesOf(['email'])).not.toContain('nonce');
    expect(namesOf(['openid'])).not.toContain('prompt');
    expect(namesOf(['openid', 'offline_access'])).toContain('prompt');
    expect(namesOf(['openid'])).not.toContain('code_verifier');
  });

  test('[OAUTH-06] the challenge is that of RFC 7636, appendix B, and each proof is another one', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
    const [one, other] = await Promise.all([freshProof(), freshProof()]);
    const values = [one, other].flatMap(({ verifier, state, nonce }) => [verifier, state, nonce]);
    expect(new Set(values).size).toBe(6);
    for (const value of values) expect(value).toMatch(/^[\w-]{43}$/);
    expect(one.challenge).toBe(await challengeOf(one.verifier));
  });

  test.each([
    ['https://testnet.example', true],
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://eu.localhost:3000', false],
    ['http://192.168.1.2:3000', false],
  ])('[OAUTH-06] at %s the page proposes itself as redirect address: %s', (origin, isPage) => {
    const own = { address: `${origin}/en/dev/partner`, isPage: true };
    const elsewhere = { address: 'http://localhost:8910/callback', isPage: false };
    expect(redirectProposal(origin, '/en/dev/partner')).toEqual(isPage ? own : elsewhere);
  });
});

describe('the answer', () => {
  const wrongOf = (search: string) =>
    checksOf(answerIn(search) ?? {}, request, ISSUER)
      .filter(({ isRight }) => !isRight)
      .map(({ name }) => name);
  const iss = encodeURIComponent(ISSUER);

  test.each([
    ['one that is right', `?code=a&state=s&iss=${iss}`, []],
    ['another state', `?code=a&state=S&iss=${iss}`, ['state']],
    ['no state', `?code=a&iss=${iss}`, ['state']],
    ['two states', `?code=a&state=s&state=s&iss=${iss}`, ['state']],
    ['another issuer', `?code=a&state=s&iss=${iss}.evil.example`, ['iss']],
    ['no issuer', '?code=a&state=s', ['iss']],
    ['an error', `?error=access_denied&state=s&iss=${iss}`, ['code']],
    ['a code beside an error', `?code=a&error=access_denied&state=s&iss=${iss}`, ['code']],
  ])('[OAUTH-06] %s', (_, search, wrong) => expect(wrongOf(search)).toEqual(wrong));

  test('[OAUTH-06] is read from an address that was copied, and from nothing else', () => {
    expect(pastedSearch('  http://localhost:8910/callback?code=a&state=s \n')).toBe('?code=a&state=s');
    for (const text of ['', 'code=a', 'http://localhost:8910/callback', 'https://x.example/?a=b', 'javascript:code=a'])
      expect(pastedSearch(text), text).toBeUndefined();
  });
});

describe('requests with tokens', () => {
  const open = { clientId: 'app' };
  const closed = { clientId: 'a:pp', secret: 'ge heim&+ü' };

  test('[OAUTH-06] an application without a secret names itself in the form', () => {
    const { body, headers } = codeRequest(metadata, open, request, 'a+code');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      ...{ client_id: 'app', grant_type: 'authorization_code', code: 'a+code' },
      ...{ redirect_uri: request.redirectUri, code_verifier: 'v' },
    });
    expect(headers).not.toHaveProperty('Authorization');
  });

  test('[OAUTH-06] with the scope of the demo each request names its resource, and the token goes there in the header', () => {
    const asked = { ...request, scopes: ['openid', 'balance.read'] };
    expect(parametersOf(asked)).toContainEqual(['resource', 'demo:balance']);
    expect(codeRequest(metadata, open, asked, 'c').body).toContain('&resource=demo%3Abalance');
    expect(refreshRequest(metadata, open, asked, 'r').body).toContain('&resource=demo%3Abalance');
    for (const { body } of [codeRequest(metadata, open, request, 'c'), refreshRequest(metadata, open, request, 'r')])
      expect(body).not.toContain('resource');
    expect(balanceRequest(metadata, 'a')).toEqual({
      ...{ method: 'GET', url: `${ISSUER}/openid/demo/balance`, headers: { Authorization: 'Bearer a' } },
    });
  });

  test('[OAUTH-06] a secret goes form-encoded into the header, and is not shown', () => {
    const sent = refreshRequest(metadata, closed, request, 'r');
    expect(sent.headers.Authorization).toBe(`Basic ${btoa('a%3App:ge+heim%26%2B%C3%BC')}`);
    expect(Object.fromEntries(new URLSearchParams(sent.body))).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'r',
    });
    expect(requestText(sent)).not.toContain(btoa('a%3App:ge+heim%26%2B%C3%BC'));
    expect(requestText(sent)).toContain('POST /openid/token HTTP/1.1\nHost: localhost:3000');
  });

  test('[OAUTH-06] userinfo, introspection, and revocation of the token that ends the others', () => {
    expect(userinfoRequest(metadata, 'a').headers).toEqual({ Authorization: 'Bearer a' });
    expect(introspectionRequest(metadata, open, 'a').body).toContain('token=a&token_type_hint=access_token');
    const both = revocationRequest(metadata, open, { access_token: 'a', refresh_token: 'r' });
    expect(both.body).toContain('token=r&token_type_hint=refresh_token');
    expect(revocationRequest(metadata, open, { access_token: 'a' }).body).toContain('token=a&');
  });
});

describe('what comes back', () => {
  test('[OAUTH-06] tokens of a success alone, and texts alone', () => {
    expect(tokensIn(answered(200, { access_token: 'a', id_token: 5, refresh_token: '', scope: 'openid' }))).toEqual({
      access_token: 'a',
      scope: 'openid',
    });
    for (const exchange of [answered(400, { access_token: 'a' }), answered(200, '<html>'), answered(200, { error: 1 })])
      expect(tokensIn(exchange)).toBeUndefined();
    expect(tokensIn({ ...answered(200, ''), answer: null })).toBeUndefined();
  });

  test('[OAUTH-06] any body is shown, and a broken one has no members', () => {
    for (const body of ['', '{', 'null', '[1]', '"a"', '<p>']) {
      expect(membersOf(answered(200, body).answer)).toEqual({});
      const headers = [['x-frame-options', 'DENY'] as const, ['Retry-After', '5'] as const];
      expect(answerText({ status: 500, headers, body })).toMatch(/^HTTP 500\nRetry-After: 5/);
      expect(headersText(headers)).toBe('x-frame-options: DENY\nRetry-After: 5');
    }
  });

  test('[OAUTH-06] an id token is decoded; what is none is not', () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    expect(decodeToken(`${part({ alg: 'ES256' })}.${part({ sub: 'ü>?' })}.x`)).toEqual({
      header: { alg: 'ES256' },
      claims: { sub: 'ü>?' },
    });
    for (const text of ['', 'a.b.c', `${part({})}.${part({})}`, `${part({})}.${part(1)}.x`, `${part({})}.x.y.z`])
      expect(decodeToken(text), text).toBeUndefined();
  });

  test('[OAUTH-06] metadata of this origin, whole', () => {
    const of = (members: object, status = 200) => metadataIn(answered(status, members).answer, ISSUER);
    expect(of(metadata)).toEqual(metadata);
    for (const wrong of [
      { ...metadata, issuer: 'https://evil.example' },
      { ...metadata, token_endpoint: 'https://evil.example/token' },
      { ...metadata, token_endpoint: '/openid/token' },
      { ...metadata, userinfo_endpoint: undefined },
      { ...metadata, scopes_supported: [1] },
      {},
    ])
      expect(of(wrong)).toBeUndefined();
    expect(of(metadata, 404)).toBeUndefined();
    expect(metadataIn(null, ISSUER)).toBeUndefined();
  });
});
