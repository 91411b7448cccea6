import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutsideCaptchaKind } from '../../packages/rules/src/captcha/captcha.ts';
import { geetestScript, recaptchaScript, tencentScript } from './captcha-scripts.ts';
import { freePort } from './free-port.ts';

/** How a host of a peer behaves. `silent`: it takes the connection and answers nothing. */
export type Behaviour = 'well' | 'missing' | 'silent';
/** The first and the second address of a script, and the checking server. */
export type PeerHost = `${OutsideCaptchaKind} ${'first' | 'second' | 'check'}`;

/** Three companies with a captcha: their scripts, on two hosts each, and their checking servers. */
export type CaptchaPeers = {
  /** For CAPTCHA_FILE, with these kinds. */
  readonly file: (kinds?: readonly OutsideCaptchaKind[]) => string;
  /** What a host does from now on; absent ones do well. */
  readonly behave: (hosts: Partial<Record<PeerHost, Behaviour>>) => void;
  /** Hosts that were asked since the last `behave`, in order. */
  readonly asked: () => readonly string[];
  readonly close: () => void;
};

const GEETEST_KEY = 'geetest-key';
const spellings = { geetest: 'geecaptcha', tencent: 'qqcatpcha', recaptcha: 'recaptcha' } as const;
const scripts = { geetest: geetestScript, tencent: tencentScript, recaptcha: recaptchaScript };
const allKinds = Object.keys(spellings) as OutsideCaptchaKind[];
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

export async function openCaptchaPeers(): Promise<CaptchaPeers> {
  let behaviours: Partial<Record<string, Behaviour>> = {};
  let asked: string[] = [];
  const used = new Set<string>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer');
    const [, kind = '', part = ''] = url.pathname.split('/');
    const host = `${kind} ${part === 'first' || part === 'second' ? part : 'check'}`;
    asked.push(host);
    const behaviour = behaviours[host] ?? 'well';
    if (behaviour === 'silent') return;
    if (behaviour === 'missing') return void response.writeHead(503).end();
    if (part === 'first' || part === 'second') {
      const script = scripts[kind as OutsideCaptchaKind];
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    const given = new URLSearchParams([...url.searchParams, ...new URLSearchParams(await bodyOf(request))]);
    send(response, checked(url.pathname, given, used));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${port}`;
  return {
    file(kinds = allKinds) {
      const file = join(mkdtempSync(join(tmpdir(), 'gatehouse-captcha-')), 'captcha.json');
      writeFileSync(
        file,
        JSON.stringify(Object.fromEntries(kinds.map((kind) => [spellings[kind], settingsOf(kind, origin)]))),
      );
      return file;
    },
    behave(hosts) {
      behaviours = hosts;
      asked = [];
    },
    asked: () => asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function settingsOf(kind: OutsideCaptchaKind, origin: string) {
  const check = { geetest: '/geetest', tencent: '/tencent/verify', recaptcha: '/recaptcha/siteverify' };
  return {
    siteKey: kind === 'geetest' ? randomBytes(16).toString('hex') : `${kind}-site`,
    secret: kind === 'geetest' ? GEETEST_KEY : `${kind}-secret`,
    scripts: [`${origin}/${kind}/first/a.js`, `${origin}/${kind}/second/a.js`],
    origins: [origin],
    check: origin + check[kind],
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}

function send(response: ServerResponse, answer: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

/** The checking servers, each by its company's protocol. A proof counts once. */
function checked(path: string, given: URLSearchParams, used: Set<string>): object {
  const once = (proof: string) => !used.has(proof) && used.add(proof).size > 0;
  if (path === '/geetest/register.php') return { challenge: md5(randomBytes(16).toString('hex')) };
  if (path === '/geetest/validate.php') {
    const seccode = given.get('seccode') ?? '';
    const right = seccode === `v${given.get('challenge')}|jordan` && once(seccode);
    return { seccode: right ? md5(seccode) : false };
  }
  if (path === '/tencent/verify') {
    const ticket = given.get('Ticket') ?? '';
    const right = ticket.startsWith('ticket-') && given.get('AppSecretKey') === 'tencent-secret' && once(ticket);
    return { response: right ? '1' : '7', evil_level: '0', err_msg: right ? 'OK' : 'captcha no match' };
  }
  const token = given.get('response') ?? '';
  const success = token.startsWith('token-') && given.get('secret') === 'recaptcha-secret' && once(token);
  return success ? { success, hostname: 'localhost' } : { success, 'error-codes': ['invalid-input-response'] };
}
