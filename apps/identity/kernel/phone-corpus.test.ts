import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { readPhone } from './phone.ts';

/** libphonenumber's own example for each kind of number of each region: [region, code, kind, national, E.164]. */
const corpus = join(
  process.env.CORPORA_DIR ?? join(import.meta.dirname, '../../../../shared/corpora'),
  'phone/libphonenumber-example-numbers.csv',
);
const present = existsSync(corpus);
if (!present) console.log(`The example numbers are left out: ${corpus} is not there. Generated cases still run.`);

type Row = { readonly region: string; readonly kind: string; readonly national: string; readonly e164: string };

const rows: readonly Row[] = present
  ? readFileSync(corpus, 'utf8')
      .split(/\r?\n/)
      .slice(1)
      .filter(Boolean)
      .map((line) => {
        const [region = '', , kind = '', national = '', e164 = ''] = line.split(',');
        return { region, kind, national, e164 };
      })
  : [];

/** Examples that are no mobile's, though our metadata, a little newer or older than the list, takes them for one. */
const TAKEN_FOR_MOBILE: readonly string[] = ['BW voip +26779101234'];

/** As people write it in its own country and elsewhere. */
function spellingsOf({ national, e164 }: Row): string[] {
  const read = parsePhoneNumberFromString(e164, { extract: false });
  const international = read?.formatInternational() ?? e164;
  const arabic = e164.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  return [
    ...[e164, `00${e164.slice(1)}`, international, `(${international})`, arabic, ` ${e164} `, e164.replace('+', '＋')],
    ...[national, read?.formatNational() ?? national, [...national].join('-'), `\u2066${national}\u2069`],
  ];
}

describe.skipIf(!present)('the example numbers of libphonenumber', () => {
  test('the list is whole', () => {
    expect(rows.length).toBeGreaterThan(1100);
    expect(rows.filter(({ kind }) => kind === 'mobile').length).toBeGreaterThan(240);
  });

  test('each mobile is taken in its national and international spellings, and is one number in all of them', () => {
    const faults: string[] = [];
    for (const row of rows.filter(({ kind, region }) => kind === 'mobile' && isSupportedCountry(region))) {
      for (const typed of spellingsOf(row)) {
        const read = readPhone(typed, row.region)?.mobile;
        if (read !== row.e164) faults.push(`${row.region} ${typed} is ${read}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('mobiles of no country, which are satellites’, are refused', () => {
    const satellites = rows.filter(({ kind, region }) => kind === 'mobile' && region === '001');
    expect(satellites.map(({ e164 }) => e164.slice(0, 4))).toEqual(['+870', '+881', '+882']);
    for (const { e164 } of satellites) expect(readPhone(e164, 'US')).toBeUndefined();
  });

  test('every other kind is refused, but fixed lines where the plan does not tell them from mobiles', () => {
    const taken = rows.filter(({ kind, e164 }) => kind !== 'mobile' && readPhone(e164, ''));
    const kinds = taken.map(({ region, kind, e164 }) => {
      const either = parsePhoneNumberFromString(e164)?.getType() === 'FIXED_LINE_OR_MOBILE';
      return either ? 'either' : `${region} ${kind} ${e164}`;
    });
    expect(kinds.filter((kind) => kind !== 'either')).toEqual(TAKEN_FOR_MOBILE);
    expect(kinds.filter((kind) => kind === 'either').length).toBeLessThan(25);
  });

  test('no row crashes in any country, and no two numbers become one', () => {
    const countries = [...new Set(rows.map(({ region }) => region))];
    const e164ByKey = new Map<string, Set<string>>();
    for (const row of rows) {
      for (const country of ['', row.region, ...countries.filter((_, index) => index % 25 === 0)]) {
        readPhone(row.national, country);
      }
      const key = readPhone(row.e164, row.region)?.mobile;
      if (key) e164ByKey.set(key, (e164ByKey.get(key) ?? new Set()).add(row.e164));
    }
    for (const [key, written] of e164ByKey) expect([...written]).toEqual([key]);
  });
});
