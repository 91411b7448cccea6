import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConsentPurpose, Purpose } from '../site/brand.ts';
import {
  acceptsAll,
  CONSENT_VERSION,
  type ConsentRecord,
  consentPurposes,
  consentTo,
  mayUse,
  readConsent,
  withdrawnPurposes,
} from './consent.ts';

const NOW = Date.parse('2026-01-15T12:00:00.000Z');
const at = '2026-01-15T11:00:00.000Z';
const yes = { functional: true, analytics: true, marketing: true };
const no = { functional: false, analytics: false, marketing: false };
const record = (change: object = {}) => JSON.stringify({ version: CONSENT_VERSION, at, choices: yes, ...change });
const purposes = fc.subarray([...consentPurposes]);
const everyPurpose = fc.constantFrom<Purpose>('necessary', ...consentPurposes);

describe('[SHELL-05] the record as it was kept', () => {
  for (const [what, text, why] of [
    ['nothing', null, 'no answer yet'],
    ['an empty text', '', 'no answer yet'],
    ['no JSON', '{"version":1,', 'what is kept is no record'],
    ['a number', '1', 'what is kept is no record'],
    ['a list', '[]', 'what is kept is no record'],
    ['null', 'null', 'what is kept is no record'],
    ['an older version', record({ version: CONSENT_VERSION - 1 }), 'the answer is to another version of the question'],
    ['a newer version', record({ version: CONSENT_VERSION + 1 }), 'the answer is to another version of the question'],
    [
      'a version as text',
      record({ version: `${CONSENT_VERSION}` }),
      'the answer is to another version of the question',
    ],
    ['no time', record({ at: undefined }), 'the record has no time, or one in the future'],
    ['a date alone', record({ at: '2026-01-15' }), 'the record has no time, or one in the future'],
    ['an impossible time', record({ at: '2026-13-45T99:00:00Z' }), 'the record has no time, or one in the future'],
    ['tomorrow', record({ at: '2026-01-16T12:00:00Z' }), 'the record has no time, or one in the future'],
    ['no choices', record({ choices: null }), 'the record does not answer for each purpose'],
    [
      'a purpose left out',
      record({ choices: { functional: true, analytics: true } }),
      'the record does not answer for each purpose',
    ],
    [
      'a choice as text',
      record({ choices: { ...yes, marketing: 'no' } }),
      'the record does not answer for each purpose',
    ],
  ] as const) {
    test(`[SHELL-05] ${what} counts as none: ${why}`, () => {
      const { value, trace } = readConsent(text, NOW);
      expect(value).toBeUndefined();
      expect(trace.at(-1)).toMatchObject({ check: why, outcome: 'won' });
    });
  }

  test('[SHELL-05] a sound record counts, in full and in the short form of the early script', () => {
    expect(readConsent(record(), NOW).value).toEqual({ version: CONSENT_VERSION, at, choices: yes });
    expect(readConsent(record({ choices: true }), NOW).value?.choices).toEqual(yes);
    expect(readConsent(record({ choices: false }), NOW).value?.choices).toEqual(no);
  });

  test('[SHELL-05] a clock that was set back a little after the answer does not undo it', () => {
    expect(readConsent(record({ at: '2026-01-15T12:04:00Z' }), NOW).value).toBeDefined();
    expect(readConsent(record({ at: '2026-01-15T12:06:00Z' }), NOW).value).toBeUndefined();
  });

  test('[SHELL-05] what is kept is read back as it was answered', () => {
    fc.assert(
      fc.property(purposes, fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(NOW) }), (granted, when) => {
        const kept = consentTo(granted, when.toISOString());
        expect(readConsent(JSON.stringify(kept), NOW).value).toEqual(kept);
      }),
    );
  });

  test('[SHELL-05] whatever stands there, reading it never throws, and grants only what is spelled out', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.object().map((value) => JSON.stringify({ ...value, version: CONSENT_VERSION, at })),
    );
    fc.assert(
      fc.property(texts, everyPurpose, (text, purpose) => {
        const { value } = readConsent(text, NOW);
        if (mayUse(value, purpose).value && purpose !== 'necessary') {
          const { choices } = JSON.parse(text);
          expect(choices === true || choices[purpose] === true).toBe(true);
        }
      }),
    );
  });
});

describe('[SHELL-05] what may be used', () => {
  test('[SHELL-05] the necessary always, anything else only after consent for its purpose', () => {
    fc.assert(
      fc.property(fc.option(purposes, { nil: undefined }), everyPurpose, (granted, purpose) => {
        const kept = granted && consentTo(granted, at);
        const may = purpose === 'necessary' || (granted ?? []).includes(purpose as ConsentPurpose);
        expect(mayUse(kept, purpose).value).toBe(may);
      }),
    );
  });

  test('[SHELL-05] every answer says why', () => {
    const why = (kept: ConsentRecord | undefined, purpose: Purpose) => mayUse(kept, purpose).trace.at(-1)?.check;
    expect(why(undefined, 'necessary')).toBe('the site cannot work without it');
    expect(why(undefined, 'analytics')).toBe('it needs consent: no answer yet');
    expect(why(consentTo(['analytics'], at), 'analytics')).toBe('its purpose was consented to');
    expect(why(consentTo(['analytics'], at), 'marketing')).toBe('its purpose was refused');
  });

  test('[SHELL-05] a record of another version grants nothing, also where some code hands it on', () => {
    const stale = { ...consentTo(consentPurposes, at), version: CONSENT_VERSION - 1 };
    expect(consentPurposes.filter((purpose) => mayUse(stale, purpose).value)).toEqual([]);
  });
});

test('[SHELL-05] withdrawn is what could be used and can be no longer', () => {
  const all = consentTo(consentPurposes, at);
  expect(withdrawnPurposes(all, consentTo(['functional'], at)).value).toEqual(['analytics', 'marketing']);
  expect(withdrawnPurposes(all, undefined).value).toEqual(consentPurposes);
  expect(withdrawnPurposes(undefined, all).value).toEqual([]);
  expect(withdrawnPurposes(consentTo(['functional'], at), consentTo(['marketing'], at)).trace[0]?.detail).toBe(
    'functional',
  );
});

test('[SHELL-05] the terms flag stands for yes to everything', () => {
  expect(acceptsAll(consentTo(consentPurposes, at))).toBe(true);
  for (const purpose of consentPurposes) {
    expect(
      acceptsAll(
        consentTo(
          consentPurposes.filter((one) => one !== purpose),
          at,
        ),
      ),
    ).toBe(false);
  }
});
