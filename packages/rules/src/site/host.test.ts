import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Brand } from './brand.ts';
import { hostKind, normaliseHost } from './host.ts';

const brand = {
  hosts: { china: ['cn.example'], explore: ['explore.example', 'explore.example.org'] },
} as unknown as Brand;

describe('[SITE-01] a Host header as a host name', () => {
  test.each([
    ['eu.localhost', 'eu.localhost'],
    ['EU.LocalHost', 'eu.localhost'],
    ['eu.localhost:3000', 'eu.localhost'],
    ['eu.localhost.', 'eu.localhost'],
    ['EU.localhost.:3000', 'eu.localhost'],
    ['eu.localhost:', 'eu.localhost'],
    ['eu.localhost:65535', 'eu.localhost'],
    ['localhost', 'localhost'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    [`${'a.'.repeat(126)}a`, `${'a.'.repeat(126)}a`],
  ])('%s is %s', (header, host) => {
    expect(normaliseHost(header)).toBe(host);
  });

  test.each([
    undefined,
    '',
    '.',
    ':3000',
    'eu.localhost..',
    '.eu.localhost',
    'eu..localhost',
    'eu.localhost:65536',
    'eu.localhost:99999',
    'eu.localhost:123456',
    'eu.localhost:3000:3000',
    'eu.localhost:3a',
    'user@eu.localhost',
    'eu.localhost@evil.example',
    'eu.localhost/path',
    'eu.localhost\\evil',
    'eu.localhost#x',
    'eu.localhost?x',
    'eu.localhost, kz.localhost',
    ' eu.localhost',
    'eu.localhost ',
    'eu.localhost\r\nx: y',
    'eu.localhost\u0000',
    'eu%2elocalhost',
    'eu。localhost',
    'ｅｕ.localhost',
    'bücher.example',
    '-eu.localhost',
    'eu-.localhost',
    '_eu.localhost',
    '[::1]:3000',
    '$(jndi)',
    `${'a.'.repeat(127)}a`,
    'a'.repeat(1_000_000),
  ])('%j is no host name', (header) => {
    expect(normaliseHost(header)).toBeUndefined();
  });

  test('anything is a plain host name or undefined, and a host name stays what it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.domain(), fc.webAuthority()), (header) => {
        const host = normaliseHost(header);
        expect(host === undefined || /^[a-z0-9.-]{1,253}$/.test(host)).toBe(true);
        if (host !== undefined) expect(normaliseHost(host)).toBe(host);
      }),
    );
  });

  test('a value that is not a string (a repeated header) is no host name', () => {
    expect(normaliseHost(['eu.localhost'] as unknown as string)).toBeUndefined();
  });
});

describe('[SITE-09] China and explore hosts', () => {
  test.each([
    ['cn.example', 'china'],
    ['CN.example.:443', 'china'],
    ['explore.example', 'explore'],
    ['explore.example.org:3000', 'explore'],
    ['example', 'site'],
    ['www.cn.example', 'site'],
    ['cn.example.evil', 'site'],
    ['cn.example@evil', 'site'],
    ['', 'site'],
    [undefined, 'site'],
  ] as const)('%s is %s', (host, kind) => {
    const decision = hostKind(brand, host);
    expect(decision.value).toBe(kind);
    expect(decision.trace.at(-1)).toMatchObject({ rule: 'SITE-09', outcome: 'won', detail: kind });
  });
});
