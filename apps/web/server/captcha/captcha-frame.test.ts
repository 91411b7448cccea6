import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import type { CaptchaProviders } from '@gatehouse/rules/captcha/captcha';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { commonHeaders } from '../open-server.ts';
import { captchaFrame } from './captcha-frame.ts';

const providers: CaptchaProviders = {
  geetest: {
    siteKey: '</script><b>',
    scripts: ['https://static.one.example/gt.js', 'https://static.two.example/gt.js'],
    origins: ['https://api.one.example', 'https://static.one.example'],
  },
  recaptcha: { siteKey: 'r', scripts: ['https://g.example/api.js'], origins: [], size: 'checkbox' },
};

async function open(path: string, given: CaptchaProviders | undefined = providers) {
  const server = Fastify();
  commonHeaders(server, brand, () => false);
  const filesOf = () => ({ script: '/assets/captcha-frame.js', preloads: [], style: '' });
  captchaFrame(server, { bundle: { filesOf }, providers: given });
  server.get('/other', () => 'x');
  const answer = await server.inject(path);
  await server.close();
  return answer;
}
const policyOf = ({ headers }: Awaited<ReturnType<typeof open>>) => {
  const policy = String(headers['content-security-policy']);
  return Object.fromEntries(policy.split('; ').map((one) => one.split(/ (.*)/, 2)));
};

describe('the frame of a captcha', () => {
  test('[CAPT-01] allows its own provider’s origins, each once, and no other company’s', async () => {
    const answer = await open('/captcha-frame?kind=geetest');
    const theirs = 'https://static.one.example https://static.two.example https://api.one.example';
    expect(answer.statusCode).toBe(200);
    expect(policyOf(answer)).toEqual({
      'default-src': "'none'",
      'script-src': expect.stringMatching(new RegExp(`^'nonce-[\\w-]{22}' 'self' ${theirs}$`)),
      'style-src': `'unsafe-inline' ${theirs}`,
      'img-src': `data: ${theirs}`,
      'font-src': `data: ${theirs}`,
      ...{ 'media-src': theirs, 'connect-src': theirs, 'frame-src': theirs, 'worker-src': `blob: ${theirs}` },
      ...{ 'form-action': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'self'" },
    });
    expect(answer.body).not.toContain('g.example');
  });

  test('[CAPT-01] is shown by its own site alone, is not kept, and has the other safety headers', async () => {
    const { headers } = await open('/captcha-frame?kind=recaptcha');
    expect(headers).toMatchObject({
      ...{ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'private, no-store' },
      ...{ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' },
    });
    expect((await open('/other')).headers['x-frame-options']).toBe('DENY');
  });

  test('[CAPT-01] has a nonce of its own each time, on its script alone', async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await open('/captcha-frame?kind=recaptcha');
      const nonce = /'nonce-([\w-]{22})'/.exec(policyOf(answer)['script-src'] ?? '')?.[1] ?? '';
      expect(answer.body).toContain(`<script type="module" nonce="${nonce}" src="/assets/captcha-frame.js"></script>`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  test('[CAPT-01] carries the public half of its provider, which cannot end the script that it stands in', async () => {
    const { body } = await open('/captcha-frame?kind=geetest');
    const json = /<script type="application\/json" id="provider">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ kind: 'geetest', siteKey: '</script><b>', scripts: providers.geetest?.scripts });
  });

  test.each(['?kind=tencent', '?kind=magpie', '?kind=constructor', '?kind=geetest&kind=geetest', '?kind=', ''])(
    '[CAPT-01] %s: there is none',
    async (query) => {
      const answer = await open(`/captcha-frame${query}`);
      expect([answer.statusCode, answer.headers['x-frame-options']]).toEqual([404, 'DENY']);
    },
  );

  test('[CAPT-01] where no provider is configured there is none', async () => {
    expect((await open('/captcha-frame?kind=geetest', {})).statusCode).toBe(404);
  });
});
