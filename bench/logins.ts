import { constants, createPublicKey, type KeyObject, publicEncrypt, randomUUID } from 'node:crypto';
import http from 'node:http';
import { encryptKey, login } from '@gatehouse/contract/login/login';
import { proofFor } from '../journeys/stage/captcha.ts';
import { emailOf } from './accounts.ts';
import type { Round } from './hammer.ts';

export const PASSWORD = 'seven green lanterns';
const CLIENTS = 8;
const FLOOD_CLIENTS = 64;

export type Prepared = { readonly headers: Record<string, string>; readonly body: string };

/**
 * As many logins of different people as are asked for, encrypted and with their captchas solved; every one has a device and address of
 * its own.
 * @param origin of the running server
 * @param accounts how many there are (see accounts.ts)
 */
export async function preparedLogins(
  origin: string,
  accounts: number,
  logins: number,
  password = PASSWORD,
): Promise<Prepared[]> {
  const key = await publicKeyOf(origin);
  const prepared: Prepared[] = [];
  while (prepared.length < logins) {
    const from = prepared.length;
    const some = Array.from({ length: Math.min(CLIENTS, logins - from) }, (_, n) => from + n);
    prepared.push(...(await Promise.all(some.map((n) => prepare(origin, key, n, accounts, password)))));
  }
  return prepared;
}

/**
 * Logs in, several at once, through the gateway.
 * @param prepared are used up
 * @returns logins per second, and how many were refused
 */
export async function loginRound(origin: string, prepared: Prepared[]): Promise<Round> {
  const logins = prepared.length;
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  let errors = 0;
  const start = performance.now();
  const client = async () => {
    for (let next = prepared.pop(); next; next = prepared.pop()) {
      if (!(await succeeds(origin, agent, next))) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - start) / 1_000;
  agent.destroy();
  return { perSecond: (logins - errors) / seconds, errors };
}

/**
 * Tries wrong passwords of different people from different addresses, many at once, until stopped.
 * @returns how to stop; that answers how many were tried
 */
export async function floodOfWrongLogins(
  origin: string,
  accounts: number,
  most: number,
): Promise<() => Promise<number>> {
  const prepared = await preparedLogins(origin, accounts, most, 'not the password');
  const agent = new http.Agent({ keepAlive: true, maxSockets: FLOOD_CLIENTS });
  let running = true;
  const client = async () => {
    for (let next = prepared.pop(); next && running; next = prepared.pop()) await succeeds(origin, agent, next);
  };
  const clients = Promise.all(Array.from({ length: FLOOD_CLIENTS }, client));
  return async () => {
    const tried = most - prepared.length;
    running = false;
    await clients;
    agent.destroy();
    return tried;
  };
}

async function publicKeyOf(origin: string): Promise<KeyObject> {
  const answer = await fetch(`${origin}/x-api${encryptKey.path}`);
  const { result } = (await answer.json()) as { result: { spki: string } };
  return createPublicKey({ key: Buffer.from(result.spki, 'base64'), format: 'der', type: 'spki' });
}

async function prepare(
  origin: string,
  key: KeyObject,
  n: number,
  accounts: number,
  password: string,
): Promise<Prepared> {
  // A timestamp is taken once by an account, so that a second login of the same one needs another.
  const timestamp = String(Date.now() - Math.floor(n / accounts));
  const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const encrypted = publicEncrypt(options, Buffer.from(`${password}|${timestamp}`));
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  // What the login brings again: the device is named by its guid and proved by its secret.
  const cookies = [`gh_guid=${randomUUID()}`];
  const get = async (path: string) => {
    const answer = await fetch(`${origin}/x-api${path}`, { headers: { ...headers, cookie: cookies.join('; ') } });
    cookies.push(...answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? ''));
    return { status: answer.status, text: await answer.text() };
  };
  const proof = await proofFor(login.path, get, new URL(origin).hostname);
  return {
    headers: { ...headers, cookie: cookies.join('; ') },
    body: JSON.stringify({
      login_name: emailOf(n % accounts),
      encrypt_password: encrypted.toString('base64'),
      encrypt_timestamp: timestamp,
      ...proof,
    }),
  };
}

function succeeds(origin: string, agent: http.Agent, { headers, body }: Prepared): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.request(`${origin}/x-api${login.path}`, { agent, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve(text.includes('"ret_code":0')));
    });
    request.on('error', () => resolve(false));
    request.end(body);
  });
}
