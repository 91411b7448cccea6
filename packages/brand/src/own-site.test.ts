import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHost } from '@gatehouse/rules/site/content-host';
import { siteOf } from '@gatehouse/rules/site/site-of';
import { afterAll, describe, expect, test } from 'vitest';
import { loadBrand } from './load-brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function load(patch: unknown) {
  const file = join(folder, 'brand.json');
  writeFileSync(file, typeof patch === 'string' ? patch : JSON.stringify(patch));
  return loadBrand({ file });
}
const bra = {
  id: 'BRA',
  like: 'GEO',
  hosts: ['www.harbour.br.example'],
  region: 'BR',
  languages: { list: ['pt-BR', 'en'], otherwise: 'pt-BR', rule: 'own site', match: 'base' },
  cookieSuffix: '_br',
  entity: { name: 'Harbour Ltda.', licence: 'none' },
  look: { hue: 140, seal: { lobes: 8, depth: 0.4, turns: 5, rings: 3 } },
};

describe('[SITE-10] a site that the default brand does not have', () => {
  test('is data alone, like another one', () => {
    const brand = load({ sites: [bra] });
    const site = siteOf(brand, 'www.harbour.br.example').value;
    const geo = brand.sites.find(({ id }) => id === 'GEO');
    expect(site).toMatchObject({
      id: 'BRA',
      kind: 'regional',
      region: 'BR',
      paths: geo?.paths,
      loginScene: geo?.loginScene,
    });
    expect(contentHost(brand, 'www.harbour.br.example', 'blog').value).toBe('blog.localhost');
  });

  test('takes no rule of one country from the site that it is like', () => {
    for (const like of ['NLD', 'EU', 'HKG', 'ARE', 'GEO']) {
      const site = load({ sites: [{ ...bra, like }] }).sites.at(-1);
      expect(site).toMatchObject({ id: 'BRA', entity: bra.entity });
      for (const field of ['residence', 'kyc', 'walled']) expect(site).not.toHaveProperty(field);
    }
  });

  test('[LANG-18] an entity of one’s own has none of the default brand’s translations', () => {
    const own = { name: 'Harbour GmbH', licence: 'Nr. 7', regulator: 'Hafenamt' };
    const entityOf = (entity: object) =>
      load({ sites: [{ id: 'EU', entity }] }).sites.find(({ id }) => id === 'EU')?.entity;
    expect(entityOf(own)).toEqual(own);
    const translations = { de: { licence: 'Nummer 7' } };
    expect(entityOf({ ...own, translations })).toEqual({ ...own, translations });
    expect(() => entityOf({ ...own, translations: { German: { licence: 'Nummer 7' } } })).toThrow(/must be a language/);
  });

  test('or gives all its fields', () => {
    const geo = loadBrand().sites.find(({ id }) => id === 'GEO');
    const { like: _, ...fields } = bra;
    expect(load({ sites: [{ ...geo, ...fields }] }).sites.at(-1)).toMatchObject({ id: 'BRA' });
  });

  test.each([
    ['it is like no site', { ...bra, like: 'ZZZ' }, /sites\[0\]\.like: must name the site .* GLOBAL, EU/],
    ['a known site is like another', { id: 'EU', like: 'GEO' }, /sites\[0\]\.like: is for sites that are added/],
    ['it has no host', { ...bra, hosts: undefined }, /sites\[0\]\.id: "BRA" is not a site; .* to add a site/],
    ['it is off', { ...bra, off: true }, /sites\[0\]\.id: "BRA" is not a site/],
    ['its name in the law is missing', { ...bra, entity: undefined }, /sites\.BRA\.entity: /],
    [
      'its cookie suffix is another’s',
      { ...bra, cookieSuffix: '_tr' },
      /sites\.BRA\.cookieSuffix: "_tr" is already TUR/,
    ],
    ['its host is another’s', { ...bra, hosts: ['tr.localhost'] }, /sites\.BRA\.hosts: "tr\.localhost" is already/],
    ['it is a second global site', { ...bra, like: 'GLOBAL' }, /sites\.BRA\.kind: only GLOBAL is the global site/],
    ['its id is no id', { ...bra, id: 'bra' }, /sites\.bra\.id: must be 2 to 16 capital letters/],
    ['its id is a trap', { ...bra, id: '__proto__' }, /must be 2 to 16 capital letters/],
  ])('stops the start when %s', (_, site, message) => {
    expect(() => load({ sites: [site] })).toThrow(message);
  });
});

test('[SITE-10] the operators’ guide’s brand file can be used as it stands', () => {
  const guide = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'operators.md'), 'utf8');
  const example = /## Brand\n.*?```json\n(.*?)```/s.exec(guide)?.[1] ?? '';
  const drawing = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path fill="${fill}" d="M0 0h4v1H0z"/></svg>`;
  writeFileSync(join(folder, 'logo.svg'), drawing('#0a5c36'));
  writeFileSync(join(folder, 'logo-dark.svg'), drawing('#7fd6a8'));
  const brand = load(example);
  expect(brand.sites.map(({ id }) => id)).toEqual(['GLOBAL', 'EU', 'TESTNET', 'BRA']);
  expect(brand.sites.flatMap(({ hosts }) => hosts).filter((host) => host.includes('localhost'))).toEqual([]);
});
