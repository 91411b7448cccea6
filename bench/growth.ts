import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBrand } from '@gatehouse/brand/load-brand';
import { registrationInfo } from '@gatehouse/contract/registration/registration';
import { userInfo } from '@gatehouse/contract/session/session';
import { accountByName } from '@gatehouse/identity/accounts/accounts';
import { createIdentity } from '@gatehouse/identity/compose';
import { Mailbox } from '@gatehouse/identity/delivery/mailbox';
import { openDb } from '@gatehouse/identity/store';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { addAccounts, emailOf, type Place, tokenOf } from './accounts.ts';
import { median } from './hammer.ts';

/** Milliseconds of the median call, by question, at one number of accounts. */
export type GrowthRow = {
  readonly accounts: number;
  readonly seedMs: number;
  readonly medianMs: Readonly<Record<string, number>>;
};

type Question = (n: number) => Promise<unknown>;

const UNREADABLE_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/**
 * Asks the same questions of a store with `accounts` accounts: an address at login, a session's user, a new registration.
 * The store is new, and removed afterwards; a PostgreSQL database must be empty and is left as it is filled.
 */
export async function growthAt(accounts: number, calls: number, databaseUrl?: string): Promise<GrowthRow> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gatehouse-growth-'));
  const place = { dataDir, ...(databaseUrl ? { databaseUrl } : {}) };
  try {
    const start = performance.now();
    await addAccounts(place, accounts, UNREADABLE_HASH, globalSite(loadBrand()).id);
    const seedMs = performance.now() - start;
    return { accounts, seedMs, medianMs: await ask(place, accounts, calls) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function ask(place: Place, accounts: number, calls: number): Promise<Record<string, number>> {
  const db = await openDb(place, () => undefined);
  const options = { ...place, brand: loadBrand(), mailbox: new Mailbox(), trustGateway: true, logger: false };
  const identity = await createIdentity(options);
  const anyone = () => Math.floor(Math.random() * accounts);
  const questions: Record<string, Question> = {
    'login: account by address': async () => found(await accountByName(db, 'default', emailOf(anyone()))),
    'session: user of a token': async () =>
      answered(await identity.inject({ method: 'GET', url: userInfo.path, headers: { usertoken: tokenOf(anyone()) } })),
    'registration: first step': async (n) =>
      answered(
        await identity.inject({
          method: 'POST',
          url: registrationInfo.path,
          headers: { 'x-forwarded-for': `10.9.${(n >> 8) & 255}.${n & 255}` },
          payload: { register_type: 1, email: `new-${n}@bench.example` },
        }),
      ),
  };
  const medians: Record<string, number> = {};
  try {
    for (const [name, question] of Object.entries(questions)) medians[name] = await medianOf(question, calls);
    return medians;
  } finally {
    await identity.close();
    await db.destroy();
  }
}

async function medianOf(question: Question, calls: number): Promise<number> {
  const times: number[] = [];
  const warmUp = Math.ceil(calls / 5);
  for (let n = 0; n < calls + warmUp; n += 1) {
    const start = performance.now();
    await question(n);
    if (n >= warmUp) times.push(performance.now() - start);
  }
  return median(times);
}

function found(row: unknown): void {
  if (!row) throw new Error('An account that was added is not found');
}

function answered({ statusCode, body }: { statusCode: number; body: string }): void {
  const { ret_code } = JSON.parse(body) as { ret_code: number };
  if (statusCode !== 200 || ret_code !== 0) throw new Error(`A call was refused: ${statusCode} ${body}`);
}
