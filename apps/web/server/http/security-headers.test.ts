import { describe, expect, test } from 'vitest';
import { brandPolicy, pagePolicy } from './security-headers.ts';

const script = (connect: string[]) => ({
  ...({ id: 'x', kind: 'header', purpose: 'analytics', src: 'https://peer.example/x.js', stores: [] } as const),
  connect,
});
const directives = (policy: string) => Object.fromEntries(policy.split('; ').map((one) => one.split(/ (.*)/, 2)));

describe('a page’s policy', () => {
  test('[SHELL-11] without third-party scripts a page calls its own site only, and creates no script address', () => {
    expect(directives(pagePolicy('n', brandPolicy({ scripts: [], monitoring: {} })))).toMatchObject({
      'script-src': "'nonce-n' 'strict-dynamic'",
      'connect-src': "'self'",
      'img-src': "'self' data:",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
  });

  test('[CAPT-01] frames of its own site only where captchas of other companies may be; never of another site', () => {
    const brand = brandPolicy({ scripts: [], monitoring: {} });
    expect(directives(pagePolicy('n', brand))).not.toHaveProperty('frame-src');
    expect(directives(pagePolicy('n', brand, { frames: true }))).toEqual({
      ...directives(pagePolicy('n', brand)),
      'frame-src': "'self'",
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
