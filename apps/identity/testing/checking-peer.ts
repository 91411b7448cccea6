import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ConfiguredCaptchas } from '../verification/captcha/shared/kind.ts';

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

export const PEER_SECRET = 'a-secret-of-the-checking-server';
const HUGE = 200_000;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/**
 * For tests: the checking servers of GeeTest, Tencent and reCAPTCHA on this machine. `solve…` gives a proof as their widgets would; each is
 * good once. They can be made to fail.
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
  const take = (proof: string) => solved.delete(proof);
  const answers: Record<string, (sent: URLSearchParams) => object> = {
    '/register.php': () => ({ challenge: md5(fresh('challenge')) }),
    '/validate.php': (sent) => ({
      seccode: take(`${sent.get('challenge')}|${sent.get('seccode')}`) && md5(sent.get('seccode') ?? ''),
    }),
    '/ticket/verify': (sent) => ({
      response: take(`${sent.get('Ticket')}|${sent.get('Randstr')}`) ? '1' : '9',
      evil_level: '0',
    }),
    '/siteverify': (sent) => {
      if (health.errors.length > 0) return { success: false, 'error-codes': health.errors };
      if (take(sent.get('response') ?? '')) return { success: true, hostname: health.hostname };
      return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const configured = (check: string, siteKey: string) => ({
    ...{ siteKey, secret: PEER_SECRET, check: origin + check, scripts: [], origins: [] },
  });
  const providers: ConfiguredCaptchas = {
    geetest: configured('', 'gt-id'),
    tencent: configured('/ticket/verify', '2000'),
    recaptcha: configured('/siteverify', 'site-key'),
  };
  return {
    ...{ health, asked, providers },
    solveGeetest(challenge: string) {
      const proof = { challenge: `${challenge}ab`, validate: md5(fresh('validate')), seccode: fresh('seccode') };
      solved.add(`${proof.challenge}|${proof.seccode}`);
      return proof;
    },
    solveTencent() {
      const proof = { ticket: fresh('tr03'), randstr: '@abc' };
      solved.add(`${proof.ticket}|${proof.randstr}`);
      return proof;
    },
    solveRecaptcha() {
      const token = fresh('03AG');
      solved.add(token);
      return { token };
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
