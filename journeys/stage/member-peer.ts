import { createServer } from 'node:http';
import { freePort } from './free-port.ts';

/** An operator's own API that knows one member, whose identity is verified in a country, and ends sessions. */
export type MemberPeer = {
  readonly origin: string;
  /** From now on the member's identity is verified there; undefined: the API cannot say. */
  readonly verifiedIn: (country: string | undefined) => void;
  /** From now on a path has this answer for every caller; undefined: as before. */
  readonly says: (path: string, answer: object | undefined) => void;
  readonly close: () => Promise<void>;
};

const USER = { id: 7, username: 'member', vague_email: 'm***@e***.com', vague_mobile: '', lang: 'en', status: 1 };

export async function openMemberPeer(): Promise<MemberPeer> {
  let country: string | undefined;
  const ended = new Set<string>();
  const said = new Map<string, object>();
  const answerTo = (path: string, token: string): object => {
    const answer = said.get(path);
    if (answer) return answer;
    if (path === '/logout') ended.add(token);
    if (token === '' || ended.has(token)) return { ret_code: path === '/logout' ? 0 : 10006, ret_msg: '' };
    if (path === '/user/private/info') return { ret_code: 0, result: USER };
    if (path !== '/user/private/member/info') return { ret_code: 0, result: {} };
    // The other spelling of envelopes (HTTP-10), and nothing of the member beside the country.
    return country === undefined ? { retCode: 10001, retMsg: 'no' } : { retCode: 0, result: { kyc_country: country } };
  };
  const server = createServer((request, response) => {
    request.resume();
    const { usertoken } = request.headers;
    const path = request.url?.split('?', 1)[0] ?? '';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answerTo(path, typeof usertoken === 'string' ? usertoken : '')));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    verifiedIn: (now) => {
      country = now;
    },
    says(path, answer) {
      if (answer) said.set(path, answer);
      else said.delete(path);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
