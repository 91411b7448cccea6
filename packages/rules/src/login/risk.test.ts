import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RiskReason, riskAction, riskWeights, stricter } from './risk.ts';

const reason = fc.constantFrom(...(Object.keys(riskWeights) as RiskReason[]));
const order = ['pass', 'verify', 'block'];

test.each<[RiskReason[], string]>([
  [[], 'pass'],
  [['tx-unknown'], 'pass'],
  [['tx-unknown', 'tx-unknown', 'tx-unknown'], 'pass'],
  [['device-new'], 'pass'],
  [['tx-unknown', 'device-new'], 'pass'],
  [['country-new'], 'pass'],
  [['device-new', 'country-new'], 'verify'],
  [['device-new', 'country-jump'], 'pass'],
  [['tx-unknown', 'device-new', 'country-jump'], 'verify'],
  [['tx-unknown', 'country-new', 'country-jump'], 'pass'],
  [['busy-device'], 'verify'],
  [['many-accounts'], 'verify'],
  [['disposable-address'], 'verify'],
  [['busy-address', 'busy-device', 'busy-account', 'many-accounts', 'country-new', 'country-jump'], 'verify'],
  [['flood'], 'block'],
  [['address-flood'], 'block'],
])('[LOGIN-11] %j is answered with %s', (reasons, action) => expect(riskAction(reasons).value).toBe(action));

test('[LOGIN-11] one reason more never makes an attempt less unusual, and only a flood is stopped', () => {
  fc.assert(
    fc.property(fc.array(reason), reason, (reasons, more) => {
      const [one, other] = [riskAction(reasons).value, riskAction([...reasons, more]).value];
      expect(order.indexOf(other)).toBeGreaterThanOrEqual(order.indexOf(one));
      expect(riskAction(reasons).value === 'block').toBe(
        reasons.some((one) => one === 'flood' || one === 'address-flood'),
      );
      expect(stricter(one, other)).toBe(other);
      expect(stricter(other, one)).toBe(other);
    }),
  );
});
