import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OutsideScript, Purpose } from '../site/brand.ts';
import { CONSENT_VERSION, consentPurposes, consentTo, mayUse } from './consent.ts';
import { mayBeNecessary, type ScriptQuestion, scriptsFor } from './outside-scripts.ts';

const at = '2026-01-15T11:00:00.000Z';
const all = consentTo(consentPurposes, at);
const kinds = ['header', 'fingerprint', 'app-banner', 'analytics', 'tag'] as const;
const script = (kind: OutsideScript['kind'], purpose: Purpose, id: string = kind): OutsideScript => ({
  ...{ id, kind, purpose },
  src: `https://peer.example/${id}.js`,
  connect: [],
  stores: [],
});
const scripts = [
  script('header', 'necessary'),
  script('fingerprint', 'functional'),
  script('app-banner', 'functional'),
  script('analytics', 'analytics'),
  script('tag', 'marketing'),
];
const open = { consent: 'notice', paths: { register: '/register' } } as const;
const optIn = { ...open, consent: 'opt-in' } as const;
const withoutAny = { ...optIn, signUpAnalytics: false } as const;
const asked = (change: Partial<ScriptQuestion> = {}): ScriptQuestion => ({
  ...{ brand: { scripts }, site: open, path: '/en/register', consent: all, region: '', brave: false },
  ...change,
});
const loaded = (change: Partial<ScriptQuestion> = {}) =>
  scriptsFor(asked(change))
    .value.filter(({ load }) => load)
    .map(({ script: { id } }) => id);
const why = (id: string, change: Partial<ScriptQuestion> = {}) =>
  scriptsFor(asked(change)).value.find((verdict) => verdict.script.id === id)?.why;

describe('[SHELL-11] which scripts load', () => {
  const everything = ['header', 'fingerprint', 'app-banner', 'analytics', 'tag'];
  const withoutCounting = ['header', 'fingerprint', 'app-banner'];
  for (const [what, change, expected] of [
    ['sign-up, everything accepted, outside the EEA', {}, everything],
    ['a page that is no sign-up', { path: '/en/login' }, withoutCounting],
    ['before any answer', { consent: undefined }, ['header']],
    ['everything rejected', { consent: consentTo([], at) }, ['header']],
    ['one purpose chosen', { consent: consentTo(['functional'], at) }, withoutCounting],
    ['Brave', { brave: true }, ['header', 'app-banner', 'analytics', 'tag']],
    ['EU or NLD, everything accepted', { site: optIn }, everything],
    [
      'EU or NLD, all except analytics',
      { site: optIn, consent: consentTo(['functional', 'marketing'], at) },
      withoutCounting,
    ],
    [
      'in the EEA elsewhere, all except analytics',
      { region: 'EEA', consent: consentTo(['functional', 'marketing'], at) },
      withoutCounting,
    ],
    [
      'region unknown, all except analytics',
      { region: null, consent: consentTo(['functional', 'marketing'], at) },
      withoutCounting,
    ],
    [
      'outside the EEA, all except analytics',
      { consent: consentTo(['functional', 'marketing'], at) },
      [...withoutCounting, 'tag'],
    ],
    ['a site without any of it on sign-up, everything accepted', { site: withoutAny }, withoutCounting],
    ['oauth, where no notice is, never answered', { path: '/en/oauth', consent: undefined }, ['header']],
    ['oauth, answered before', { path: '/en/oauth' }, withoutCounting],
    ['benefits, never answered', { path: '/exclusive-benefits', consent: undefined }, ['header']],
  ] as const) {
    test(`[SHELL-11] [SHELL-05] ${what}`, () => expect(loaded(change)).toEqual(expected));
  }

  for (const path of [
    '/register',
    '/tr-register',
    '/sign-up',
    '/channel-register',
    '/en/register/',
    '/tr-TUR/tr-register?x=1#y',
    '/own-register',
  ]) {
    test(`[SHELL-11] ${path} is a page to sign up on`, () => {
      const site = { ...open, paths: { register: '/own-register' } };
      expect(loaded({ path, site })).toContain('analytics');
    });
  }

  test('[SHELL-11] the app banner comes 1000 ms late, everything else at once, in the order of the brand', () => {
    const { value } = scriptsFor(asked());
    expect(value.map((verdict) => [verdict.script.id, verdict.delayMs])).toEqual([
      ['header', 0],
      ['fingerprint', 0],
      ['app-banner', 1000],
      ['analytics', 0],
      ['tag', 0],
    ]);
  });

  test('[SHELL-11] every verdict says why', () => {
    expect(why('analytics', { consent: undefined })).toBe('it needs consent: no answer yet');
    expect(why('analytics', { consent: consentTo([], at) })).toBe('its purpose was refused');
    expect(why('fingerprint', { brave: true })).toBe('it takes fingerprints, and this is Brave');
    expect(why('tag', { path: '/login' })).toBe('it counts visitors, and this is no page to sign up on');
    expect(why('tag', { region: 'EEA', consent: consentTo(['marketing'], at) })).toMatch(/^it counts visitors where/);
    expect(why('header', { consent: undefined })).toBe('it loads as configured');
    const { trace } = scriptsFor(asked({ consent: undefined }));
    expect(trace.filter(({ outcome }) => outcome === 'won')).toHaveLength(scripts.length);
    expect(trace.at(-1)?.detail).toBe('tag (tag, marketing) → stays out');
  });
});

