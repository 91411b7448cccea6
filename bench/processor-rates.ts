import { bareTwinOf } from './bare-server.ts';
import { median } from './hammer.ts';
import { loginRound, preparedLogins } from './logins.ts';
import { type Amount, costOf, type Used, usedBy } from './processor.ts';
import { loopback, type Pace, profileTarget, rawHashes } from './rates.ts';

/** A running server; `pid` of its process. Linux only. */
export type Running = { readonly origin: string; readonly pid: number };

/** Processor time of one login, in ms: what it takes bare, and what the server takes; medians of rounds in turns. */
export type LoginTimeRow = {
  /** Of all threads of the server. */
  readonly server: number;
  /** Of that: the main thread. */
  readonly main: number;
  /** argon2id and one RSA decryption, and nothing else. */
  readonly bare: number;
  /** Of the server's to the bare one. */
  readonly ratio: number;
  readonly errors: number;
};

/** Profile calls for each second of main-thread time, beside a bare route that answers the same bytes. */
export type ProfileTimeRow = {
  readonly store: string;
  readonly perMainSecond: number;
  readonly barePerMainSecond: number;
};

const MS_PER_S = 1_000;

/** @param accounts how many there are (see accounts.ts) */
export async function loginTime(
  { origin, pid }: Running,
  accounts: number,
  { rounds, logins }: Pace,
): Promise<LoginTimeRow> {
  const raw = await rawHashes();
  const seen: { server: Used; bare: Used }[] = [];
  let errors = 0;
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const prepared = await preparedLogins(loopback(origin), accounts, logins);
      const server = await usedFor(pid, async () => {
        errors += (await loginRound(loopback(origin), prepared)).errors;
      });
      const bare = await usedFor(raw.pid, () => raw.run({ count: logins, rsa: true }));
      if (round > 0) seen.push({ server, bare });
    }
  } finally {
    raw.close();
  }
  const each = (pick: (one: (typeof seen)[number]) => number) => (median(seen.map(pick)) * MS_PER_S) / logins;
  const [server, bare] = [each((one) => one.server.process), each((one) => one.bare.process)];
  return { server, main: each((one) => one.server.main), bare, ratio: server / bare, errors };
}

/** @param store its name, for the table @param cookie of a logged-in visitor */
export async function profileTime(
  { origin, pid }: Running,
  store: string,
  cookie: string,
  amount: Amount,
): Promise<ProfileTimeRow> {
  const target = profileTarget(origin, cookie);
  const bare = await bareTwinOf(target);
  try {
    const ours = await costOf(target, pid, amount);
    const twin = await costOf(bare.target, bare.pid, amount);
    return { store, perMainSecond: MS_PER_S / ours.mainMs, barePerMainSecond: MS_PER_S / twin.mainMs };
  } finally {
    bare.close();
  }
}

async function usedFor(pid: number, work: () => Promise<unknown>): Promise<Used> {
  const before = usedBy(pid);
  await work();
  const after = usedBy(pid);
  return { main: after.main - before.main, process: after.process - before.process };
}
