import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captchaWire } from '../../packages/contract/src/captcha/captcha-kinds.ts';
import { type OutsideCaptchaKind, outsideCaptchaKinds } from '../../packages/rules/src/captcha/captcha.ts';
import { captchaPeers } from './captchas/captcha-kinds.ts';
import { freePort } from './free-port.ts';

/** How a host of a peer behaves. `silent`: it takes the connection and answers nothing. */
export type Behaviour = 'well' | 'missing' | 'silent';
/** The first and the second address of a script, and the checking server. */
export type PeerHost = `${OutsideCaptchaKind} ${'first' | 'second' | 'check'}`;

/** Companies with a captcha: their scripts, on two hosts each, and their checking servers. */
export type CaptchaPeers = {
  /** For CAPTCHA_FILE, with these kinds. */
  readonly file: (kinds?: readonly OutsideCaptchaKind[]) => string;
  /** What a host does from now on; absent ones do well. */
  readonly behave: (hosts: Partial<Record<PeerHost, Behaviour>>) => void;
  /** Hosts that were asked since the last `behave`, in order. */
  readonly asked: () => readonly string[];
  readonly close: () => void;
};

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
      const { script } = captchaPeers[kind as OutsideCaptchaKind];
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    const given = new URLSearchParams([...url.searchParams, ...new URLSearchParams(await bodyOf(request))]);
    const once = (proof: string) => !used.has(proof) && used.add(proof).size > 0;
    send(response, captchaPeers[kind as OutsideCaptchaKind].checked(url.pathname.slice(kind.length + 1), given, once));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${port}`;
  return {
    file(kinds = outsideCaptchaKinds) {
      const file = join(mkdtempSync(join(tmpdir(), 'gatehouse-captcha-')), 'captcha.json');
      writeFileSync(
        file,
        JSON.stringify(Object.fromEntries(kinds.map((kind) => [captchaWire[kind].spelling, settingsOf(kind, origin)]))),
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
  const { siteKey, secret, check } = captchaPeers[kind];
  return {
    ...{ siteKey, secret, origins: [origin], check: `${origin}/${kind}${check}` },
    scripts: [`${origin}/${kind}/first/a.js`, `${origin}/${kind}/second/a.js`],
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}

function send(response: ServerResponse, answer: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
