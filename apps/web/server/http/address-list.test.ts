import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { addressList, bareAddress, isNowhere } from './address-list.ts';

describe('the trusted proxies', () => {
  test.each<[string[], string | undefined, boolean]>([
    [['loopback'], '127.0.0.1', true],
    [['loopback'], '127.9.9.9', true],
    [['loopback'], '::1', true],
    [['loopback'], '::ffff:127.0.0.1', true],
    [['loopback'], '::ffff:7f00:1', true],
    [['loopback'], '::2', false],
    [['loopback'], '192.0.2.1', false],
    [['10.0.0.0/8', '2001:db8::/32'], '10.255.0.1', true],
    [['10.0.0.0/8', '2001:db8::/32'], '11.0.0.1', false],
    [['10.0.0.0/8', '2001:db8::/32'], '2001:DB8::9', true],
    [['10.0.0.0/8', '2001:db8::/32'], '2001:db9::9', false],
    [['192.0.2.7'], '::ffff:192.0.2.7', true],
    [['192.0.2.7'], '192.0.2.70', false],
    [['linklocal'], 'fe80::1%eth0', true],
    [['uniquelocal'], 'fd00::1', true],
    [['uniquelocal'], '172.31.0.1', true],
    [['uniquelocal'], '172.32.0.1', false],
    [[], '127.0.0.1', false],
    ...[
      undefined,
      '',
      'unknown',
      '127.0.0.1, 127.0.0.1',
      '127.0.0.1:80',
      '127.1',
      '0x7f.0.0.1',
      '1'.repeat(10_000),
    ].map((address): [string[], string | undefined, boolean] => [['loopback', '0.0.0.0/0', '::/0'], address, false]),
  ])('%j, asked about %j: %s', (parts, address, expected) => expect(addressList(parts)(address)).toBe(expected));

  test('they are the same ones whose forwarded headers Fastify accepts', async () => {
    const server = Fastify({ trustProxy: addressList(['loopback', '10.0.0.0/8']) });
    server.get('/', (request) => ({ ip: request.ip, host: request.host, protocol: request.protocol }));
    const headers = { 'x-forwarded-for': '192.0.2.9, 10.1.1.1', 'x-forwarded-proto': 'https' };
    const from = async (remoteAddress: string) => (await server.inject({ url: '/', headers, remoteAddress })).json();
    expect(await from('127.0.0.1')).toMatchObject({ ip: '192.0.2.9', protocol: 'https' });
    expect(await from('192.0.2.1')).toMatchObject({ ip: '192.0.2.1', protocol: 'http' });
  });
});

test.each([
  ...['127.0.0.1', '::1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.1.1', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['255.255.255.255', '::', 'fe80::1%eth0', 'fd12::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:a00:1'],
])('%s is in no country', (address) => expect(isNowhere(address)).toBe(true));

test.each(['192.0.2.1', '8.8.8.8', '100.128.0.1', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8', 'nonsense'])(
  '%s may be in one',
  (address) => expect(isNowhere(address)).toBe(false),
);

test('an address has no zone, and IPv4 mapped into IPv6 is IPv4', () => {
  expect(['::FFFF:192.0.2.1', 'fe80::1%eth0', '2001:db8::1', undefined].map((one) => bareAddress(one))).toEqual([
    ...['192.0.2.1', 'fe80::1', '2001:db8::1', ''],
  ]);
});
