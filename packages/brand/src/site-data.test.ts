import { entityIn } from '@gatehouse/rules/site/entity';
import { localeOf } from '@gatehouse/rules/site/locale';
import { describe, expect, test } from 'vitest';
import { defaultBrand } from './default-brand.ts';

const { sites } = defaultBrand;
const those = (filter: (site: (typeof sites)[number]) => boolean) => sites.filter(filter).map(({ id }) => id);

describe('[SITE-10] what the rules ask of each site’s file', () => {
  test('[ROUTE-01] [ROUTE-02] TUR alone has login and register pages of its own', () => {
    expect(those(({ paths }) => paths.login === '/tr-login' && paths.register === '/tr-register')).toEqual(['TUR']);
    expect(those(({ paths }) => paths.login !== '/login' || paths.register !== '/register')).toEqual(['TUR']);
  });

  test('[LOGIN-10] TUR logs in under scene 31013, the others under 31000, and all register under 31004', () => {
    expect(those(({ loginScene }) => loginScene === '31013')).toEqual(['TUR']);
    expect(those(({ loginScene }) => loginScene !== '31000')).toEqual(['TUR']);
    expect(those(({ registration }) => registration.scene !== '31004')).toEqual([]);
  });

  test('[SIGNUP-01] TUR registers with type 44, the others by email with type 1', () => {
    expect(those(({ registration }) => registration.type === 44)).toEqual(['TUR']);
    expect(those(({ registration }) => registration.type !== 1)).toEqual(['TUR']);
  });

  test('[SIGNUP-09] the sample bonus is $30 on EU and $50 elsewhere', () => {
    expect(those(({ registration }) => registration.sampleBonusUsd === 30)).toEqual(['EU']);
    expect(those(({ registration }) => registration.sampleBonusUsd !== 50)).toEqual(['EU']);
  });

  test('[REDIR-06] [REDIR-07] destinations: EU’s new users, TUR’s home, no dashboard on KAZ and NLD', () => {
    expect(those(({ destinations }) => destinations.newUser === '/user/accounts/auth/personal')).toEqual(['EU']);
    expect(those(({ destinations }) => destinations.newUser !== undefined)).toEqual(['EU']);
    expect(those(({ destinations }) => destinations.home)).toEqual(['TUR']);
    expect(those(({ destinations }) => !destinations.dashboard)).toEqual(['KAZ', 'NLD']);
  });

  test('[SHELL-04] [SHELL-06] footers and cookie policies', () => {
    expect(those(({ copyrightFooter }) => !copyrightFooter)).toEqual(['IDN']);
    expect(those(({ cookiePolicy }) => cookiePolicy === '/terms-service/cookiePolicy')).toEqual([
      'EU',
      'ARE',
      'GEO',
      'IDN',
    ]);
    expect(those(({ cookiePolicy }) => cookiePolicy?.startsWith('/help-center/') ?? false)).toEqual(['KAZ']);
    expect(those(({ cookiePolicy }) => cookiePolicy !== undefined).toSorted()).toEqual([
      'ARE',
      'EU',
      'GEO',
      'IDN',
      'KAZ',
    ]);
  });

  test('EU and NLD ask for opt-in', () => {
    expect(those(({ consent }) => consent === 'opt-in')).toEqual(['EU', 'NLD']);
  });

  test('[SHELL-11] the EU’s site alone has no analytics and no tags where accounts are opened', () => {
    expect(those(({ signUpAnalytics }) => signUpAnalytics === false)).toEqual(['EU']);
  });

  test('[SESS-01] each site has a cookie suffix of its own', () => {
    expect(new Set(sites.map(({ cookieSuffix }) => cookieSuffix)).size).toBe(sites.length);
  });

  test('[SHELL-09] more than one layout is in use, and none starts with the old one', () => {
    expect(new Set(sites.map(({ registration }) => registration.layout))).toEqual(new Set(['new-brand', 'new-ui']));
  });

  test('[LANG-18] every entity has its texts in each language of its site', () => {
    for (const { id, entity, languages } of sites) {
      for (const code of languages.list) {
        const locale = localeOf(code);
        if (!locale || locale.lang === 'en') continue;
        const shown = entityIn(entity, locale);
        expect(shown.licence, `${id} ${code}`).not.toBe(entity.licence);
        expect(shown.regulator === entity.regulator, `${id} ${code}`).toBe(entity.regulator === undefined);
        // What a reader looks up in a register.
        expect(shown.licence).toContain(/\w+-DEMO-\d+/.exec(entity.licence)?.[0] ?? '');
      }
    }
  });

  test('every entity says that it is a demonstration', () => {
    for (const { entity } of sites) {
      expect(entity.name).toMatch(/\(demo\)/);
      expect(entity.licence).toMatch(/fictional|demonstration|test network/i);
      expect(entity.regulator ?? '(fictional)').toMatch(/\(fictional\)$/);
    }
  });

  test('sites can be told apart by hue and by seal', () => {
    const hues = sites.map(({ look }) => look.hue).sort((a, b) => a - b);
    const gaps = hues.map(
      (hue, index) => (hues[(index + 1) % hues.length] ?? 0) - hue + (index === hues.length - 1 ? 360 : 0),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30);
    expect(new Set(sites.map(({ look }) => look.seal.lobes)).size).toBe(sites.length);
  });
});
