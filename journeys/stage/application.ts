import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './person.ts';

/** RFC 7636, 4.1: 43 characters or more. */
const VERIFIER = 'a-verifier-of-the-application-which-is-long-enough';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const LONG_AGO = '2020-01-31';
/** A picture of three bars. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#125"/><path d="M12 34V22h6v12zm9 0V12h6v22zm9 0V18h6v16z" fill="#fff"/></svg>';

/** An application on a person's machine, and a partner's page: as an operator registers them. */
export const desk = { client_id: 'desk', name: 'Tax Desk', redirect_uri: 'http://127.0.0.1/callback' } as const;
export const page = {
  ...{ client_id: 'page', name: 'Portfolio' },
  redirect_uri: 'https://portfolio.example/callback',
} as const;

const ALL = ['openid', 'profile', 'email', 'offline_access', 'balance.read', 'trade', 'withdraw'];

/** @returns the path of a file for `OAUTH_CLIENTS_FILE` */
export function clientsFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-clients-'));
  writeFileSync(join(folder, 'logo.svg'), LOGO);
  const today = new Date().toISOString().slice(0, 10);
  const rows = [
    {
      ...{ client_id: desk.client_id, name: desk.name, home_page: 'https://desk.example', type: 'native' },
      ...{ verified: false, created: today, redirect_uris: [desk.redirect_uri], scopes: ALL },
    },
    {
      ...{ client_id: page.client_id, name: page.name, home_page: 'https://portfolio.example', type: 'public' },
      ...{ verified: true, created: LONG_AGO, redirect_uris: [page.redirect_uri], scopes: ALL, logo: 'logo.svg' },
    },
  ];
  const file = join(folder, 'clients.json');
  writeFileSync(file, JSON.stringify(rows));
  return file;
}

export type Application = Awaited<ReturnType<typeof openApplication>>;

/** The application `desk`, which really listens where browsers are sent back to. */
export async function openApplication() {
  const answers: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname !== '/callback') return response.writeHead(404).end();
    answers.push(searchParams);
    return response.setHeader('content-type', 'text/html').end('<!doctype html><title>Back</title><h1>Back</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const callback = `http://127.0.0.1:${port}/callback`;
  return {
    callback,
    /** What it got, first to last. */
    answers,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Where an application sends a browser, after the site's origin. */
export function requestPath(more: Readonly<Record<string, string>>): string {
  return `/openid/auth?${new URLSearchParams({
    ...{ client_id: desk.client_id, response_type: 'code', scope: 'openid', state: 'a state', ...more },
    ...{ code_challenge: CHALLENGE, code_challenge_method: 'S256' },
  })}`;
}

/** Gives a code for tokens. @param host of the site, with its port */
export async function redeem(
  port: number,
  code: string | null,
  redirect_uri: string,
  host?: string,
): Promise<{ readonly scope?: string; readonly error?: string }> {
  const { text } = await ask(port, '/openid/token', {
    ...{ method: 'POST', ...(host ? { host } : {}) },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', client_id: desk.client_id, redirect_uri, code_verifier: VERIFIER },
      code: code ?? '',
    }).toString(),
  });
  return JSON.parse(text);
}
