import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openidPaths } from '@gatehouse/contract/oauth/endpoints';
import { oauthAuthorize, oauthConfirm } from '@gatehouse/contract/oauth/oauth';
import { ask, type Person } from './person.ts';

/** An application of the operator's file. */
export type Client = { readonly id: string; readonly name: string; readonly home: string; readonly secret: string };

export type Tokens = { readonly access_token: string; readonly refresh_token: string };

const SECRET_BYTES = 32;

export function newClient(id: string, name: string): Client {
  return { id, name, home: `https://${id}.example`, secret: randomBytes(SECRET_BYTES).toString('base64url') };
}

/** `OAUTH_CLIENTS_FILE` with these applications: verified ones with a logo, the others new today and without. */
export function clientsFile(clients: readonly { readonly client: Client; readonly verified: boolean }[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-clients-'));
  writeFileSync(
    join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#245a42" d="M0 0h9v9H0z"/></svg>',
  );
  const file = join(folder, 'clients.json');
  const rows = clients.map(({ client: { id, name, home, secret }, verified }) => ({
    ...{ client_id: id, name, home_page: home, verified, type: 'confidential', redirect_uris: [callbackOf(home)] },
    ...(verified ? { logo: 'logo.svg', created: '2026-01-01' } : { created: new Date().toISOString().slice(0, 10) }),
    scopes: ['openid', 'offline_access', 'email', 'balance.read', 'trade', 'withdraw'],
    secret_sha256: [createHash('sha256').update(secret).digest('hex')],
  }));
  writeFileSync(file, JSON.stringify(rows));
  return file;
}

const callbackOf = (home: string) => `${home}/callback`;

/** How an application reaches a site of the product. */
export type Issuer = { readonly port: number; readonly host?: string };

/** The person lets the application do what it asks for; the application redeems its code. */
export async function connect(person: Person, issuer: Issuer, client: Client, scope: string): Promise<Tokens> {
  const verifier = randomBytes(SECRET_BYTES).toString('base64url');
  const redirect_uri = callbackOf(client.home);
  const query = new URLSearchParams({
    ...{ client_id: client.id, response_type: 'code', redirect_uri, scope, prompt: 'consent', state: 'a state' },
    ...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
  });
  const begun = await follow(person, `${openidPaths.authorization}?${query}`);
  const interaction = begun.searchParams.get('interaction') ?? '';
  const asked = await person.call(`${oauthAuthorize.path}?${new URLSearchParams({ interaction })}`);
  const scopes = (asked.result.scopes as { scope: string }[]).map((one) => one.scope);
  const { result } = await person.call(oauthConfirm.path, { interaction, allow: true, scopes });
  const back = await follow(person, `${result.redirect_url}`);
  const code = back.searchParams.get('code') ?? '';
  const answer = await tokenCall(issuer, client, {
    ...{ grant_type: 'authorization_code', redirect_uri, code, code_verifier: verifier },
  });
  if (answer.status !== 200) throw new Error(`No tokens: ${answer.text}`);
  return JSON.parse(answer.text) as Tokens;
}

/** Where a redirect of the product leads; the address itself may be another one's. */
async function follow(person: Person, address: string): Promise<URL> {
  const { pathname, search } = new URL(address, 'http://localhost');
  const { headers, status, text } = await person.open(pathname + search);
  if (!headers.location) throw new Error(`${pathname} answered with ${status}: ${text}`);
  return new URL(headers.location, 'http://localhost');
}

function tokenCall({ port, host = 'localhost' }: Issuer, { id, secret }: Client, form: Record<string, string>) {
  return ask(port, openidPaths.token, {
    ...{ method: 'POST', host: `${host}:${port}`, body: new URLSearchParams(form).toString() },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
    },
  });
}

/** @returns the status of userinfo, and the error of a refresh; undefined: it gave new tokens */
export async function tried({ port, host = 'localhost' }: Issuer, client: Client, tokens: Tokens) {
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const { status } = await ask(port, openidPaths.userinfo, { host: `${host}:${port}`, headers });
  const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
  const refreshed = JSON.parse((await tokenCall({ port, host }, client, form)).text) as { error?: string };
  return { userinfo: status, refresh: refreshed.error };
}
