import { OFFLINE_ACCESS, OPENID } from './authorization-request.ts';

/** What a sample is filled with. */
export type SampleInput = {
  readonly issuer: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly confidential: boolean;
};

/** A program that logs a person in. `name`: of the library; `file`: as it may be saved. */
export type CodeSample = { readonly name: string; readonly file: string; readonly text: string };

/** RFC 8259 strings are also strings of JavaScript and of Python. */
const quoted = (text: string) => JSON.stringify(text);
/** POSIX shell, 2.2.2: nothing inside single quotes is special. */
const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const lines = (...parts: readonly (string | false)[]) => `${parts.filter((part) => part !== false).join('\n')}\n`;

/** The same login with four common libraries. A secret is read from the environment and is never part of the text. */
export function codeSamples(input: SampleInput): readonly CodeSample[] {
  return [
    { name: 'openid-client (Node)', file: 'connect.mjs', text: nodeSample(input) },
    { name: 'oauth4webapi (browser)', file: 'connect.js', text: browserSample(input) },
    { name: 'Authlib (Python)', file: 'connect.py', text: pythonSample(input) },
    { name: 'curl', file: 'connect.sh', text: shellSample(input) },
  ];
}

function nodeSample({ issuer, clientId, redirectUri, scopes, confidential }: SampleInput): string {
  const auth = confidential ? 'client.ClientSecretBasic(process.env.CLIENT_SECRET)' : 'client.None()';
  return lines(
    '// npm install openid-client; node connect.mjs',
    "import { createInterface } from 'node:readline/promises';",
    "import * as client from 'openid-client';",
    '',
    `const redirect_uri = ${quoted(redirectUri)};`,
    `const config = await client.discovery(new URL(${quoted(issuer)}), ${quoted(clientId)}, undefined, ${auth}${
      isPlain(issuer) ? ', {' : ');'
    }`,
    isPlain(issuer) && '  execute: [client.allowInsecureRequests], // plain http, on this machine only',
    isPlain(issuer) && '});',
    'const pkceCodeVerifier = client.randomPKCECodeVerifier();',
    'const expectedState = client.randomState();',
    knows(scopes) && 'const expectedNonce = client.randomNonce();',
    "console.log('Open:', client.buildAuthorizationUrl(config, {",
    '  redirect_uri,',
    `  scope: ${quoted(scopes.join(' '))},`,
    wantsOffline(scopes) && "  prompt: 'consent',",
    '  state: expectedState,',
    knows(scopes) && '  nonce: expectedNonce,',
    '  code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),',
    "  code_challenge_method: 'S256',",
    '}).href);',
    '',
    'const terminal = createInterface({ input: process.stdin, output: process.stdout });',
    "const back = new URL(await terminal.question('The address you came back to: '));",
    'terminal.close();',
    `const checks = { pkceCodeVerifier, expectedState${knows(scopes) ? ', expectedNonce' : ''} };`,
    'const tokens = await client.authorizationCodeGrant(config, back, checks);',
    knows(scopes)
      ? 'console.log(await client.fetchUserInfo(config, tokens.access_token, tokens.claims().sub));'
      : 'console.log(tokens);',
  );
}

function browserSample({ issuer, clientId, redirectUri, scopes, confidential }: SampleInput): string {
  const insecure = isPlain(issuer) ? ', { [oauth.allowInsecureRequests]: true }' : '';
  return lines(
    '// npm install oauth4webapi; run it on the page at the redirect address',
    confidential && '// A browser keeps no secret: register an application without one for this.',
    "import * as oauth from 'oauth4webapi';",
    '',
    `const issuer = new URL(${quoted(issuer)});`,
    `const client = { client_id: ${quoted(clientId)} };`,
    `const redirect_uri = ${quoted(redirectUri)};`,
    `const discovered = await oauth.discoveryRequest(issuer${insecure});`,
    'const server = await oauth.processDiscoveryResponse(issuer, discovered);',
    '',
    'export async function logIn() {',
    '  const verifier = oauth.generateRandomCodeVerifier();',
    '  const state = oauth.generateRandomState();',
    knows(scopes) && '  const nonce = oauth.generateRandomNonce();',
    `  sessionStorage.setItem('login', JSON.stringify({ verifier, state${knows(scopes) ? ', nonce' : ''} }));`,
    '  const address = new URL(server.authorization_endpoint);',
    '  address.search = new URLSearchParams({',
    '    ...client,',
    '    redirect_uri,',
    "    response_type: 'code',",
    `    scope: ${quoted(scopes.join(' '))},`,
    wantsOffline(scopes) && "    prompt: 'consent',",
    '    state,',
    knows(scopes) && '    nonce,',
    '    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),',
    "    code_challenge_method: 'S256',",
    '  });',
    '  location.assign(address);',
    '}',
    '',
    'export async function comeBack() {',
    `  const { verifier, state${knows(scopes) ? ', nonce' : ''} } = JSON.parse(sessionStorage.getItem('login'));`,
    "  sessionStorage.removeItem('login');",
    '  const parameters = oauth.validateAuthResponse(server, client, new URL(location), state);',
    '  const answer = await oauth.authorizationCodeGrantRequest(',
    `    server, client, oauth.None(), parameters, redirect_uri, verifier${insecure},`,
    '  );',
    `  return oauth.processAuthorizationCodeResponse(server, client, answer${
      knows(scopes) ? ', { expectedNonce: nonce }' : ''
    });`,
    '}',
  );
}

