import { expect, test } from 'vitest';
import { addressOf, countedAddress, siteNetwork } from './counted-address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('limits count %s as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['a@b.example|2001:db8:1:2::/64', 'a@b.example|2001:db8:1::/48'],
  ['192.0.2.1', undefined],
  ['a@b.example|192.0.2.1', undefined],
  ['', undefined],
])('%s is part of %s', (counted, site) => {
  expect(siteNetwork(counted)).toBe(site);
});

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1:2::'],
  ['192.0.2.1', '192.0.2.1'],
])('%s is told to others as %s', (counted, address) => {
  expect(addressOf(counted)).toBe(address);
});
