import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageFor } from '@gatehouse/rules/language/language';
import { contentHost } from '@gatehouse/rules/site/content-host';
import { originOf, siteById, siteOf } from '@gatehouse/rules/site/site-of';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultBrand } from './default-brand.ts';
import { BrandError, loadBrand } from './load-brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function fileOf(content: unknown): string {
  count += 1;
  const file = join(folder, `brand-${count}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const load = (content: unknown, port?: number) => loadBrand({ file: fileOf(content), port });
function messageOf(content: unknown): string {
  try {
    load(content);
  } catch (error) {
    if (error instanceof BrandError) return error.message;
    throw error;
  }
  throw new Error('The brand was accepted');
}

describe('[SITE-10] a brand that can be used', () => {
  test('without a file it is the default brand, with the server’s port', () => {
    expect(loadBrand()).toEqual(defaultBrand);
    expect(loadBrand({ port: 4321 })).toEqual({ ...defaultBrand, port: 4321 });
  });

  test('an empty file changes nothing', () => {
    expect(load({})).toEqual(defaultBrand);
    expect(load('\uFEFF{}')).toEqual(defaultBrand);
  });

  test('a file changes only what it names, by site id', () => {
    const brand = load({
      name: 'Harbour',
      keys: { token: 'harbour' },
      sites: [{ id: 'EU', hosts: ['www.harbour.example'], look: { hue: 12 } }],
    });
    expect(brand.name).toBe('Harbour');
    expect(brand.keys).toEqual({ ...defaultBrand.keys, token: 'harbour' });
    const before = siteById(defaultBrand, 'EU');
    expect(siteById(brand, 'EU')).toEqual({
      ...before,
      hosts: ['www.harbour.example'],
      look: { ...before?.look, hue: 12 },
    });
    expect(brand.sites.map(({ id }) => id)).toEqual(defaultBrand.sites.map(({ id }) => id));
    expect(siteOf(brand, 'www.harbour.example').value.id).toBe('EU');
    expect(siteOf(brand, 'eu.localhost').value.id).toBe('GLOBAL');
  });

  test('null takes an optional field away, "off" a site', () => {
    const brand = load({
      sites: [
        { id: 'GEO', cookiePolicy: null },
        { id: 'KAZ', off: true },
        { id: 'EU', off: false },
      ],
    });
    expect(siteById(brand, 'GEO')).not.toHaveProperty('cookiePolicy');
    expect(siteById(brand, 'KAZ')).toBeUndefined();
    expect(siteById(brand, 'EU')).toEqual(siteById(defaultBrand, 'EU'));
    expect(siteOf(brand, 'kz.localhost').value.id).toBe('GLOBAL');
  });

  test('lists are replaced whole', () => {
    const brand = load({ sites: [{ id: 'GLOBAL', languages: { list: ['en', 'hi-IN'] } }] });
    expect(siteById(brand, 'GLOBAL')?.languages.list).toEqual(['en', 'hi-IN']);
    const global = siteOf(brand, '').value;
    expect(languageFor(global, { path: 'hi-IN' }).value).toBe('hi-IN');
  });

  test.each([
    ['the server’s port on http', {}, 'http://localhost:3000'],
    ['no port on https', { scheme: 'https' }, 'https://localhost'],
    ['the file’s port', { port: 8080 }, 'http://localhost:8080'],
    ['the file’s port on https', { scheme: 'https', port: 8443 }, 'https://localhost:8443'],
    ['no port where the file takes it away', { port: null }, 'http://localhost'],
  ])('public addresses have %s', (_, patch, origin) => {
    const brand = load(patch, 3000);
    expect(originOf(brand, siteOf(brand, '').value)).toBe(origin);
  });

  test('it is frozen all through, and the default brand stays as it was', () => {
    const brand = load({ name: 'Harbour' });
    const walk = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(walk));
    expect(walk(brand)).toBe(true);
    expect(defaultBrand.name).toBe('Gatehouse');
    expect(() => Object.assign(brand.keys, { token: 'x' })).toThrow(TypeError);
  });

  test('[SITE-03] [SITE-04] domains that differ by site derive their content hosts', () => {
    const spare = Array.from({ length: 19 }, (_, index) => `spare${index}.example`);
    const brand = load({
      scheme: 'https',
      content: {
        globalDomain: 'harbour.example',
        whitelist: ['harbour.example', 'harbour.test', 'harbour.hk.example', ...spare],
      },
      sites: [
        { id: 'GLOBAL', hosts: ['www.harbour.example', 'harbour.example'] },
        { id: 'TESTNET', hosts: ['testnet.harbour.example'], content: { prefix: 'testnet.' } },
        { id: 'EU', hosts: ['www.harbour.test'] },
        { id: 'HKG', hosts: ['www.harbour.hk.example'] },
        { id: 'KAZ', hosts: ['www.elsewhere.example'] },
      ],
    });
    const hostsOf = (host: string) =>
      (['blog', 'learn', 'announcements'] as const).map((kind) => contentHost(brand, host, kind).value);
    expect(hostsOf('www.harbour.example')).toEqual([
      'blog.harbour.example',
      'learn.harbour.example',
      'announcements.harbour.example',
    ]);
    expect(hostsOf('www.harbour.test')).toEqual([
      'blog.harbour.test',
      'learn.harbour.test',
      'announcements.harbour.test',
    ]);
    expect(hostsOf('www.harbour.hk.example')).toEqual([
      'blog.harbour.example',
      'learn.harbour.example',
      'announcements.harbour.hk.example',
    ]);
    expect(hostsOf('testnet.harbour.example')[0]).toBe('testnet.newblog.harbour.example');
    expect(hostsOf('www.elsewhere.example')[0]).toBe('blog.harbour.example');
  });
});

const sites = (...patches: unknown[]) => ({ sites: patches });
const withList = (length: number) => ({
  content: { whitelist: Array.from({ length }, (_, index) => `a${index}.example`) },
});

describe('[SHELL-11] [SHELL-05] what may be called necessary', () => {
  const called = (kind: string, purpose = 'necessary') => ({
    scripts: [{ id: 'one', kind, purpose, src: 'https://peer.example/one.js', connect: [], stores: [] }],
  });

  test.each(['fingerprint', 'app-banner', 'analytics', 'tag'])(
    '[SHELL-11] [SHELL-05] not a script of kind %s',
    (kind) => {
      expect(messageOf(called(kind))).toMatch(
        new RegExp(`^ {2}scripts\\[0\\]\\.purpose: "one" is of kind "${kind}", which needs consent: choose`, 'm'),
      );
      for (const purpose of ['functional', 'analytics', 'marketing'])
        expect(load(called(kind, purpose)).scripts).toHaveLength(1);
    },
  );

  test('[SHELL-11] a header', () => expect(load(called('header')).scripts).toHaveLength(1));
});

describe('[SITE-10] a brand that stops the start names the field', () => {
  test.each<readonly [string, unknown, RegExp]>([
    ['an unknown field', { colour: 'red' }, /^ {2}colour: is not a field of a brand/m],
    ['two unknown fields', { colour: 'red', font: 'x' }, /^ {2}font: is not a field/m],
    [
      'an unknown field of a site',
      sites({ id: 'EU', look: { shade: 1 } }),
      /^ {2}sites\.EU\.look\.shade: is not a field/m,
    ],
    ['an unknown site', sites({ id: 'ZZZ' }), /^ {2}sites\[0\]\.id: "ZZZ" is not a site; known sites are GLOBAL, EU,/m],
    ['a site without id', sites({ hosts: ['a.b'] }), /^ {2}sites\[0\]\.id: needs an "id"/m],
    ['a site that is no object', sites(7), /^ {2}sites\[0\]\.id: needs an "id"/m],
    ['a site twice', sites({ id: 'EU' }, { id: 'EU' }), /^ {2}sites\[1\]\.id: "EU" is there twice/m],
    ['sites that are no list', { sites: { EU: {} } }, /^ {2}sites: /m],
    ['the global site off', sites({ id: 'GLOBAL', off: true }), /^ {2}sites: the first site must be/m],
    ['a second global site', sites({ id: 'EU', kind: 'global' }), /^ {2}sites\.EU\.kind: only GLOBAL/m],
    ['off that is no boolean', sites({ id: 'EU', off: 'yes' }), /^ {2}sites\.EU\.off: /m],
    [
      'a host with scheme',
      sites({ id: 'EU', hosts: ['https://a.b'] }),
      /^ {2}sites\.EU\.hosts\[0\]: .*without scheme/m,
    ],
    ['a host with port', sites({ id: 'EU', hosts: ['a.b', 'c.d:80'] }), /^ {2}sites\.EU\.hosts\[1\]: .*without port/m],
    ['a host with path', sites({ id: 'EU', hosts: ['a.b/c'] }), /^ {2}sites\.EU\.hosts\[0\]: .*without path/m],
    ['a host in capitals', sites({ id: 'EU', hosts: ['A.b'] }), /^ {2}sites\.EU\.hosts\[0\]: .*lower case/m],
    ['a host with trailing dot', sites({ id: 'EU', hosts: ['a.b.'] }), /^ {2}sites\.EU\.hosts\[0\]: .*trailing dot/m],
    ['a wildcard host', sites({ id: 'EU', hosts: ['*.a.b'] }), /^ {2}sites\.EU\.hosts\[0\]: must be a host name/m],
    ['a host in another script', sites({ id: 'EU', hosts: ['bücher.example'] }), /^ {2}sites\.EU\.hosts\[0\]: .*xn--/m],
    ['no host', sites({ id: 'EU', hosts: [] }), /^ {2}sites\.EU\.hosts: needs at least one host/m],
    [
      'a host of two sites',
      sites({ id: 'EU', hosts: ['kz.localhost'] }),
      /^ {2}sites\.KAZ\.hosts: "kz\.localhost" is already in sites\.EU\.hosts/m,
    ],
    ['a host twice', sites({ id: 'EU', hosts: ['a.b', 'a.b'] }), /^ {2}sites\.EU\.hosts: "a\.b" is already/m],
    [
      'a site’s host as China host',
      { hosts: { china: ['localhost'] } },
      /^ {2}hosts\.china: "localhost" is already in sites\.GLOBAL\.hosts/m,
    ],
    ['no whitelisted domain', withList(0), /^ {2}content\.whitelist: needs at least the global domain/m],
    ['501 whitelisted domains', withList(501), /^ {2}content\.whitelist: may list at most 500 domains/m],
    [
      'a whitelisted domain twice',
      { content: { whitelist: Array.from({ length: 22 }, () => 'a.b') } },
      /^ {2}content\.whitelist: "a\.b" is there twice/m,
    ],
    [
      'a global domain with scheme',
      { content: { globalDomain: 'http://a.b' } },
      /^ {2}content\.globalDomain: .*without scheme/m,
    ],
    [
      'an unknown language',
      sites({ id: 'EU', languages: { list: ['en-EU', 'sv-EU'] } }),
      /^ {2}sites\.EU\.languages\.list\[1\]: must be a locale code/m,
    ],
    [
      'a language in another case',
      sites({ id: 'EU', languages: { list: ['en-eu'] } }),
      /^ {2}sites\.EU\.languages\.list\[0\]: /m,
    ],
    [
      'no language',
      sites({ id: 'EU', languages: { list: [] } }),
      /^ {2}sites\.EU\.languages\.list: needs at least one/m,
    ],
    [
      'a default that is not served',
      sites({ id: 'EU', languages: { otherwise: 'ja-JP' } }),
      /^ {2}sites\.EU\.languages\.otherwise: "ja-JP" is not in sites\.EU\.languages\.list/m,
    ],
    [
      'a sign-up language that is not served',
      sites({ id: 'TUR', languages: { signUp: ['en'] } }),
      /^ {2}sites\.TUR\.languages\.signUp: "en" is not in/m,
    ],
    [
      'a language that becomes one not served',
      sites({ id: 'EU', languages: { becomes: { 'fr-FR': 'en' } } }),
      /^ {2}sites\.EU\.languages\.becomes\.fr-FR: "en" is not in/m,
    ],
    [
      'a path without slash',
      sites({ id: 'EU', paths: { login: 'login' } }),
      /^ {2}sites\.EU\.paths\.login: must be a path/m,
    ],
    [
      'a path off the site',
      sites({ id: 'EU', destinations: { newUser: '//evil.example' } }),
      /^ {2}sites\.EU\.destinations\.newUser: must be a path/m,
    ],
    [
      'a path with a backslash',
      sites({ id: 'EU', cookiePolicy: '/\\evil.example' }),
      /^ {2}sites\.EU\.cookiePolicy: must be a path/m,
    ],
    ['a field of another type', sites({ id: 'EU', compliance: 'yes' }), /^ {2}sites\.EU\.compliance: .*boolean/m],
    ['a required field taken away', sites({ id: 'EU', loginScene: null }), /^ {2}sites\.EU\.loginScene: /m],
    ['a scene as a number', sites({ id: 'EU', loginScene: 31000 }), /^ {2}sites\.EU\.loginScene: /m],
    [
      'an unknown layout',
      sites({ id: 'EU', registration: { layout: 'newest' } }),
      /^ {2}sites\.EU\.registration\.layout: /m,
    ],
    [
      'a hue off the circle',
      sites({ id: 'EU', look: { hue: 361 } }),
      /^ {2}sites\.EU\.look\.hue: must be at most 360/m,
    ],
    [
      'half a lobe',
      sites({ id: 'EU', look: { seal: { lobes: 4.5 } } }),
      /^ {2}sites\.EU\.look\.seal\.lobes: must be a whole number/m,
    ],
    [
      'a suffix that another site has',
      sites({ id: 'EU', cookieSuffix: '_kz' }),
      /^ {2}sites\.KAZ\.cookieSuffix: "_kz" is already EU/m,
    ],
    [
      'a suffix that splits a cookie',
      sites({ id: 'EU', cookieSuffix: 'a;b' }),
      /^ {2}sites\.EU\.cookieSuffix: may have only/m,
    ],
    ['one key for two things', { keys: { guid: 'b_t_c_k' } }, /^ {2}keys: "b_t_c_k" is there twice/m],
    ['a key that splits a cookie', { keys: { token: 'a=b' } }, /^ {2}keys\.token: may have only/m],
    ['a wildcard origin', { redirectOrigins: ['*'] }, /^ {2}redirectOrigins\[0\]: must be an exact origin/m],
    [
      'an origin with a path',
      { redirectOrigins: ['https://a.b/'] },
      /^ {2}redirectOrigins\[0\]: must be an exact origin/m,
    ],
    [
      'an origin with user info',
      { redirectOrigins: ['https://a@b.c'] },
      /^ {2}redirectOrigins\[0\]: must be an exact origin/m,
    ],
    [
      'an origin of another scheme',
      { redirectOrigins: ['javascript:alert(1)', 'null'] },
      /^ {2}redirectOrigins\[1\]: must be an exact origin/m,
    ],
    ['an unknown scheme', { scheme: 'ftp' }, /^ {2}scheme: /m],
    ['a port out of range', { port: 70_000 }, /^ {2}port: must be at most 65535/m],
    ['an empty name', { name: ' ' }, /^ {2}name: must not be empty/m],
    ['a name with a line break', { name: 'a\nb' }, /^ {2}name: must not contain control characters/m],
    [
      'a help link with a script',
      { support: { help: 'javascript:alert(1)' } },
      /^ {2}support\.help: must be a path on the site or an https address/m,
    ],
    ['a broken mail address', { support: { email: 'help' } }, /^ {2}support\.email: must be a mail address/m],
    ['a bot with an at sign', { bots: { telegram: '@bot' } }, /^ {2}bots\.telegram: .*without "@"/m],
    ['an app mark that any browser has', { appUserAgent: '' }, /^ {2}appUserAgent: must have at least 4/m],
    ['a prototype', '{"__proto__":{"name":"x"}}', /^ {2}__proto__: is not a field/m],
    ['a site’s prototype', '{"sites":[{"id":"EU","constructor":{}}]}', /^ {2}sites\.EU\.constructor: is not a field/m],
  ])('%s', (_, content, message) => {
    const text = messageOf(content);
    expect(text).toMatch(message);
    expect(text).toContain(`Brand file ${folder}`);
  });

  test('everything that is wrong is said at once', () => {
    const text = messageOf({ name: '', port: 0, sites: [{ id: 'EU', look: { hue: -1 } }, { id: 'ZZ' }] });
    for (const field of ['name:', 'port:', 'sites.EU.look.hue:', 'sites[1].id:']) expect(text).toContain(`  ${field}`);
  });

  test.each([
    ['an empty file', '', /is not valid JSON/],
    ['broken JSON', '{"name": }', /is not valid JSON/],
    ['a list', '[]', /must hold one JSON object/],
    ['null', 'null', /must hold one JSON object/],
    ['a string', '"x"', /must hold one JSON object/],
    ['bytes that are no text', '\u0000\u0001', /is not valid JSON/],
  ])('%s', (_, content, message) => {
    expect(messageOf(content)).toMatch(message);
  });

  test('a file that is not there, or is a folder', () => {
    expect(() => loadBrand({ file: join(folder, 'none.json') })).toThrow(
      /none\.json cannot be read \(ENOENT\): set BRAND_FILE/,
    );
    expect(() => loadBrand({ file: folder })).toThrow(/cannot be read \(EISDIR\)/);
  });

  test('a port from outside is checked like the file’s', () => {
    expect(() => loadBrand({ port: 0 })).toThrow(/The default brand cannot be used:\n {2}port: /);
    expect(() => loadBrand({ port: Number.NaN })).toThrow(/port: /);
  });
});