describe('[SHELL-11] [SHELL-05] a script that is called necessary though it is not', () => {
  const called = kinds.map((kind) => script(kind, 'necessary'));
  test.each([
    ['before any answer', undefined, ['header']],
    ['after no to everything', consentTo([], at), ['header']],
    ['after yes to extras', consentTo(['functional'], at), ['header', 'fingerprint', 'app-banner']],
    ['after yes to measuring', consentTo(['analytics'], at), ['header', 'analytics']],
    ['after yes to everything', all, [...kinds]],
  ])('[SHELL-11] [SHELL-05] waits for consent all the same: %s', (_, consent, expected) => {
    expect(loaded({ brand: { scripts: called }, consent })).toEqual(expected);
  });
});

const anyScript = fc
  .record({ kind: fc.constantFrom(...kinds), purpose: fc.constantFrom<Purpose>('necessary', ...consentPurposes) })
  .map(({ kind, purpose }) => script(kind, purpose));
const anyRecord = fc.option(
  fc.record({
    version: fc.constantFrom(CONSENT_VERSION, CONSENT_VERSION - 1, CONSENT_VERSION + 1),
    at: fc.string(),
    choices: fc.record({ functional: fc.boolean(), analytics: fc.boolean(), marketing: fc.boolean() }),
  }),
  { nil: undefined },
);
const anything: fc.Arbitrary<ScriptQuestion> = fc.record({
  brand: fc.record({ scripts: fc.array(anyScript, { maxLength: 6 }) }),
  site: fc.constantFrom(open, optIn),
  path: fc.oneof(fc.constantFrom('/register', '/en/login', '/oauth', '/sign-up', '/exclusive-benefits'), fc.string()),
  consent: anyRecord,
  region: fc.constantFrom('EEA', '', null),
  brave: fc.boolean(),
});

describe('[SHELL-11] for every input', () => {
  test('[SHELL-11] [SHELL-05] nothing that needs consent loads without consent for its purpose', () => {
    fc.assert(
      fc.property(anything, (question) => {
        for (const { script: one, load } of scriptsFor(question).value) {
          if (!load || (one.purpose === 'necessary' && mayBeNecessary(one.kind))) continue;
          expect(question.consent?.version).toBe(CONSENT_VERSION);
          if (one.purpose === 'necessary') expect(Object.values(question.consent?.choices ?? {})).toContain(true);
          else expect(question.consent?.choices[one.purpose]).toBe(true);
        }
      }),
    );
  });

  test('[SHELL-11] where the law asks to opt in, and where the region is not known, nothing counts without analytics', () => {
    fc.assert(
      fc.property(anything, (question) => {
        const law = question.site.consent === 'opt-in' || question.region !== '';
        if (!law || mayUse(question.consent, 'analytics').value) return;
        const counting = scriptsFor(question).value.filter(
          ({ script: { kind } }) => kind === 'analytics' || kind === 'tag',
        );
        expect(counting.filter(({ load }) => load)).toEqual([]);
      }),
    );
  });

  test('[SHELL-11] no fingerprint is taken in Brave, and a stricter place never loads more', () => {
    fc.assert(
      fc.property(anything, (question) => {
        const loads = (change: Partial<ScriptQuestion>) =>
          scriptsFor({ ...question, ...change }).value.filter(({ load }) => load);
        expect(loads({ brave: true }).filter(({ script: { kind } }) => kind === 'fingerprint')).toEqual([]);
        const free = loads({ region: '' }).map((verdict) => question.brand.scripts.indexOf(verdict.script));
        for (const region of ['EEA', null] as const) {
          for (const verdict of loads({ region }))
            expect(free).toContain(question.brand.scripts.indexOf(verdict.script));
        }
      }),
    );
  });

  test('[SHELL-11] there is one verdict for each script, in order, and a trace of how it came about', () => {
    fc.assert(
      fc.property(anything, (question) => {
        const { value, trace } = scriptsFor(question);
        expect(value.map((verdict) => verdict.script)).toEqual(question.brand.scripts);
        expect(trace.filter(({ outcome }) => outcome === 'won').map(({ check }) => check)).toEqual(
          value.map((verdict) => verdict.why),
        );
      }),
    );
  });
});
