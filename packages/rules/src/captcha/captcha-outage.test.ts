import { expect, test } from 'vitest';
import { type CaptchaOutage, outagesFor } from './captcha-outage.ts';

const here = { site: 'ONE', scene: '31000', device: 'a' };
const off = (more: Partial<CaptchaOutage> = {}): CaptchaOutage => ({
  kind: 'geetest',
  part: 'script',
  percent: 100,
  ...more,
});
const met = (...outages: CaptchaOutage[]) => outagesFor(outages, here).value;

test('[CAPT-06] a drill reaches its site and scene, and every one where it names none', () => {
  expect(met(off(), off({ site: 'ONE' }), off({ scene: '31000' }))).toEqual([{ kind: 'geetest', part: 'script' }]);
  expect(met(off({ device: 'a' }))).toHaveLength(1);
  expect(met(off({ device: 'b' }), off({ site: 'TWO' }), off({ scene: '31004' }), off({ percent: 0 }))).toEqual([]);
  expect(outagesFor([off()], { ...here, device: undefined }).value).toHaveLength(1);
  expect(outagesFor([off({ percent: 99 })], { ...here, device: undefined }).value).toHaveLength(0);
});

test('[CAPT-06] it meets its share of devices, always the same ones, and each kind another share', () => {
  const devices = Array.from({ length: 4_000 }, (_, at) => `device ${at}`);
  const of = (outage: CaptchaOutage) =>
    devices.filter((device) => outagesFor([outage], { ...here, device }).value.length > 0);
  const [some, more, other] = [
    of(off({ percent: 20 })),
    of(off({ percent: 30 })),
    of(off({ kind: 'tencent', percent: 20 })),
  ];
  expect(some.length / devices.length).toBeCloseTo(0.2, 1);
  expect(more).toEqual(expect.arrayContaining(some));
  expect(other.filter((device) => some.includes(device)).length / some.length).toBeCloseTo(0.2, 1);
});
