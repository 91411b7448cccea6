import { type ContentKind, contentHost, contentKinds } from '@gatehouse/rules/site/content-host';
import { hostKind } from '@gatehouse/rules/site/host';
import { allowedOrigins, globalSite, officialHost, originOf, siteById, siteOf } from '@gatehouse/rules/site/site-of';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBrand as brand } from './default-brand.ts';
import { loadBrand } from './load-brand.ts';

const hosts = [
  ['localhost', 'GLOBAL'],
  ['eu.localhost', 'EU'],
  ['kz.localhost', 'KAZ'],
  ['tr.localhost', 'TUR'],
  ['hk.localhost', 'HKG'],
  ['ae.localhost', 'ARE'],
  ['nl.localhost', 'NLD'],
  ['ge.localhost', 'GEO'],
  ['id.localhost', 'IDN'],
  ['testnet.localhost', 'TESTNET'],
] as const;

const unknownHosts = [
  undefined,
  '',
  'cn.localhost',
  'explore.localhost',
  'shop.eu.localhost',
  'www.eu.localhost',
  'eu.localhost.evil.example',
  'evil.example',
  'xeu.localhost',
  'eu.localhost@evil.example',
  'eu.localhost,kz.localhost',
  'eu.localhost/',
  '__proto__',
  'constructor',
  '127.0.0.1',
  '[::1]',
  'eu.localhost\u0000',
  'x'.repeat(100_000),
];

describe('[SITE-01] the site by host', () => {
  test.each(hosts)('%s is %s, in any spelling of the same host', (host, id) => {
    for (const spelling of [host, host.toUpperCase(), `${host}.`, `${host}:3000`, `${host}.:443`]) {
      const decision = siteOf(brand, spelling);
      expect(decision.value.id).toBe(id);
      expect(decision.trace).toMatchObject([{ rule: 'SITE-01', outcome: 'won', detail: `${host} → ${id}` }]);
    }
  });

  test.each(unknownHosts)('%j is the global site', (host) => {
    const { value, trace } = siteOf(brand, host);
    expect(value.id).toBe('GLOBAL');
    expect(trace.map(({ outcome }) => outcome)).toEqual(['passed over', 'passed over', 'won']);
  });

  test.each([
    ['blog.eu.localhost', 'EU'],
    ['learn.nl.localhost', 'NLD'],
    ['testnet-newblog.localhost', 'TESTNET'],
    // The Dutch site, too, leads there: it stays the global site's.
    ['blog.localhost', 'GLOBAL'],
  ])('[SITE-02] the content host %s belongs to %s', (host, id) => {
    const { value, trace } = siteOf(brand, host);
    expect(value.id).toBe(id);
    expect(trace.at(-1)).toMatchObject({ rule: 'SITE-02', outcome: 'won', detail: `${host} → ${id}` });
  });

  test('every host is some site’s', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.domain()), (host) => {
        expect(brand.sites).toContain(siteOf(brand, host).value);
      }),
    );
  });

  test('an id leads back to its site, an unknown one nowhere', () => {
    for (const site of brand.sites) expect(siteById(brand, site.id)).toBe(site);
    expect(siteById(brand, 'XX')).toBeUndefined();
    expect(globalSite(brand).kind).toBe('global');
  });
});

test('[SITE-02] the test network has an environment of its own, and nobody shares it', () => {
  const testnets = brand.sites.filter(({ environment }) => environment !== 'default');
  expect(testnets.map(({ id, kind, environment }) => ({ id, kind, environment }))).toEqual([
    { id: 'TESTNET', kind: 'testnet', environment: 'testnet' },
  ]);
});