function pythonSample({ issuer, clientId, redirectUri, scopes, confidential }: SampleInput): string {
  return lines(
    '# pip install Authlib requests; python connect.py',
    (confidential || isPlain(issuer)) && 'import os',
    'from urllib.parse import parse_qs, urlparse',
    'import requests',
    'from authlib.common.security import generate_token',
    'from authlib.integrations.requests_client import OAuth2Session',
    '',
    isPlain(issuer) && "os.environ['AUTHLIB_INSECURE_TRANSPORT'] = '1'  # plain http, on this machine only",
    `issuer = ${quoted(issuer)}`,
    "server = requests.get(issuer + '/.well-known/openid-configuration').json()",
    'client = OAuth2Session(',
    `    ${quoted(clientId)},`,
    confidential && "    os.environ['CLIENT_SECRET'],",
    confidential ? false : "    token_endpoint_auth_method='none',",
    `    scope=${quoted(scopes.join(' '))},`,
    `    redirect_uri=${quoted(redirectUri)},`,
    "    code_challenge_method='S256',",
    ')',
    'verifier = generate_token(48)',
    'address, state = client.create_authorization_url(',
    `    server['authorization_endpoint'], code_verifier=verifier${wantsOffline(scopes) ? ", prompt='consent'" : ''}`,
    ')',
    "print('Open:', address)",
    "back = input('The address you came back to: ')",
    "assert parse_qs(urlparse(back).query).get('iss') == [issuer]",
    'tokens = client.fetch_token(',
    "    server['token_endpoint'], authorization_response=back, state=state, code_verifier=verifier",
    ')',
    knows(scopes) ? "print(client.get(server['userinfo_endpoint']).json())" : 'print(tokens)',
  );
}

function shellSample({ issuer, clientId, redirectUri, scopes, confidential }: SampleInput): string {
  const encoded = (value: string) => new URLSearchParams({ '': value }).toString().slice(1);
  const query = [
    `response_type=code&client_id=${encoded(clientId)}`,
    `redirect_uri=${encoded(redirectUri)}`,
    `scope=${encoded(scopes.join(' '))}${wantsOffline(scopes) ? '&prompt=consent' : ''}`,
  ].join('&');
  return lines(
    '# bash connect.sh; needs curl, openssl and jq',
    `issuer=${shellQuoted(issuer)}`,
    `client_id=${shellQuoted(clientId)}`,
    `redirect_uri=${shellQuoted(redirectUri)}`,
    'server=$(curl -fsS "$issuer/.well-known/openid-configuration")',
    'endpoint() { jq -r ".$1" <<<"$server"; }',
    "base64url() { openssl base64 -A | tr '+/' '-_' | tr -d =; }",
    'verifier=$(openssl rand 32 | base64url)',
    'challenge=$(printf %s "$verifier" | openssl dgst -sha256 -binary | base64url)',
    'state=$(openssl rand -hex 16)',
    `query=${shellQuoted(query)}`,
    'echo "Open: $(endpoint authorization_endpoint)?$query&state=$state&code_challenge=$challenge&code_challenge_method=S256"',
    "read -rp 'The address you came back to: ' back",
    `iss=$(jq -nr --arg issuer "$issuer" '$issuer | @uri')`,
    '[[ $back == *"state=$state"* && $back == *"iss=$iss"* ]] || { echo "Not the answer to this request."; exit 1; }',
    'code=$(sed -n \'s/.*[?&]code=\\([^&]*\\).*/\\1/p\' <<<"$back")',
    'tokens=$(curl -sS "$(endpoint token_endpoint)" \\',
    confidential ? '  -u "$client_id:$CLIENT_SECRET" \\' : '  --data-urlencode "client_id=$client_id" \\',
    '  -d grant_type=authorization_code --data-urlencode "redirect_uri=$redirect_uri" \\',
    '  -d "code=$code" -d "code_verifier=$verifier")',
    'jq . <<<"$tokens"',
    knows(scopes) &&
      'curl -sS "$(endpoint userinfo_endpoint)" -H "Authorization: Bearer $(jq -r .access_token <<<"$tokens")"',
  );
}

function isPlain(issuer: string): boolean {
  return issuer.startsWith('http:');
}

/** There is an id token, and userinfo. */
function knows(scopes: readonly string[]): boolean {
  return scopes.includes(OPENID);
}

function wantsOffline(scopes: readonly string[]): boolean {
  return scopes.includes(OFFLINE_ACCESS);
}
