import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import type { Region } from '@gatehouse/rules/region/region';
import { type Locale, localeOf } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import { createTranslator } from '@gatehouse/words/translator';
import { namespaceWords } from '@gatehouse/words/words-for';
import { describe, expect, test } from 'vitest';
import { dialogFor } from './residence-dialog.ts';

type Wishes = { country?: string; region?: Region; locale?: string; search?: string };

function open(id: string, { country, region = '', locale: code = 'en', search = '' }: Wishes) {
  const site = brand.sites.find((one) => one.id === id) as Site;
  const locale = localeOf(code) as Locale;
  const words = createTranslator(locale.tag, namespaceWords(code, 'inverse'));
  const name = site.residence?.dialog ?? '';
  return dialogFor(name, { brand, site, locale, place: { country }, region, search }, words);
}

describe('targets of the dialogs', () => {
  test.each([
    ['REGION-04', 'EU', 'JP', 'en-EU', 'main-site-register', 'http://localhost/en/register'],
    ['REGION-04', 'EU', 'JP', 'es-EU', 'main-site-register', 'http://localhost/es-ES/register'],
    ['REGION-05', 'GLOBAL', 'NL', 'en', 'regional-register', 'http://nl.localhost/en-NL/register'],
    ['REGION-05', 'GLOBAL', 'DE', 'en', 'regional-register', 'http://eu.localhost/en-EU/register'],
    ['REGION-05', 'GLOBAL', undefined, 'en', 'regional-register', 'http://eu.localhost/en-EU/register'],
    ['REGION-06', 'GEO', 'AM', 'ru-GEO', 'main-site-register', 'http://localhost/ru-RU/register'],
    ['REGION-06', 'GEO', 'DE', 'en-GEO', 'main-site-register', 'http://localhost/en/register'],
    ['REGION-07', 'ARE', 'SA', 'ar-ARE', 'main-site-register', 'http://localhost/ar-SA/register'],
    ['REGION-07', 'ARE', 'DE', 'en-ARE', 'main-site-register', 'http://eu.localhost/en-EU/register'],
    ['REGION-07', 'ARE', 'NL', 'en-ARE', 'main-site-register', 'http://nl.localhost/en-NL/register'],
    ['REGION-07', 'ARE', 'TR', 'en-ARE', 'main-site-register', 'http://localhost/en/register'],
    ['REGION-07', 'ARE', undefined, 'en-ARE', 'main-site-register', 'http://localhost/en/register'],
  ] as const)('[%s] from %s, country %s, in %s', (_rule, id, country, locale, action, address) => {
    expect(open(id, { ...(country ? { country } : {}), region: null, locale })?.places?.[action]).toBe(address);
  });

  test('[REGION-04] carries the referral and an own destination, and nothing else', () => {
    const search = '?ref=ABC&redirect_url=%2Fdownload&password=x&redirect_uri=https%3A%2F%2Fevil.example';
    const { searchParams } = new URL(open('EU', { country: 'JP', search })?.places?.['main-site-register'] ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({ ref: 'ABC', redirect_url: '/download' });
  });

  test('[REGION-05] a brand without a site for the EEA has no target and no dialog', () => {
    const [main] = brand.sites;
    const alone = { ...brand, sites: [main as Site] };
    const locale = localeOf('en') as Locale;
    const asked = {
      brand: alone,
      site: main as Site,
      locale,
      place: { country: 'DE' },
      region: 'EEA',
      search: '',
    } as const;
    const words = createTranslator('en', namespaceWords('en', 'inverse'));
    expect(dialogFor('mainSiteEuResidenceConfirm', asked, words)).toBeUndefined();
  });
});

describe('texts of the dialogs', () => {
  test.each([
    ['REGION-04', 'EU', 'eu-site-residence', 'Do you live in the European Economic Area?'],
    ['REGION-05', 'GLOBAL', 'main-site-residence', 'There’s a site for your region'],
    ['REGION-06', 'GEO', 'georgia-residence', 'Do you live in Georgia?'],
    ['REGION-07', 'ARE', 'uae-residence', 'Do you live in the United Arab Emirates?'],
  ])('[%s] %s: a title, sentences, a note and two verbs', (_rule, id, modal, title) => {
    const dialog = open(id, { country: id === 'GLOBAL' ? 'FR' : 'JP' });
    expect(dialog).toMatchObject({ modal, title });
    for (const text of [dialog?.message, dialog?.note, ...Object.values(dialog?.verbs ?? {})]) {
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/[{}]|undefined/);
    }
  });

  test.each<[string, Wishes, string]>([
    ['EU', { country: 'JP' }, 'connecting from Japan.'],
    // The country contradicts the lookup: it is not named.
    ['EU', { country: 'DE', region: '' }, 'connecting from somewhere else.'],
    ['EU', { region: '' }, 'connecting from somewhere else.'],
    ['GEO', {}, 'We can’t see where'],
    ['GEO', { country: 'AM' }, 'connecting from Armenia.'],
    ['GLOBAL', { country: 'NL', region: 'EEA' }, 'Economic Area (Netherlands)'],
    ['GLOBAL', { region: 'EEA' }, 'connecting from the European Economic Area.'],
  ])('[REGION-10] on %s with %j it says: %s', (id, wishes, words) => {
    expect(open(id, wishes)?.message).toContain(words);
  });

  test.each<[string, Wishes, string]>([
    ['EU', { country: 'JP', locale: 'en-EU' }, 'you keep your language. Your entries here won’t move'],
    ['EU', { country: 'JP', locale: 'en-EU', search: '?ref=A' }, 'your language and your invitation'],
    ['EU', { country: 'JP', locale: 'en-EU', search: '?redirect_url=%2Fdownload' }, 'the page you were going to'],
    ['EU', { country: 'JP', locale: 'de-EU' }, 'Engl'],
  ])('[REGION-08] on %s with %j the note says: %s', (id, wishes, words) => {
    expect(open(id, wishes)?.note).toContain(words);
  });
});
