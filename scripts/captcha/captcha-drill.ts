import { hash, randomBytes, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { parseArgs } from 'node:util';
import type { Envelope } from '@gatehouse/contract/call/call';
import type { MagpieResult } from '@gatehouse/contract/captcha/captcha';
import { codes } from '@gatehouse/contract/errors/codes';
import { captchaParts } from '@gatehouse/rules/captcha/captcha-outage';
import type { CaptchaMatrix } from '../../server/captcha-pages.ts';
import { solveMagpie } from './solve-magpie.ts';

/**
 * CAPT-06: runs an outage drill against a running product and prints what visitors would meet. Each outage reaches this command's
 * own device alone, so that no visitor notices, and ends with the command.
 *
 *     npm run drill -- --management http://127.0.0.1:3001
 */
const { values } = parseArgs({ options: { management: { type: 'string', default: 'http://127.0.0.1:3001' } } });
const MANAGEMENT = values.management;
const SECRET = randomBytes(32).toString('base64url');
const GUID = randomUUID();
/** As the API names the device. */
const DEVICE = hash('sha256', SECRET, 'base64url');
const WAIT_MS = 15_000;

type Outage = { readonly kind: string; readonly part: string };
type Row = {
  readonly outage: string;
  readonly site: string;
  readonly action: string;
  readonly meets: string;
  readonly api: string;
};

type Reply = { readonly status: number; readonly text: string };

/** A request to an address, whose host need not resolve where it is this machine's (`*.localhost`). */
function send(address: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Reply> {
  const url = new URL(address);
  const isLocal = url.hostname.endsWith('localhost');
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ method, port: url.port, path: url.pathname + url.search, timeout: WAIT_MS },
        host: isLocal ? '127.0.0.1' : url.hostname,
        headers: { host: url.host, ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`${address} did not answer in ${WAIT_MS / 1_000} s`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

async function manage<Result>(path: string, method = 'GET', payload?: object): Promise<Result> {
  const { status, text } = await send(`${MANAGEMENT}${path}`, { method, body: payload ? JSON.stringify(payload) : '' });
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
  return JSON.parse(text) as Result;
}

function endDrill(): Promise<unknown> {
  return manage(`/captcha/outages?device=${DEVICE}`, 'DELETE');
}

type Place = CaptchaMatrix['sites'][number];

/** A call of the front end, as a browser of this command's device makes it. */
async function call<Result>({ origin }: Place, path: string, payload?: object): Promise<Envelope<Result>> {
  const cookie = `${cookies.guid}=${GUID}; ${cookies.device}=${SECRET}`;
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const more = payload ? { method: 'POST', body: JSON.stringify(payload) } : {};
  return JSON.parse((await send(`${origin}/x-api${path}`, { headers, ...more })).text) as Envelope<Result>;
}

const attempts = {
  // No such password can be read: nothing is hashed.
  login: {
    path: '/login',
    payload: () => ({
      ...{ login_name: 'drill@example.com' },
      encrypt_password: 'AA==',
      encrypt_timestamp: '1000000000000',
    }),
  },
  // A registration that sends nothing, and expires.
  register: {
    path: '/user/public/register/info',
    payload: ({ registerType }: Place) => ({ register_type: registerType, email: `drill-${randomUUID()}@example.com` }),
  },
} as const;

/** What the API says to an action with magpie's proof, without a hash or a message. */
async function tryAction(place: Place, action: keyof typeof attempts, scene: string): Promise<string> {
  const { ret_code, result } = await call<MagpieResult>(place, `/user/public/captcha/magpie?scene=${scene}`);
  if (ret_code !== 0 || !result) return `no challenge (${ret_code})`;
  if (result.demand === 'none') return 'asks nothing';
  const begun = performance.now();
  const token = result.challenge && (await solveMagpie(result.challenge));
  const ms = Math.round(performance.now() - begun);
  solvedMs.push(...(token ? [ms] : []));
  const { path, payload } = attempts[action];
  const proof = token ? { magpie_verify_info: { token, scene } } : {};
  const answer = await call(place, path, { ...payload(place), ...proof });
  return `${token ? 'magpie' : 'without proof'}: ${said(answer.ret_code)}`;
}

/** What the attempts below come to once the captcha was accepted: a password that cannot be read, a registration that begins. */
const FURTHER: readonly number[] = [
  codes.success,
  codes.passwordUnreadable,
  codes.timestampOutOfWindow,
  codes.signUpBlocked,
];

/** The action itself goes no further: that it was looked at means that the captcha was accepted. */
function said(code: number): string {
  if (code === codes.captchaRequired) return 'asks for a captcha';
  if (code === codes.captchaRefused) return 'refused';
  if (code === codes.captchaNotChecked) return 'could not be checked';
  if (code === codes.addressLimit || code === codes.deviceOrAccountLimit) return 'too many tries';
  return FURTHER.includes(code) ? 'accepted' : `unknown answer ${code}`;
}

const nameOf = (outages: readonly Outage[]) => outages.map(({ kind, part }) => `${kind}.${part}`).join(', ');

async function drill(outages: readonly Outage[]): Promise<Row[]> {
  for (const outage of outages) await manage('/captcha/outages', 'POST', { ...outage, device: DEVICE, minutes: 5 });
  try {
    const { sites } = await manage<CaptchaMatrix>(`/captcha/matrix?off=${encodeURIComponent(nameOf(outages))}`);
    const rows: Row[] = [];
    for (const place of sites) {
      for (const { action, scene, meets } of place.actions) {
        const api = await tryAction(place, action, scene);
        rows.push({ outage: nameOf(outages) || 'none', site: place.id, action, meets, api });
      }
    }
    return rows;
  } finally {
    await endDrill();
  }
}

/** Sites that say the same share a line. */
function grouped(rows: readonly Row[]): string[][] {
  const lines = new Map<string, { row: Row; sites: string[] }>();
  for (const row of rows) {
    const key = [row.outage, row.action, row.meets, row.api].join('\n');
    const line = lines.get(key) ?? { row, sites: [] };
    line.sites.push(row.site);
    lines.set(key, line);
  }
  return [...lines.values()].map(({ row, sites }) => [row.outage, row.action, row.meets, row.api, sites.join(' ')]);
}

function print(table: readonly (readonly string[])[]): void {
  const widths = table[0]?.map((_, at) => Math.max(...table.map((line) => line[at]?.length ?? 0))) ?? [];
  for (const line of table)
    console.log(
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** Nothing, each part of each captcha, the scripts of other companies, and everything. */
function scenariosOf(kinds: CaptchaMatrix['kinds']): readonly (readonly Outage[])[] {
  const others = kinds.filter((kind) => kind !== 'magpie');
  return [
    [],
    ...kinds.flatMap((kind) => captchaParts.map((part) => [{ kind, part }])),
    ...(others.length > 1 ? [others.map((kind) => ({ kind, part: 'script' }))] : []),
    ...(others.length > 0 ? [kinds.map((kind) => ({ kind, part: 'provider' }))] : []),
  ];
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endDrill().finally(() => process.exit(130)));
}
const { cookies, kinds } = await manage<CaptchaMatrix>('/captcha/matrix');
const solvedMs: number[] = [];
const rows: Row[] = [];
for (const outages of scenariosOf(kinds)) rows.push(...(await drill(outages)));
print([['Outage', 'Action', 'A visitor meets', 'The API says', 'Sites'], ...grouped(rows)]);
const middle = solvedMs.toSorted((one, other) => one - other)[Math.floor(solvedMs.length / 2)];
console.log(`\nmagpie was solved ${solvedMs.length} times on this machine, in ${middle ?? '–'} ms in the middle.`);
