import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBrand } from '@gatehouse/brand/load-brand';
import { openidPaths } from '@gatehouse/contract/oauth/endpoints';
import { tokenCookieName } from '@gatehouse/rules/session/session';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { Browser } from '../server/oauth/browser-fixture.ts';
import { tokenOf } from './accounts.ts';
import { median } from './hammer.ts';
import { type Amount, type Used, usedBy } from './processor.ts';
import { loopback } from './rates.ts';
import { type RunningProduct, type Store, withProduct } from './running-product.ts';

/** Refreshes of tokens, medians of rounds: in a second as it is measured, and for each second of processor time. */
export type RefreshRow = {
  readonly store: Store;
  readonly what: string;
  readonly perSecond: number;
  /** For a second of the server's main thread, and of all its threads together. */
  readonly perMainSecond: number;
  readonly perProcessSecond: number;
  readonly errors: number;
};

const CONNECTIONS = 32;
const CALLBACK = 'https://bench.example/callback';
const SECRET = randomBytes(32).toString('base64url');
const clientNamed = (client_id: string, more: object = {}) => ({
  ...{ client_id, name: 'Bench', home_page: 'https://bench.example', created: '2026-01-31', type: 'confidential' },
  ...{ redirect_uris: [CALLBACK], scopes: ['openid', 'offline_access', 'balance.read'] },
  ...{ secret_sha256: [createHash('sha256').update(SECRET).digest('hex')], ...more },
});
const clients = [clientNamed('bench'), clientNamed('bench-es256', { id_token_signed_response_alg: 'ES256' })];
type Kind = { readonly what: string; readonly client: string; readonly scope: string };
const KINDS: readonly Kind[] = [
  { what: 'no id token', client: 'bench', scope: 'offline_access balance.read' },
  { what: 'an id token by ES256', client: 'bench-es256', scope: 'openid offline_access balance.read' },
  { what: 'an id token by RS256', client: 'bench', scope: 'openid offline_access balance.read' },
];

/**
 * OAUTH-06: the token endpoint of the whole product, in a process of its own, asked by applications of this one: every refresh takes the
 * token of the one before, of its own login.
 */
export async function refreshRows(store: Store, { requests, rounds }: Amount): Promise<RefreshRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatehouse-clients-'));
  const file = path.join(folder, 'clients.json');
  writeFileSync(file, JSON.stringify(clients));
  try {
    const rows: RefreshRow[] = [];
    const measureAll = async (running: RunningProduct) => {
      for (const kind of KINDS)
        rows.push({ store, what: kind.what, ...(await measured(running, kind, { requests, rounds })) });
    };
    await withProduct(store, CONNECTIONS, measureAll, { OAUTH_CLIENTS_FILE: file });
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measured(running: RunningProduct, kind: Kind, { requests, rounds }: Amount) {
  const logins = await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => loginOf(running, n, kind)));
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const seen: { readonly seconds: number; readonly used: Used }[] = [];
  let errors = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const [startedAt, before] = [performance.now(), usedBy(running.product.pid)];
    const failed = await refreshAll(agent, running.origin, logins, requests);
    const after = usedBy(running.product.pid);
    if (round === 0) continue;
    errors += failed;
    const used = { main: after.main - before.main, process: after.process - before.process };
    seen.push({ seconds: (performance.now() - startedAt) / 1_000, used });
  }
  agent.destroy();
  const per = (pick: (one: (typeof seen)[number]) => number) => requests / median(seen.map(pick));
  return {
    perSecond: per(({ seconds }) => seconds),
    perMainSecond: per(({ used }) => used.main),
    perProcessSecond: per(({ used }) => used.process),
    errors,
  };
}

/** The refresh token of a login that goes on. */
type Login = { token: string; readonly client: string };

async function refreshAll(agent: http.Agent, origin: string, logins: Login[], requests: number): Promise<number> {
  let [left, errors] = [requests, 0];
  const worker = async (login: Login) => {
    while (left > 0) {
      left -= 1;
      const next = await tokenRequest(agent, origin, login.client, {
        grant_type: 'refresh_token',
        refresh_token: login.token,
      });
      if (next === undefined) errors += 1;
      else login.token = next;
    }
  };
  await Promise.all(logins.map(worker));
  return errors;
}

/** A login with consent, as the pages do it. */
async function loginOf({ origin }: RunningProduct, account: number, { client, scope }: Kind): Promise<Login> {
  const browser = new Browser(new URL(origin).host, tokenCookieName(loadBrand(), globalSite(loadBrand()), false));
  const code_verifier = randomBytes(32).toString('base64url');
  const query = {
    ...{ client_id: client, response_type: 'code', redirect_uri: CALLBACK, scope, prompt: 'consent' },
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const back = await browser.logIn(tokenOf(account)).authorize(`/openid/auth?${new URLSearchParams(query)}`);
  const code = back.searchParams.get('code') ?? '';
  const body = { grant_type: 'authorization_code', redirect_uri: CALLBACK, code, code_verifier };
  const agent = new http.Agent();
  const token = await tokenRequest(agent, origin, client, body);
  if (token === undefined) throw new Error(`There is no refresh token at ${back}`);
  return { token, client };
}

/** @returns the refresh token of the answer; undefined: there is none */
function tokenRequest(
  agent: http.Agent,
  origin: string,
  client: string,
  body: Record<string, string>,
): Promise<string | undefined> {
  const headers = {
    host: new URL(origin).host,
    authorization: `Basic ${Buffer.from(`${client}:${SECRET}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  return new Promise((resolve, reject) => {
    const options = { agent, method: 'POST', headers };
    const request = http.request(`${loopback(origin)}${openidPaths.token}`, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve(JSON.parse(text).refresh_token));
    });
    request.once('error', reject);
    request.end(new URLSearchParams(body).toString());
  });
}