describe('[SITE-03, SITE-04, SITE-05, SITE-06, SITE-07] content hosts by host', () => {
  const own = (domain: string) => [`blog.${domain}`, `learn.${domain}`, `announcements.${domain}`];
  const table: readonly (readonly [string, string, readonly string[]])[] = [
    ['SITE-03', 'localhost', own('localhost')],
    ['SITE-03', 'eu.localhost', own('eu.localhost')],
    ['SITE-03', 'kz.localhost', own('kz.localhost')],
    ['SITE-03', 'tr.localhost', own('tr.localhost')],
    ['SITE-03', 'ge.localhost', own('ge.localhost')],
    ['SITE-03', 'id.localhost', own('id.localhost')],
    [
      'SITE-04',
      'testnet.localhost',
      ['testnet-newblog.localhost', 'testnet-learn.localhost', 'testnet-announcements.localhost'],
    ],
    ['SITE-05', 'ae.localhost', own('localhost')],
    ['SITE-06', 'nl.localhost', ['blog.localhost', 'learn.nl.localhost', 'announcements.nl.localhost']],
    ['SITE-06', 'hk.localhost', ['blog.localhost', 'learn.localhost', 'announcements.hk.localhost']],
    ['SITE-07', 'br.localhost', own('br.localhost')],
    ['SITE-07', 'www.br.localhost', own('br.localhost')],
    ['SITE-07', 'evil.example', own('localhost')],
    ['SITE-07', 'br.localhost.evil.example', own('localhost')],
    ['SITE-07', 'evilbr.localhost', own('localhost')],
    ['SITE-07', '', own('localhost')],
    ['SITE-07', 'eu.localhost@evil.example', own('localhost')],
    ['SITE-03', 'KZ.localhost.:3000', own('kz.localhost')],
    // From a content host to its neighbours.
    ['SITE-03', 'blog.kz.localhost', own('kz.localhost')],
    ['SITE-03', 'blog.localhost', own('localhost')],
    ['SITE-06', 'announcements.hk.localhost', ['blog.localhost', 'learn.localhost', 'announcements.hk.localhost']],
    [
      'SITE-04',
      'testnet-newblog.localhost',
      ['testnet-newblog.localhost', 'testnet-learn.localhost', 'testnet-announcements.localhost'],
    ],
  ];

  test.each(table)('[%s] of %j are %j', (rule, host, expected) => {
    const decisions = contentKinds.map((kind) => contentHost(brand, host, kind));
    expect(decisions.map(({ value }) => value)).toEqual(expected);
    const winners = decisions.flatMap(({ trace }) => trace.filter(({ outcome }) => outcome === 'won'));
    expect(winners.some((step) => step.rule.includes(rule))).toBe(true);
  });

  test('[SITE-03] a content host that several sites lead to is the first one’s', () => {
    for (const kind of contentKinds) {
      const { trace } = contentHost(brand, 'blog.localhost', kind);
      expect(trace.at(-1)).toMatchObject({ rule: 'SITE-03 SITE-07', outcome: 'won', detail: `${kind}.localhost` });
    }
  });

  test('[SITE-07] exactly 22 different domains are whitelisted', () => {
    expect(new Set(brand.content.whitelist).size).toBe(22);
    expect(brand.content.whitelist).toHaveLength(22);
  });

  test('[SITE-07] no host, however strange, leads off the whitelisted domains', () => {
    const kind = fc.constantFrom<ContentKind>('blog', 'learn', 'announcements');
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.domain(), fc.constantFrom(...brand.content.whitelist)),
        kind,
        (host, what) => {
          expect(contentHost(brand, host, what).value).toMatch(
            /^(testnet-)?(blog|newblog|learn|announcements)\.([a-z]{2}\.)?localhost$/,
          );
        },
      ),
    );
  });
});

test('[SITE-08] every regional site uses the compliance calls, global and testnet the plain ones', () => {
  for (const { kind, compliance } of brand.sites) expect(compliance).toBe(kind === 'regional');
});

test.each([
  ['cn.localhost', 'china'],
  ['explore.localhost', 'explore'],
  ['localhost', 'site'],
  ['tr.localhost', 'site'],
] as const)('[SITE-09] %s is %s', (host, kind) => {
  expect(hostKind(brand, host).value).toBe(kind);
});

describe('[SITE-10] addresses come from the brand alone', () => {
  test.each(hosts)('the origin of %s has scheme, host and port', (host) => {
    expect(originOf(loadBrand({ port: 3000 }), siteOf(brand, host).value)).toBe(`http://${host}:3000`);
  });

  test('the scheme’s default port is left out', () => {
    const site = globalSite(brand);
    expect(originOf({ ...brand, port: 80 }, site)).toBe('http://localhost');
    expect(originOf({ ...brand, port: 443 }, site)).toBe('http://localhost:443');
    expect(originOf({ ...brand, scheme: 'https', port: 443 }, site)).toBe('https://localhost');
    expect(originOf({ ...brand, scheme: 'https' }, site)).toBe('https://localhost');
  });

  test.each([
    ['http', undefined, ''],
    ['http', 80, ''],
    ['http', 3000, ':3000'],
    ['https', 443, ''],
    ['https', 8443, ':8443'],
  ] as const)('over %s on port %s, an official host ends in "%s", as in the address bar', (scheme, port, end) => {
    for (const site of brand.sites) {
      const deployed = { ...brand, scheme, ...(port === undefined ? {} : { port }) };
      expect(officialHost(deployed, site)).toBe(`${site.hosts[0]}${end}`);
      expect(new URL(originOf(deployed, site)).host).toBe(officialHost(deployed, site));
    }
  });

  test('[REDIR-02] the allowed origins are exact, without doubles, and no one else’s', () => {
    const origins = allowedOrigins({
      ...brand,
      port: 3000,
      redirectOrigins: ['https://partner.example', 'http://localhost:3000'],
    });
    expect(origins).toHaveLength(new Set(origins).size);
    for (const origin of origins) expect(new URL(origin).origin).toBe(origin);
    for (const [host] of hosts) expect(origins).toContain(`http://${host}:3000`);
    for (const host of ['blog.kz', 'learn.nl', 'announcements.hk', 'testnet-newblog', 'cn', 'explore']) {
      expect(origins).toContain(`http://${host}.localhost:3000`);
    }
    expect(origins).toContain('https://partner.example');
    expect(origins).not.toContain('http://announcements.ae.localhost:3000');
    expect(origins).not.toContain('http://localhost');
    const foreign = origins.filter((origin) => !/^http:\/\/([a-z-]+\.)*localhost:3000$/.test(origin));
    expect(foreign).toEqual(['https://partner.example']);
  });
});
