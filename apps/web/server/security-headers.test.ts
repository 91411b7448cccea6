import { describe, expect, test } from 'vitest';
import { brandPolicy, needsNoOpenerPolicy, pagePolicy } from './security-headers.ts';

const script = (connect: string[]) => ({
  ...({ id: 'x', kind: 'header', purpose: 'analytics', src: 'https://peer.example/x.js', stores: [] } as const),
  connect,
});
const directives = (policy: string) => Object.fromEntries(policy.split('; ').map((one) => one.split(/ (.*)/, 2)));

describe('a page’s policy', () => {
  test('[SHELL-11] without scripts of others a page calls its own site alone, and makes no script address', () => {
    expect(directives(pagePolicy('n', brandPolicy({ scripts: [], monitoring: {} })))).toMatchObject({
      'script-src': "'nonce-n' 'strict-dynamic'",
      'connect-src': "'self'",
      'img-src': "'self' data:",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
  });

  test('[SHELL-11] [SHELL-16] the brand’s scripts and reports may call what the brand names, each once; scripts still need the nonce', () => {
    const brand = {
      scripts: [script(['https://a.example', 'https://b.example']), script(['https://a.example'])],
      monitoring: { logger: 'https://log.example/in?x=1', analytics: 'https://b.example/stats' },
    };
    expect(directives(pagePolicy('n', brandPolicy(brand)))).toMatchObject({
      'script-src': "'nonce-n' 'strict-dynamic'",
      'connect-src': "'self' https://a.example https://b.example https://log.example",
      'img-src': "'self' data: https://a.example https://b.example",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'gatehouse-scripts',
    });
  });
});

describe('the policy about openers is left out', () => {
  const TYPED = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };
  const brands = (version: string) => `"Not(A:Brand";v="24", "Chromium";v="${version}", "Google Chrome";v="${version}"`;

  test.each([
    ['where the user typed the address', { ...TYPED, 'sec-ch-ua': brands('156') }, true],
    ['in a later version', { ...TYPED, 'sec-ch-ua': brands('201') }, true],
    ['not for a link of another site', { ...TYPED, 'sec-fetch-site': 'cross-site', 'sec-ch-ua': brands('156') }, false],
    ['not for a link of this site', { ...TYPED, 'sec-fetch-site': 'same-origin', 'sec-ch-ua': brands('156') }, false],
    ['not for a call', { ...TYPED, 'sec-fetch-dest': 'empty', 'sec-ch-ua': brands('156') }, false],
    ['not in an earlier version', { ...TYPED, 'sec-ch-ua': brands('155') }, false],
    ['not in another browser', TYPED, false],
    [
      'not for a brand that only looks alike',
      { ...TYPED, 'sec-ch-ua': '"Chromium";v="x", "Chromiumlike";v="200"' },
      false,
    ],
    ['not where nothing says how the page was opened', { 'sec-ch-ua': brands('156') }, false],
  ])('%s', (_, headers, expected) => {
    expect(needsNoOpenerPolicy(headers)).toBe(expected);
  });
});
