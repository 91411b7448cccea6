import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookalikeOf } from './lookalike.ts';

test.each([
  ['localhost:4000', 'loca1host:4000', 'l', '1'],
  ['eu.localhost', 'eu.loca1host', 'l', '1'],
  ['www.modern.example', 'www.modem.example', 'rn', 'm'],
  ['gatehouse.com', 'gateh0use.com', 'o', '0'],
  ['exchange.eu', 'exchangee.eu', 'e', 'ee'],
  ['kraken.exchange', 'krakenn.exchange', 'n', 'nn'],
  ['xn--bcher-kva.shop', 'xn--bcher-kva.sh0p', 'o', '0'],
])('%s is imitated by %s', (official, host, ours, theirs) => {
  expect(lookalikeOf(official)).toEqual({ host, ours, theirs });
});

test('it is never the real one, and always a host', () => {
  fc.assert(
    fc.property(fc.domain(), (official) => {
      const { host, ours, theirs } = lookalikeOf(official);
      expect(host).not.toBe(official);
      expect(host).toMatch(/^[a-z0-9.-]+$/i);
      expect(official).toContain(ours);
      expect(host).toContain(theirs);
    }),
  );
});
