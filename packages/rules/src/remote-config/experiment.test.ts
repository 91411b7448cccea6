import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Arm, armName, armOf, type Experiment } from './experiment.ts';

const three = (weights: readonly [number, number, number], id = 'new-look'): Experiment => {
  const [old, brand, ui] = weights;
  return {
    id,
    arms: [
      { layout: 'old', weight: old },
      { layout: 'new-brand', weight: brand },
      { layout: 'new-ui', weight: ui },
    ],
  };
};
/** UUIDs as the server makes them, from a seed: the same in every run. */
function guids(count: number, seed = 1): string[] {
  let state = seed;
  const hex = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state.toString(16).padStart(8, '0');
  };
  return Array.from({ length: count }, () => {
    const all = hex() + hex() + hex() + hex();
    return `${all.slice(0, 8)}-${all.slice(8, 12)}-4${all.slice(13, 16)}-a${all.slice(17, 20)}-${all.slice(20)}`;
  });
}
const devices = guids(20_000);
const armsOf = (experiment: Experiment, of = devices) => of.map((device) => armName(armOf(experiment, device).value));
const share = (arms: readonly string[], name: string) => arms.filter((arm) => arm === name).length / arms.length;
/** Five standard deviations of a share among that many devices. */
const off = (share: number) => 5 * Math.sqrt((share * (1 - share)) / devices.length);

describe('an arm’s share', () => {
  test.each<[readonly [number, number, number]]>([[[1, 1, 1]], [[50, 30, 20]], [[0.9, 0.05, 0.05]], [[1, 0, 99]]])(
    '[SHELL-09] with weights %j it is what the weights say',
    (weights) => {
      const arms = armsOf(three(weights));
      const sum = weights.reduce((total, one) => total + one, 0);
      for (const [at, name] of ['old', 'new-brand', 'new-ui'].entries()) {
        const due = (weights[at] ?? 0) / sum;
        expect(Math.abs(share(arms, name) - due), name).toBeLessThanOrEqual(off(due));
      }
    },
  );

  test('[SHELL-09] it is that for ids that hardly differ, too', () => {
    const like = Array.from({ length: 20_000 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
    const arms = like.map((device) => armName(armOf(three([1, 1, 2]), device).value));
    expect(Math.abs(share(arms, 'new-ui') - 0.5)).toBeLessThanOrEqual(off(0.5));
  });

  test('[SHELL-09] an arm without weight is nobody’s', () => {
    expect(share(armsOf(three([1, 0, 1])), 'new-brand')).toBe(0);
  });
});

describe('a device', () => {
  const anExperiment = fc.record({
    id: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/),
    arms: fc.uniqueArray(
      fc.record<Arm>({
        layout: fc.constantFrom('old', 'new-brand', 'new-ui'),
        weight: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 3, selector: armName },
    ),
  });
  const aDevice = fc.uuid();

  test('[SHELL-09] has the same arm every time, in whatever order the arms are written', () => {
    fc.assert(
      fc.property(anExperiment, aDevice, (experiment, device) => {
        const { value } = armOf(experiment, device);
        expect(armOf(experiment, device).value).toBe(value);
        expect(armOf({ ...experiment, arms: experiment.arms.toReversed() }, device).value).toBe(value);
        expect(value.weight).toBeGreaterThan(0);
      }),
    );
  });

  test('[SHELL-09] is not named by the reasons', () => {
    fc.assert(
      fc.property(anExperiment, aDevice, (experiment, device) => {
        expect(JSON.stringify(armOf(experiment, device))).not.toContain(device.slice(0, 8));
      }),
    );
  });

  test('[SHELL-09] is in one experiment without regard to another', () => {
    const [one, other] = [armsOf(three([1, 1, 1], 'one')), armsOf(three([1, 1, 1], 'other'))];
    for (const name of ['old', 'new-brand', 'new-ui']) {
      const among = other.filter((_, at) => one[at] === name);
      for (const second of ['old', 'new-brand', 'new-ui']) {
        const due = 1 / 3;
        const most = 5 * Math.sqrt((due * (1 - due)) / among.length);
        expect(Math.abs(share(among, second) - due), `${name}, ${second}`).toBeLessThanOrEqual(most);
      }
    }
  });
});

describe('a change', () => {
  test('[SHELL-09] of one weight moves devices to or from that arm alone, as few as can be', () => {
    const some = devices.slice(0, 4_000);
    fc.assert(
      fc.property(
        fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)),
        fc.nat(9),
        fc.constantFrom(0, 1, 2),
        ([a, b, c], to, at) => {
          const before: [number, number, number] = [a + 1, b + 1, c + 1];
          const after = before.with(at, to + 1) as unknown as typeof before;
          const [was, is] = [armsOf(three(before), some), armsOf(three(after), some)];
          const changed = ['old', 'new-brand', 'new-ui'][at];
          const moved = was.flatMap((arm, place) => (arm === is[place] ? [] : [[arm, is[place]]]));
          for (const way of moved) expect(way).toContain(changed);
          expect(moved.length / some.length).toBeCloseTo(
            Math.abs(share(was, `${changed}`) - share(is, `${changed}`)),
            9,
          );
        },
      ),
      { numRuns: 15 },
    );
  });

  test('[SHELL-09] of all weights alike moves nobody, and neither does an arm that is added without weight', () => {
    const before = armsOf(three([2, 1, 1]));
    expect(armsOf(three([200, 100, 100]))).toEqual(before);
    const { id, arms } = three([2, 1, 1]);
    expect(armsOf({ id, arms: [{ variant: 'newLink', weight: 0 }, ...arms] })).toEqual(before);
  });

  test('[SHELL-09] of the id deals anew', () => {
    const [one, other] = [armsOf(three([1, 1, 1], 'spring')), armsOf(three([1, 1, 1], 'autumn'))];
    const same = one.filter((arm, at) => arm === other[at]).length / one.length;
    expect(Math.abs(same - 1 / 3)).toBeLessThanOrEqual(off(1 / 3));
  });

  test('[SHELL-09] of the program is none: these devices have had these arms', () => {
    const known = guids(6).map((device) => armName(armOf(three([1, 1, 1]), device).value));
    expect(known).toEqual(['old', 'new-brand', 'new-brand', 'new-ui', 'new-ui', 'new-brand']);
  });
});

test('[SHELL-09] the reasons tell every arm, its share and which one won', () => {
  const { trace } = armOf(
    { id: 'a', arms: [{ weight: 1 }, { layout: 'old', variant: 'newLink', weight: 3 }] },
    'x'.repeat(36),
  );
  expect(trace.map(({ check, detail }) => `${check}: ${detail}`)).toEqual([
    'experiment a, arm control: 25 % of devices',
    'experiment a, arm old newLink: 75 % of devices',
  ]);
  expect(trace.filter(({ outcome }) => outcome === 'won')).toHaveLength(1);
});
