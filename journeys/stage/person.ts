import { constants, createPublicKey, publicEncrypt, randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { proofFor } from './captcha.ts';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

type Asked = { method?: string; host?: string; headers?: Record<string, string>; body?: string };

/** One HTTP request to the product, without following redirects. `host` is what the Host header says. */
export function ask(port: number, path: string, { method = 'GET', host, headers, body }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ host: '127.0.0.1', port, path, method, setHost: false, agent: false },
        headers: { host: host ?? `localhost:${port}`, ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** A browser as the server sees it, without the browser: cookies, calls, and the password encrypted as the page does it. */
export type Person = ReturnType<typeof createPerson>;

type Envelope = {
  ret_code: number;
  ret_msg: string;
  result: Record<string, unknown> & { spki: string; uuid: string; recall_stage?: string };
};

/** A call that another one needs first had another status than 200. */
export class NotAnswered extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The key was answered with ${status}`);
    this.status = status;
  }
}

/** SIGNUP-01, SIGNUP-03: by what message an address or number is proved. */
type Item = 'email' | 'email_link' | 'mobile';

/** A number is international: no country has to read it. */
const named = (name: string, item: Item) => (item === 'mobile' ? { mobile: name, country: 'ZZ' } : { email: name });

/** SESS-02: the guid, and the secret that proves the device. */
const DEVICE_COOKIES = ['gh_guid', 'gh_device'];

/** Whether a cookie is the device's, and no session's. */
export const isOfDevice = (name: string) => DEVICE_COOKIES.includes(name);

type More = {
  readonly host?: string;
  /** ISO 3166-1, as a trusted proxy says it; absent: not known. */
  readonly country?: string;
  /** Of mails and answers, as a page tells it. */
  readonly language?: string;
  readonly userAgent?: string;
  readonly guid?: string;
  readonly address?: string;
  readonly device?: ReadonlyMap<string, string>;
};

/**
 * @param more.guid SESS-02: as page scripts see it, and so may others
 * @param more.address where calls come from, for a product that trusts its proxy on this machine
 * @param more.device cookies of the browser whose device it is, with what proves that
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one object; what it can do shares its cookies.
export function createPerson(
  port: number,
  {
    host = 'localhost',
    userAgent = 'journey',
    guid = randomUUID() as string,
    address,
    country,
    language,
    device,
  }: More = {},
) {
  const cookies = new Map([['gh_guid', guid], ...[...(device ?? [])].filter(([name]) => isOfDevice(name))]);

  async function open(path: string, more: Asked = {}): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const from: Record<string, string> = {
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...(country ? { 'cf-ipcountry': country } : {}),
      ...(language ? { lang: language } : {}),
    };
    const headers = { 'user-agent': userAgent, ...(cookie ? { cookie } : {}), ...from, ...more.headers };
    const answer = await ask(port, path, { host: `${host}:${port}`, ...more, headers });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(?:;|$)/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  function ofApi(path: string, payload?: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const method = payload ? 'POST' : 'GET';
    return open(`/x-api${path}`, { method, headers, body: payload && JSON.stringify(payload) });
  }

  /** A call under `/x-api`, with the captcha that it needs; POST when there is a payload. */
  async function call(path: string, payload?: object): Promise<Envelope & { status: number }> {
    // What a reset has proved already needs none.
    const needsProof = payload && !('magpie_verify_info' in payload) && !('reset' in payload);
    const solved = needsProof ? { ...payload, ...(await proofFor(path, ofApi, host)) } : payload;
    const answer = await ofApi(path, solved);
    return { ...(JSON.parse(answer.text) as Envelope), status: answer.status };
  }

  /** LOGIN-03 */
  async function locked(password: string, stamp = Date.now()) {
    const { result, status } = await call('/user/public/encrypt-key');
    if (status !== 200) throw new NotAnswered(status);
    const encrypt_timestamp = String(stamp);
    const key = createPublicKey({ key: Buffer.from(result.spki, 'base64'), format: 'der', type: 'spki' });
    const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const secret = publicEncrypt(padding, Buffer.from(`${password}|${encrypt_timestamp}`));
    return { encrypt_password: secret.toString('base64'), encrypt_timestamp };
  }

  /** SIGNUP-04: as far as the message to that address or number. */
  async function begin(name: string, item: Item = 'email'): Promise<string> {
    const register_type = item === 'mobile' ? 5 : 1;
    const { result } = await call('/user/public/register/info', { register_type, ...named(name, item) });
    await call('/user/public/register/send/verify/item', { uuid: result.uuid, item });
    return result.uuid;
  }

  /** SIGNUP-02: the same in one call. */
  async function beginAtOnce(name: string, item: Item = 'email'): Promise<string> {
    const { path, payload } =
      item === 'mobile' ? { path: 'mobile', payload: {} } : { path: 'email', payload: { item } };
    const { result } = await call(`/verify/register/${path}`, { ...named(name, item), ...payload });
    return result.uuid;
  }

  /** SIGNUP-02: proof and password together; without a code the link has been confirmed. */
  async function registerAtOnce(
    name: string,
    proof: { uuid: string; code?: string },
    password: string,
    item: Item = 'email',
  ) {
    const path = item === 'mobile' ? '/register/mobile' : '/register/email';
    return call(path, { ...named(name, item), ...proof, ...(await locked(password)) });
  }

  return {
    cookies,
    open,
    call,
    locked,
    begin,
    beginAtOnce,
    registerAtOnce,
    confirmLink: (uuid: string, link_token: string) => call('/user/public/register/verify', { uuid, link_token }),
    verify: (uuid: string, code: string) => call('/user/public/register/verify', { uuid, code }),
    setPassword: async (uuid: string, password: string) =>
      call('/user/public/register/password', { uuid, ...(await locked(password)) }),
    logIn: async (login_name: string, password: string) => call('/login', { login_name, ...(await locked(password)) }),
    /** For a browser's context, whose login page has the plain form: it remembers no account. */
    forBrowser: () =>
      [...cookies]
        .filter(([name]) => name !== 'known_account')
        .map(([name, value]) => ({
          name,
          value,
          url: `http://${host}:${port}`,
          httpOnly: name !== 'gh_guid',
        })),
  };
}
