import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ignoredBy, type RemoteConfig, type RemoteConfigInput, readRemoteConfig } from './remote-config.ts';

const arms = [{ weight: 1 }, { layout: 'new-ui', weight: 1 }];
const experiment = { id: 'new-look', arms };
const signUp = (config: unknown): RemoteConfigInput => ({ signUpPage: JSON.stringify(config) });

describe('what is taken', () => {
  test.each<[string, RemoteConfigInput, RemoteConfig]>([
    ['nothing from nothing', {}, {}],
    ['nothing from what is empty', { signUpPage: '', signUpButton: '', loginPage: null, download: undefined }, {}],
    ['nothing from empty configs', { signUpPage: '{}', loginPage: '{}', download: '{}' }, {}],
    ['a variant', signUp({ variant: 'oldLink' }), { variant: 'oldLink' }],
    ['a layout', signUp({ layout: 'new-ui' }), { layout: 'new-ui' }],
    ['an experiment', signUp({ experiment }), { experiment } as RemoteConfig],
    ['a notice', signUp({ notice: ' Codes are slow today. ' }), { signUpNotice: 'Codes are slow today.' }],
    ['a notice of the login page', { loginPage: '{"notice":"Hello"}' }, { loginNotice: 'Hello' }],
    ['ways to log in', { loginPage: { ways: ['qr', 'code'] } }, { loginWays: ['qr', 'code'] }],
    ['no way but the password', { loginPage: '{"ways":[]}' }, { loginWays: [] }],
    ['a text for the button', { signUpButton: 'Open my account' }, { button: 'Open my account' }],
    ['markup as the text that it is', { signUpButton: '<b>Go</b>' }, { button: '<b>Go</b>' }],
    ['the flag for downloads', { download: '{"allowed":false}' }, { downloads: false }],
    [
      'objects as well as their text',
      { download: { allowed: true }, loginPage: { notice: 'x' } },
      { downloads: true, loginNotice: 'x' },
    ],
    [
      'an experiment of layouts beside a variant',
      signUp({ variant: 'newLink', experiment }),
      { variant: 'newLink', experiment } as RemoteConfig,
    ],
  ])('[LOGIN-12] %s', (_, given, taken) => {
    const decision = readRemoteConfig(given);
    expect(decision.value).toEqual(taken);
    expect(ignoredBy(decision)).toEqual([]);
  });
});

