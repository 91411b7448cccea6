import { constants, createPublicKey, type KeyObject, publicEncrypt, randomUUID } from 'node:crypto';
import http from 'node:http';
import { encryptKey, login } from '@gatehouse/contract/login/login';
import { emailOf } from './accounts.ts';
import type { Round } from './hammer.ts';

export const PASSWORD = 'seven green lanterns';
const CLIENTS = 8;
const FLOOD_CLIENTS = 64;

type Prepared = { readonly headers: Record<string, string>; readonly body: string };

/**
 * Logs in as many different people, several at once, through the gateway; every login has a device and address of its own.
 * @param origin of the running server
 * @param accounts how many there are (see accounts.ts)
 * @returns logins per second, and how many were refused
 */
export async function loginRound(origin: string, accounts: number, logins: number): Promise<Round> {
  const key = await publicKeyOf(origin);
  const prepared = Array.from({ length: logins }, (_, n) => prepare(key, n, accounts, PASSWORD));
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
  const key = await publicKeyOf(origin);
  const prepared = Array.from({ length: most }, (_, n) => prepare(key, n, accounts, 'not the password'));
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

function prepare(key: KeyObject, n: number, accounts: number, password: string): Prepared {
  // A timestamp is taken once by an account, so that a second login of the same one needs another.
  const timestamp = String(Date.now() - Math.floor(n / accounts));
  const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const encrypted = publicEncrypt(options, Buffer.from(`${password}|${timestamp}`));
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  return {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie: `gh_guid=${randomUUID()}` },
    body: JSON.stringify({
      login_name: emailOf(n % accounts),
      encrypt_password: encrypted.toString('base64'),
      encrypt_timestamp: timestamp,
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
