import { defaultBrand } from '@gatehouse/brand/default-brand';
import {
  countryCode,
  countryList,
  regionCheck,
  registerPermission,
  regulationInfo,
} from '@gatehouse/contract/region/region';
import { whiteHosts } from '@gatehouse/contract/session/session-extras';
import { EEA } from '@gatehouse/rules/region/country';
import { allowedOrigins } from '@gatehouse/rules/site/site-of';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../testing/open-test-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity('SQLite');
});
afterAll(() => identity.close());

/** The place of the visitor as the gateway sends it; `CA-ON` is a part. */
const from = (place: string): Record<string, string> => {
  const [country = '', part] = place.split('-');
  return { 'x-gatehouse-country': country, ...(part ? { 'x-gatehouse-subdivision': part } : {}) };
};
const unknown = ['', 'XX', 'T1', 'DEU', 'DE, US', 'D'.repeat(10_000)];

describe('[REGION-01] the regulation lookup', () => {
  test.each([...EEA, 'nl'])('%s is restricted', async (country) => {
    const { ret_code, result } = await identity.get(regulationInfo.path, from(country));
    expect({ ret_code, result }).toEqual({ ret_code: 0, result: { restrictOperate: true } });
  });
  test.each(['GB', 'CH', 'TR', 'US', 'CN', 'HK', 'XK'])('%s is not', async (country) => {
    expect((await identity.get(regulationInfo.path, from(country))).result).toEqual({ restrictOperate: false });
  });
  test.each(unknown)('from %j there is no answer, so that no visitor counts as outside', async (country) => {
    expect(await identity.get(regulationInfo.path, from(country))).toMatchObject({ status: 200, ret_code: 700060 });
  });
  test('without a gateway the place of a visitor is unknown', async () => {
    const alone = await openTestIdentity('SQLite', { trustGateway: false });
    expect((await alone.get(regulationInfo.path, from('DE'))).ret_code).toBe(700060);
    expect((await alone.get(regionCheck.path, from('CN'))).result).toMatchObject({ code: '', is_visible: true });
    await alone.close();
  });
});

describe('[REGION-03] the region check, and [REGION-11] the permission to register', () => {
  test.each([
    ['DE', true, 'eea', ''],
    ['HK', true, '', ''],
    ['CA', true, '', ''],
    ['CA-QC', true, '', ''],
    ['CA-ON', false, '', 'blocked'],
    ...['CU', 'IR', 'KP', 'SD', 'SG', 'SY', 'US', 'us', 'US-NY'].map((at) => [at, false, '', 'blocked'] as const),
    ['CN', false, '', 'banned'],
  ] as const)('from %s sign-up is open: %s', async (place, is_visible, group_country, reason) => {
    const code = place.slice(0, 2).toUpperCase();
    expect((await identity.get(regionCheck.path, from(place))).result).toEqual({ code, is_visible, group_country });
    const { result } = await identity.get(registerPermission.path, from(place));
    expect(result).toEqual({ allowed: is_visible, reason, country: code });
  });
  test.each(unknown)('from %j it is open', async (place) => {
    const { result } = await identity.get(regionCheck.path, from(place));
    expect(result).toEqual({ code: '', is_visible: true, group_country: '' });
    const permission = await identity.get(registerPermission.path, from(place));
    expect(permission.result).toEqual({ allowed: true, reason: '', country: '' });
  });
});

describe('[REGION-11] countries', () => {
  test('every one is there once, in order, and Intl has a name for it', async () => {
    const { countries } = (await identity.get(countryList.path)).result;
    const codes: string[] = countries.map(({ code }: { code: string }) => code);
    expect(codes).toHaveLength(250);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(codes.filter((code) => !names.of(code))).toEqual([]);
    const group = countries.filter((one: { group_country: string }) => one.group_country === 'eea');
    expect(group.map(({ code }: { code: string }) => code)).toEqual(EEA);
    const blocked = countries.filter((one: { blocked: boolean }) => one.blocked);
    expect(blocked.map(({ code }: { code: string }) => code)).toEqual(['CN', 'CU', 'IR', 'KP', 'SD', 'SG', 'SY', 'US']);
  });

  test('calling codes, and where to start: here, else the site’s country, else none', async () => {
    const ask = async (headers: Record<string, string>) => (await identity.get(countryCode.path, headers)).result;
    const { countries, default_country } = await ask(from('KZ'));
    expect(default_country).toBe('KZ');
    const codes = Object.fromEntries(
      countries.map(({ code, calling_code }: { code: string; calling_code: string }) => [code, calling_code]),
    );
    expect(codes).toMatchObject({ KZ: '7', DE: '49', HK: '852', US: '1', GE: '995', XK: '383', AX: '358' });
    for (const code of Object.values(codes)) expect(code).toMatch(/^[1-9]\d{0,2}$/);
    expect(codes.AQ).toBeUndefined();
    expect((await ask({ 'x-gatehouse-site': 'HKG' })).default_country).toBe('HK');
    expect((await ask({ 'x-gatehouse-site': 'EU' })).default_country).toBe('');
    expect((await ask({ 'x-gatehouse-site': 'HKG', ...from('AQ') })).default_country).toBe('HK');
  });
});

test('[SESS-09] [REDIR-02] the hosts that a redirect may lead to are the rules’ own', async () => {
  expect((await identity.get(whiteHosts.path)).result).toEqual({ hosts: allowedOrigins(defaultBrand) });
});