describe('what is ignored', () => {
  test.each<[string, RemoteConfigInput, string]>([
    ['a wrong variant', signUp({ variant: 'new' }), 'sign-up page config: variant: is not one of the four variants'],
    ['a wrong layout', signUp({ layout: 2 }), 'sign-up page config: layout: is not one of the three layouts'],
    ['a field that is not known', signUp({ colour: 'red' }), 'sign-up page config: colour: is not a field of it'],
    ['broken JSON', { signUpPage: '{"variant":' }, 'sign-up page config: is not a JSON object, or is too large'],
    ['a list', { download: '[true]' }, 'download config: is not a JSON object, or is too large'],
    ['huge JSON', { loginPage: `{"notice":"a"${' '.repeat(20_000)}}` }, 'login page config: is not a JSON object'],
    ['a way twice', { loginPage: { ways: ['qr', 'qr'] } }, 'login page config: ways: is not a list of ways'],
    ['a way that is not known', { loginPage: { ways: ['fax'] } }, 'login page config: ways: is not a list of ways'],
    ['ways that are no list', { loginPage: { ways: 'qr' } }, 'login page config: ways: is not a list of ways'],
    ['a flag that is text', { download: '{"allowed":"false"}' }, 'download config: allowed: is not true or false'],
    [
      'a button that is no text',
      { signUpButton: { en: 'Go' } },
      'sign-up button text: is not plain text of at most 40',
    ],
    ['a long button', { signUpButton: 'a'.repeat(41) }, 'sign-up button text: is not plain text of at most 40'],
    ['two lines', { signUpButton: 'a\nb' }, 'sign-up button text: is not plain text'],
    ['letters turned around', { loginPage: { notice: 'a\u202eb' } }, 'login page config: notice: is not plain text'],
    ['half a character', { loginPage: { notice: '\ud800' } }, 'login page config: notice: is not plain text'],
    ['a long notice', signUp({ notice: 'a'.repeat(401) }), 'notice: is not plain text of at most 400 characters'],
    ['blanks', { signUpButton: '   ' }, 'sign-up button text: is not plain text'],
  ])('[LOGIN-12] %s, and the trace says why', (_, given, why) => {
    const decision = readRemoteConfig(given);
    expect(decision.value).toEqual({});
    expect(ignoredBy(decision).join('\n')).toContain(why);
  });

  test.each<[string, unknown]>([
    ['no id', { arms }],
    ['an id that is no label', { id: 'New Look', arms }],
    ['a long id', { id: 'a'.repeat(41), arms }],
    ['one arm', { id: 'a', arms: [{ weight: 1 }] }],
    ['many arms', { id: 'a', arms: Array(9).fill({ weight: 1 }) }],
    [
      'arms that are the same',
      {
        id: 'a',
        arms: [
          { layout: 'old', weight: 1 },
          { layout: 'old', weight: 2 },
        ],
      },
    ],
    ['a wrong layout', { id: 'a', arms: [{ weight: 1 }, { layout: 'new', weight: 1 }] }],
    ['a weight below 0', { id: 'a', arms: [{ weight: 1 }, { layout: 'old', weight: -1 }] }],
    ['a weight that is text', { id: 'a', arms: [{ weight: 1 }, { layout: 'old', weight: '1' }] }],
    ['no weight at all', { id: 'a', arms: [{ weight: 0 }, { layout: 'old', weight: 0 }] }],
    ['a field too many', { id: 'a', arms: [{ weight: 1 }, { layout: 'old', weight: 1, button: 'x' }] }],
    ['arms that are no list', { id: 'a', arms: {} }],
  ])('[SHELL-09] an experiment with %s', (_, broken) => {
    const decision = readRemoteConfig(signUp({ experiment: broken }));
    expect(decision.value).toEqual({});
    expect(ignoredBy(decision)).toEqual([expect.stringContaining('experiment: is not an id of small letters')]);
  });

  test('[SHELL-09] an experiment of variants where one variant is set for everybody', () => {
    const variants = { id: 'a', arms: [{ weight: 1 }, { variant: 'newLink', weight: 1 }] };
    const decision = readRemoteConfig(signUp({ variant: 'newCode', experiment: variants }));
    expect(decision.value).toEqual({ variant: 'newCode' });
    expect(ignoredBy(decision)).toEqual([expect.stringContaining('while one variant is set for all visitors')]);
  });

  test('[LOGIN-12] alone: what is right beside it is taken', () => {
    const { value } = readRemoteConfig({
      ...signUp({ variant: 'x', layout: 'old', notice: 7 }),
      download: '{"allowed":true}',
    });
    expect(value).toEqual({ layout: 'old', downloads: true });
  });

  test('[LOGIN-12] what belongs to the prototype', () => {
    const given = signUp(JSON.parse('{"__proto__":{"variant":"oldCode"}}'));
    expect(readRemoteConfig(given).value).toEqual({});
    expect(readRemoteConfig({ download: Object.create({ allowed: true }) }).value).toEqual({});
  });
});

describe('whatever comes', () => {
  const anything = fc.oneof(fc.anything(), fc.json(), fc.string());
  const given = fc.record(
    { signUpPage: anything, signUpButton: anything, loginPage: anything, download: anything },
    { requiredKeys: [] },
  );

  test('[LOGIN-12] the answer is usable, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(given, (some) => {
        const { value, trace } = readRemoteConfig(some);
        const { signUpNotice: notice, loginNotice, loginWays, downloads, button, ...page } = value;
        const again: RemoteConfigInput = {
          signUpPage: { ...page, ...(notice === undefined ? {} : { notice }) },
          signUpButton: button,
          loginPage: {
            ...(loginNotice === undefined ? {} : { notice: loginNotice }),
            ...(loginWays === undefined ? {} : { ways: loginWays }),
          },
          download: downloads === undefined ? {} : { allowed: downloads },
        };
        expect(readRemoteConfig(again).value).toEqual(value);
        for (const { detail = '' } of trace) expect(detail.length).toBeLessThan(2_000);
      }),
      { numRuns: 500 },
    );
  });
});
