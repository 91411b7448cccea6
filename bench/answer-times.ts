import { randomUUID } from 'node:crypto';
import { loginBegin } from '@gatehouse/contract/login/login';
import { resetBegin } from '@gatehouse/contract/recovery/account-recovery';
import { lockBegin } from '@gatehouse/contract/recovery/ban';
import { createPerson, type Person } from '../journeys/stage/person.ts';
import { openProduct, type Product } from '../journeys/stage/product.ts';

const SAMPLES = 500;
/** Each gets a share of the mails that one mailbox may have in a day. */
const ACCOUNTS = 25;
const AT_ONCE = 10;
const PASSWORD = 'four quiet words here';

const calls: readonly (readonly [path: string, payload: (name: string) => object])[] = [
  [loginBegin.path, (login_name) => ({ login_name, item: 'code' })],
  [resetBegin.path, (login_name) => ({ login_name })],
  [lockBegin.path, (login_name) => ({ login_name })],
];

let networks = 0;
function stranger({ port }: Product): Person {
  networks += 1;
  return createPerson(port, { address: `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` });
}

async function newAccount(product: Product): Promise<string> {
  const [person, email] = [stranger(product), `${randomUUID()}@times.example`];
  const uuid = await person.begin(email);
  await person.verify(uuid, await product.codeFor(email));
  const { ret_code } = await person.setPassword(uuid, PASSWORD);
  if (ret_code !== 0) throw new Error(`${email} could not be registered: ${ret_code}`);
  return email;
}

/** How often a time of one kind is the longer one: 0.5 tells nothing, 1 everything. */
function areaUnderCurve(some: readonly number[], others: readonly number[]): number {
  const wins = some.map((a) => others.reduce((sum, b) => sum + (a > b ? 1 : a === b ? 0.5 : 0), 0));
  const area = wins.reduce((sum, one) => sum + one, 0) / (some.length * others.length);
  return Math.max(area, 1 - area);
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Milliseconds of answers about names with an account and without, asked for in turns. */
async function sample(product: Product, accounts: readonly string[], path: string, payload: (name: string) => object) {
  const times: [known: number[], unknown: number[]] = [[], []];
  const free = accounts.map(() => `${randomUUID()}@times.example`);
  const one = async (at: number) => {
    const person = stranger(product);
    for (const kind of at % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const name = (kind === 0 ? accounts : free)[at % accounts.length] ?? '';
      const from = performance.now();
      const { ret_code } = await person.call(path, payload(name));
      times[kind].push(performance.now() - from);
      if (ret_code !== 0) throw new Error(`${path} answered ${ret_code}`);
    }
  };
  for (let at = 0; at < SAMPLES; at += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => one(at + more)));
  }
  return times;
}

const product = await openProduct({ TRUST_PROXY: 'loopback' });
try {
  const all: string[] = [];
  while (all.length < ACCOUNTS * calls.length) all.push(await newAccount(product));
  console.log(`${SAMPLES} answers about names with an account and as many without, one AUC of a threshold each`);
  for (const [at, [path, payload]] of calls.entries()) {
    const accounts = all.slice(at * ACCOUNTS, (at + 1) * ACCOUNTS);
    await sample(product, accounts.slice(0, AT_ONCE), path, payload).catch(() => undefined);
    const [known, unknown] = await sample(product, accounts, path, payload);
    const figures = [median(known), median(unknown)].map((ms) => `${ms.toFixed(2)} ms`).join(' and ');
    console.log(`${path.padEnd(32)} median ${figures}, AUC ${areaUnderCurve(known, unknown).toFixed(3)}`);
  }
} finally {
  await product.close();
}
