import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { freePort } from './free-port.ts';

/** An operator's API that answers one code to logins and registrations, and has nothing else to say. */
export type CodePeer = {
  readonly origin: string;
  /** What it answers from now on. */
  readonly answers: (code: number | string, message?: string, result?: object) => void;
  /** What another call is given: its result. */
  readonly gives: (path: string, result: unknown) => void;
  readonly close: () => Promise<void>;
};

const ASKED = /^\/(?:login|user\/public\/(?:login_compliance|register_compliance|register\/info))$/;

export async function openCodePeer(): Promise<CodePeer> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const given = new Map<string, unknown>();
  let told = { ret_code: 0 as number | string, ret_msg: '', result: {} };
  const server: Server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    request.resume();
    response.setHeader('content-type', 'application/json');
    if (ASKED.test(path)) return response.end(JSON.stringify(told));
    const result = path === '/user/public/encrypt-key' ? { kid: '1', spki, now: Date.now() } : given.get(path);
    if (result) response.end(JSON.stringify({ ret_code: 0, ret_msg: '', result }));
    else response.end('{"ret_code":700005,"ret_msg":"There is no such call."}');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    answers: (ret_code, ret_msg = 'The words of the server.', result = {}) => {
      told = { ret_code, ret_msg, result };
    },
    gives: (path, result) => void given.set(path, result),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
