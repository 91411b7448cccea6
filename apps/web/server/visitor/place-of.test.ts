import { defaultBrand } from '@gatehouse/brand/default-brand';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '../api/api.ts';
import { gateway } from '../gateway/gateway.ts';
import { addressList } from '../http/address-list.ts';
import { createPlaceOf, type PlaceSources } from './place-of.ts';
import { visitorReader } from './visitor.ts';

const PROXY = '10.0.0.1';
const STRANGER = '192.0.2.1';
const isTrusted = addressList(['10.0.0.0/8']);
const usual: PlaceSources = {
  ...{ isTrusted, countryHeader: 'cf-ipcountry', subdivisionHeader: 'cf-region-code' },
  byAddress: (address) => ({ country: address === STRANGER ? 'FR' : 'IT' }),
};

async function place(headers: Record<string, string | string[]>, from = PROXY, sources = usual) {
  const server = Fastify({ trustProxy: isTrusted });
  const placeOf = createPlaceOf(sources);
  server.get('/', (request) => placeOf(request));
  return (await server.inject({ url: '/', headers, remoteAddress: from })).json();
}

describe('[REGION-03] the place from a trusted proxy', () => {
  test.each<[string, Record<string, string | string[]>, object]>([
    ['a country', { 'cf-ipcountry': 'DE' }, { country: 'DE' }],
    ['a country in lower case', { 'cf-ipcountry': 'de' }, { country: 'DE' }],
    ['a part of it', { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' }, { country: 'CA', subdivision: 'ON' }],
    ['a part without a country: the address', { 'cf-region-code': 'ON' }, { country: 'IT' }],
    ['nothing: the address', {}, { country: 'IT' }],
    ['nothing, in so many words: the address', { 'cf-ipcountry': '' }, { country: 'IT' }],
    ['whom it speaks for: that address', { 'x-forwarded-for': STRANGER }, { country: 'FR' }],
    ['the country wins over that address', { 'cf-ipcountry': 'DE', 'x-forwarded-for': STRANGER }, { country: 'DE' }],
    ...['XX', 'xx', 'T1', 'DE, US', 'DEU', 'D', '??', '%44%45', 'DE;q=1', 'D'.repeat(10_000)].map(
      (code): [string, Record<string, string>, object] => [
        `${code.slice(0, 9)} is not known`,
        { 'cf-ipcountry': code, 'x-forwarded-for': STRANGER },
        {},
      ],
    ),
    ['two countries are none', { 'cf-ipcountry': ['DE', 'US'] }, {}],
    ['two parts are none', { 'cf-ipcountry': 'CA', 'cf-region-code': ['ON', 'QC'] }, { country: 'CA' }],
  ])('%s', async (_, headers, expected) => expect(await place(headers)).toEqual(expected));
});

describe('[REGION-03] a subdivision that the proxy leaves out', () => {
  const ontario = { country: 'CA', subdivision: 'ON' };
  const from = { 'x-forwarded-for': STRANGER };
  test.each<[string, Record<string, string>, object, object]>([
    ['is the address’s in the same country', { 'cf-ipcountry': 'ca' }, ontario, ontario],
    ['is not that of another country', { 'cf-ipcountry': 'DE' }, ontario, { country: 'DE' }],
    ['stays unknown where the address has none', { 'cf-ipcountry': 'CA' }, { country: 'CA' }, { country: 'CA' }],
    ['stays unknown where nothing is known of the address', { 'cf-ipcountry': 'CA' }, {}, { country: 'CA' }],
    [
      'is never laid over one that it gives',
      { 'cf-ipcountry': 'CA', 'cf-region-code': 'QC' },
      ontario,
      {
        ...{ country: 'CA', subdivision: 'QC' },
      },
    ],
    ['is nothing without a country', { 'cf-ipcountry': 'XX' }, ontario, {}],
  ])('%s', async (_, headers, found, expected) => {
    const byAddress = (address: string) => (address === STRANGER ? found : {});
    expect(await place({ ...headers, ...from }, PROXY, { ...usual, byAddress })).toEqual(expected);
  });
});

describe('[REGION-03] ignores the place from anyone else', () => {
  const said = { 'cf-ipcountry': 'DE', 'cf-region-code': 'BE' };
  test('a stranger, also one that names a proxy', async () => {
    expect(await place(said, STRANGER)).toEqual({ country: 'FR' });
    expect(await place({ ...said, 'x-forwarded-for': PROXY }, STRANGER)).toEqual({ country: 'FR' });
    expect(await place({ ...said, 'x-forwarded-for': PROXY }, STRANGER, { ...usual, byAddress: undefined })).toEqual(
      {},
    );
  });
  test('another header than the configured one, or any if none is', async () => {
    expect(await place(said, PROXY, { ...usual, countryHeader: 'x-country' })).toEqual({ country: 'IT' });
    expect(await place(said, PROXY, { ...usual, countryHeader: undefined })).toEqual({ country: 'IT' });
    expect(await place(said, PROXY, { ...usual, subdivisionHeader: undefined })).toEqual({ country: 'DE' });
  });
});

test('[REGION-03] [HTTP-02] the gateway passes the place to the API, and nothing that the browser says of it', async () => {
  const asked: ApiRequest[] = [];
  const server = Fastify({ trustProxy: isTrusted });
  const visitorOf = visitorReader(defaultBrand, createPlaceOf({ ...usual, byAddress: undefined }));
  const api = async (request: ApiRequest) => {
    asked.push(request);
    return { status: 200, headers: {}, body: Buffer.from('{}') };
  };
  await server.register(gateway, { prefix: '/x-api', api, visitorOf });
  const forged = { 'x-gatehouse-country': 'DE', 'x-gatehouse-subdivision': 'BE' };
  const call = async (headers: object, remoteAddress: string) => {
    await server.inject({ url: '/x-api/x', headers: { ...forged, ...headers }, remoteAddress });
    const { 'x-gatehouse-country': country, 'x-gatehouse-subdivision': part } = asked.at(-1)?.headers ?? {};
    return [country, part];
  };
  expect(await call({ 'cf-ipcountry': 'ca', 'cf-region-code': 'on' }, PROXY)).toEqual(['CA', 'ON']);
  expect(await call({ 'cf-ipcountry': 'ca' }, PROXY)).toEqual(['CA', undefined]);
  expect(await call({ 'cf-ipcountry': 'CA' }, STRANGER)).toEqual([undefined, undefined]);
  expect(await call({}, PROXY)).toEqual([undefined, undefined]);
});
