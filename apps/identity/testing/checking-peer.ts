import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OutsideCaptchaKind, outsideCaptchaKinds } from '@gatehouse/rules/captcha/captcha';
import type { ConfiguredCaptchas } from '../verification/captcha/shared/kind.ts';
import { type CheckingKind, type CheckingParts, PEER_SECRET } from './checking/checking-kind.ts';
import { geetest } from './checking/geetest.ts';
import { recaptcha } from './checking/recaptcha.ts';
import { tencent } from './checking/tencent.ts';

/** What the checking servers do wrong from now on. */
export type Outage =
  | 'reset'
  | 'reset once'
  | 'silent'
  | 'fails'
  | 'garbage'
  | 'huge'
  | 'redirects'
  | 'refuses'
  | 'down';

export type CheckingPeer = Awaited<ReturnType<typeof openCheckingPeer>>;

/** CAPT-01: a new kind is a row here, and a file in `checking/`. */
const kinds: Readonly<Record<OutsideCaptchaKind, CheckingKind>> = { geetest, tencent, recaptcha };
const HUGE = 200_000;

/**
 * For tests: the checking servers of other companies on this machine, each below a path of its name. `solve` gives a proof as a widget would;
 * each is good once. They can be made to fail.
 */
export async function openCheckingPeer() {
  const solved = new Set<string>();
  const asked: { path: string; sent: URLSearchParams }[] = [];
  const health = { outage: undefined as Outage | undefined, hostname: 'localhost', errors: [] as string[] };
  let made = 0;
  const fresh = (name: string) => {
    made += 1;
    return `${name}-${made}`;
  };
  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://peer');
    const sent = request.method === 'POST' ? new URLSearchParams(await textOf(request)) : searchParams;
    asked.push({ path, sent });
    const { outage } = health;
    if (outage === 'reset once') health.outage = undefined;
    if (outage === 'reset' || outage === 'reset once') return void request.socket.resetAndDestroy();
    if (outage === 'silent') return;
    if (outage === 'fails') return void response.writeHead(500).end('{"success":true,"response":"1"}');
    if (outage === 'redirects') return void response.writeHead(302, { location: '/elsewhere' }).end();
    if (outage === 'refuses') return void response.writeHead(400).end('{}');
    if (outage === 'garbage') return void response.end('<html>');
    if (outage === 'huge') return void response.end(`{"success":true,"response":"1","x":"${'x'.repeat(HUGE)}"}`);
    response.end(JSON.stringify(answers[path]?.(sent) ?? {}));
  });
  const parts: CheckingParts = { take: (proof) => solved.delete(proof), fresh, health };
  const answers = Object.fromEntries(
    outsideCaptchaKinds.flatMap((kind) =>
      Object.entries(kinds[kind].answers(parts)).map(([path, answer]) => [`/${kind}${path}`, answer] as const),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const providers: ConfiguredCaptchas = Object.fromEntries(
    outsideCaptchaKinds.map((kind) => {
      const { siteKey, check } = kinds[kind];
      return [kind, { siteKey, secret: PEER_SECRET, check: `${origin}/${kind}${check}`, scripts: [], origins: [] }];
    }),
  );
  return {
    ...{ health, asked, providers },
    solve(kind: OutsideCaptchaKind, challenge = '') {
      const { proof, known } = kinds[kind].solve(fresh, challenge);
      solved.add(known);
      return proof;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
