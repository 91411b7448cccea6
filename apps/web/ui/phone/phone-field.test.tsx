import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CountryPicker } from '../country-picker.tsx';
import { FLAGS_PATH } from '../flags-path.ts';
import { UiTextsProvider } from '../texts.tsx';
import { type CallingCountry, findCallingCountries } from './calling-countries.ts';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
import { callingCountries, phoneTexts } from './phone-fixture.ts';

const texts = {
  ...{ showPassword: '', hidePassword: '', capsLock: '', close: 'Close', dismiss: '', notifications: '', optional: '' },
};
const html = (part: ReactNode) => renderToStaticMarkup(<UiTextsProvider texts={texts}>{part}</UiTextsProvider>);
const nothing = () => {};
const field = (more: Partial<PhoneFieldProps> = {}) =>
  html(
    <PhoneField
      {...{ id: 'm', label: 'Mobile', country: 'NL', onCountry: nothing, countries: callingCountries() }}
      texts={phoneTexts}
      {...more}
    />,
  );
const picker = (likely: readonly string[] = [], chosen = '') =>
  html(
    <CountryPicker<CallingCountry>
      {...{ countries: callingCountries(), likely, chosen, texts: phoneTexts, onChoose: nothing, onClose: nothing }}
      find={findCallingCountries}
      endOf={({ callingCode }) => <span dir="ltr">{`+${callingCode}`}</span>}
    />,
  );

test.each([
  ['a field', field()],
  ['without a country', field({ country: '' })],
  ['alone', field({ countries: [] })],
  ['loading', field({ countries: undefined })],
  ['the picker', picker(['NL'], 'DE')],
])('%s: no style attribute, no inline handler, no class left undefined', (_, out) => {
  expect(out).not.toMatch(/\sstyle=|\son[a-z]+=|undefined/);
});

describe('the field', () => {
  test('is a telephone field that browsers fill in, from left to right, and sends number and country', () => {
    const out = field({ defaultValue: '0612345678', required: true });
    const [input = ''] = out.match(/<input[^>]*type="tel"[^>]*>/) ?? [];
    for (const said of ['id="m"', 'name="mobile"', 'autoComplete="tel"', 'inputMode="tel"', 'dir="ltr"', 'required=""'])
      expect(input).toContain(said);
    expect(input).toContain('value="0612345678"');
    expect(input).not.toMatch(/maxlength/i);
    expect(out).toContain('<label for="m"');
    expect(out).toContain('<input type="hidden" name="country" value="NL"/>');
    expect(field({ country: '' })).toContain('<input type="hidden" name="country" value="ZZ"/>');
  });

  test('the button says the country and shows its code; the field is described by it and by its help', () => {
    const out = field({ help: 'By SMS' });
    expect(out).toMatch(
      /<button id="m-code" type="button"[^>]*aria-label="Code: Netherlands, \+31" aria-haspopup="dialog" aria-expanded="false"/,
    );
    expect(out).toContain(`src="${FLAGS_PATH}/NL.svg" alt="" width="24" height="16" loading="lazy"`);
    expect(out).toMatch(/aria-describedby="m-message m-code"/);
    expect(field({ country: '' })).toContain('aria-label="Choose"');
    expect(field({ country: '' })).not.toContain('<img');
  });

  test('a country whose numbers open no account is an error of its own; the caller’s goes first', () => {
    expect(field({ country: 'US' })).toMatch(/role="alert"[\s\S]*United States is not available/);
    expect(field({ country: 'US' })).toContain('aria-invalid="true"');
    const out = field({ country: 'US', error: 'Refused', errorCode: 41007 });
    expect(out).toMatch(/Refused<small[^>]*> 41007/);
    expect(out).not.toContain('is not available');
  });

  test('without countries it is a plain field; while they come it keeps their place', () => {
    expect(field({ countries: [] })).not.toMatch(/<button|<img/);
    expect(field({ countries: [] })).toContain('type="tel"');
    expect(field({ countries: undefined })).not.toMatch(/<button|<img/);
  });
});

describe('the picker', () => {
  const options = (out: string) => out.match(/role="option"/g)?.length;

  test('is a combobox over a list that is always there, with how many there are', () => {
    const out = picker();
    expect(out).toMatch(
      /role="combobox"[^>]*aria-expanded="true" aria-controls="([^"]+)"[\s\S]*id="\1" role="listbox"/,
    );
    expect(out).toContain(`<span role="status">${callingCountries().length} countries</span>`);
    expect(options(out)).toBe(callingCountries().length);
    expect(out).not.toContain('role="group"');
  });

  test('what is searched for belongs to no form', () => {
    expect(picker()).toMatch(/<input[^>]*form="[^"]*none"/);
  });

  test('likely countries stand first, each once; the chosen one is the one that is meant', () => {
    const out = picker(['DE', 'NL', 'DE', 'ZZ'], 'NL');
    expect(options(out)).toBe(callingCountries().length);
    expect(out).toMatch(/role="group" aria-label="Suggested"[\s\S]*Germany[\s\S]*Netherlands[\s\S]*aria-label="All"/);
    expect(out).toMatch(/aria-activedescendant="([^"]+NL)"[\s\S]*id="\1" role="option" aria-selected="true"/);
    expect(out).toContain('chosen');
  });

  test('a blocked country is shown with the reason, and disabled', () => {
    expect(picker()).toMatch(/id="[^"]*US" role="option"[^>]*aria-disabled="true"[\s\S]*?<small>Not available/);
    expect(picker().match(/aria-disabled/g)).toHaveLength(1);
  });

  test('no flag is fetched before its row is in sight', () => {
    expect(picker(['NL'])).not.toContain('<img');
  });

  test('[LANG-12] calling codes run from left to right in every page', () => {
    expect(picker()).toMatch(/<span dir="ltr"[^>]*>\+31<\/span>/);
  });
});
