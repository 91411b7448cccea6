import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { armName, armOf, type Experiment } from '../remote-config/experiment.ts';
import { registrationVariants } from '../site/registration-variant.ts';
import { type SignUpQuestion, signUpFor } from './sign-up-choice.ts';

const site = { registration: { layout: 'new-brand', variant: 'oldCode' } } as const;
const experiment: Experiment = {
  id: 'both',
  arms: [
    { layout: 'new-ui', variant: 'newLink', weight: 1 },
    { layout: 'old', variant: 'oldLink', weight: 1 },
  ],
};
const ids = Array.from({ length: 40 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
const first = ids.find((id) => armOf(experiment, id).value.layout === 'new-ui') ?? '';
const second = ids.find((id) => armOf(experiment, id).value.layout === 'old') ?? '';

const ask = (more: Partial<SignUpQuestion> = {}) =>
  signUpFor({ site, ui: null, remoteConfig: {}, deviceId: first, ...more });
const said = (more: Partial<SignUpQuestion> = {}) => {
  const { layout, variant, arm } = ask(more);
  return [layout.value, variant.value, arm?.arm];
};

describe('layout and variant of the sign-up form', () => {
  test.each<[string, Partial<SignUpQuestion>, [string, string, string | undefined]]>([
    ['the site’s own', {}, ['new-brand', 'oldCode', undefined]],
    ['steered', { remoteConfig: { layout: 'old', variant: 'newLink' } }, ['old', 'newLink', undefined]],
    ['the arm of one device', { remoteConfig: { experiment } }, ['new-ui', 'newLink', 'new-ui newLink']],
    ['the arm of another', { remoteConfig: { experiment }, deviceId: second }, ['old', 'oldLink', 'old oldLink']],
    [
      'the site’s own without a device',
      { remoteConfig: { experiment }, deviceId: undefined },
      ['new-brand', 'oldCode', undefined],
    ],
    [
      'the arm’s layout before the steered one',
      { remoteConfig: { experiment, layout: 'new-brand' } },
      ['new-ui', 'newLink', 'new-ui newLink'],
    ],
    ['the parameter’s layout before all', { ui: '0', remoteConfig: { experiment } }, ['old', 'newLink', undefined]],
    [
      'no parameter that names none',
      { ui: '7', remoteConfig: { experiment } },
      ['new-ui', 'newLink', 'new-ui newLink'],
    ],
  ])('[SHELL-09] [LOGIN-12] [SIGNUP-03] %s', (_, question, expected) => {
    expect(said(question)).toEqual(expected);
  });

  test('[SIGNUP-03] a site that says nothing has newCode', () => {
    expect(said({ site: { registration: { layout: 'old' } } })).toEqual(['old', 'newCode', undefined]);
  });

  test('[SHELL-09] an experiment of variants goes on where the parameter chooses the layout', () => {
    const variants: Experiment = { id: 'v', arms: [{ weight: 1 }, { variant: 'newLink', weight: 1 }] };
    for (const deviceId of ids) {
      const { layout, arm } = ask({ ui: '2', remoteConfig: { experiment: variants }, deviceId });
      expect([layout.value, arm]).toEqual([
        'new-ui',
        { experiment: 'v', arm: armName(armOf(variants, deviceId).value) },
      ]);
    }
  });

  test('[SHELL-09] the control arm sees what everybody else sees, and is counted', () => {
    const tried: Experiment = { id: 'c', arms: [{ weight: 1 }, { layout: 'new-ui', weight: 0 }] };
    expect(said({ remoteConfig: { experiment: tried, layout: 'old' } })).toEqual(['old', 'oldCode', 'control']);
  });

  test('[SHELL-09] the reasons name the arm and never the device', () => {
    const choice = ask({ remoteConfig: { experiment } });
    expect(choice.layout.trace[0]).toMatchObject({
      check: "experiment both: this device's arm",
      detail: 'new-ui newLink',
    });
    expect(choice.layout.trace.filter(({ outcome }) => outcome === 'won')).toHaveLength(1);
    expect(JSON.stringify(choice)).not.toContain(first);
  });

  test('[SHELL-09] any parameter, any steering: one of the layouts, one of the variants, the same each time', () => {
    const layout = fc.constantFrom('old', 'new-brand', 'new-ui' as const);
    const variant = fc.constantFrom(...registrationVariants);
    const remoteConfig = fc.record({ layout, variant, experiment: fc.constant(experiment) }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.string(), remoteConfig, fc.uuid(), (ui, steered, deviceId) => {
        const question = { ui, remoteConfig: steered as SignUpQuestion['remoteConfig'], deviceId };
        expect(said(question)).toEqual(said(question));
        expect(registrationVariants).toContain(ask(question).variant.value);
        if (steered.variant) expect(ask(question).variant.value).toBe(steered.variant);
      }),
    );
  });
});
